// Stand-in for the hosted billing script (Chargebee.js v2): the same global, the same callbacks. Runs in the portal's page, under
// its content security policy and Trusted Types, so it creates elements one by one and sets styles through CSSOM.
/* global document, window */
(() => {
  const BASE = document.currentScript.src.replace(/\/script\.js(\?.*)?$/, '');
  const ORIGIN = new URL(BASE).origin;
  const SITE = 'sandbox-billing';
  const SECTION_TITLES = {
    portal_edit_billing_address: 'Billing address',
    portal_payment_methods: 'Payment methods',
  };
  let instance;

  window.Chargebee = {
    init(options) {
      if (instance) throw new Error('Chargebee has been initialized already: call tearDown() first.');
      if (!options || options.site !== SITE) {
        throw new Error(`Chargebee: the site "${options && options.site}" does not exist.`);
      }
      instance = createInstance();
      return instance;
    },
    getInstance() {
      if (!instance) throw new Error('Chargebee has not been initialized: call init() first.');
      return instance;
    },
    getPortalSections: () => ({
      EDIT_BILLING_ADDRESS: 'portal_edit_billing_address',
      PAYMENT_SOURCES: 'portal_payment_methods',
    }),
    registerAgain() {},
    tearDown() {
      if (instance) instance.closeAll();
      instance = undefined;
    },
  };

  function createInstance() {
    const open = new Set();
    let checkoutCallbacks = () => ({});
    let portalSession;

    const show = (title) => {
      const overlay = createOverlay(title, () => open.delete(overlay));
      open.add(overlay);
      return overlay;
    };

    return {
      site: SITE,
      /** `make` receives the cart and returns callbacks for every checkout, `subscriptionExtended` among them. */
      setCheckoutCallbacks(make) {
        checkoutCallbacks = make;
      },
      openCheckout(options) {
        const callbacks = { ...checkoutCallbacks({}), ...options };
        const overlay = show('Checkout');
        overlay.onClose = () => call(callbacks.close);
        overlay.onMessage = (message) => {
          if (message.kind === 'loaded') call(callbacks.loaded);
          if (message.kind === 'step') call(callbacks.step, message.step);
          if (message.kind === 'succeeded') call(callbacks.success, message.hostedPageId);
          if (message.kind === 'extended') {
            call(callbacks.subscriptionExtended, { subscription: { id: message.subscriptionId } });
          }
          if (message.kind === 'failed') call(callbacks.error, new Error(message.text));
          // Closing calls `close` after a success, too: a caller that listens to both must settle only once.
          if (['succeeded', 'extended', 'failed', 'closed'].includes(message.kind)) overlay.close();
        };
        load(options.hostedPage, 'url').then(
          (page) => overlay.go(page.url),
          (error) => {
            call(callbacks.error, error);
            overlay.close();
          },
        );
      },
      setPortalSession(session) {
        portalSession = session;
      },
      createChargebeePortal: () => ({
        open: (callbacks) => openPortal('home', 'Customer portal', callbacks),
        openSection: ({ sectionType }, callbacks) => {
          const title = SECTION_TITLES[sectionType];
          if (!title) throw new Error(`Chargebee: there is no section "${sectionType}".`);
          openPortal(sectionType, title, callbacks);
        },
      }),
      closeAll() {
        for (const overlay of [...open]) overlay.close();
      },
    };

    function openPortal(section, title, callbacks = {}) {
      if (!portalSession) throw new Error('Chargebee: call setPortalSession() first.');
      const overlay = show(title);
      overlay.onClose = () => call(callbacks.close);
      overlay.onMessage = (message) => {
        if (message.kind === 'loaded') {
          call(callbacks.loaded);
          call(callbacks.visit, section);
        }
        if (message.kind === 'saved' && section === 'portal_payment_methods') {
          call(callbacks.paymentSourceUpdate, { status: 'success' });
        }
        if (message.kind === 'closed') overlay.close();
      };
      load(portalSession, 'token').then(
        (session) => overlay.go(`${BASE}/portal/${section}?session=${encodeURIComponent(session.token)}`),
        // The real portal has no error callback: the caller must handle the failure of the session it passes.
        () => overlay.close(),
      );
    }
  }

  /**
   * Resolves the provider's object as the vendor API returned it. Throws if a key is in camelCase, which means that the object
   * was converted on the way, or if `needed` is missing.
   */
  async function load(give, needed) {
    const object = await (typeof give === 'function' ? give() : give);
    const converted = Object.keys(object ?? {}).find((key) => /[a-z][A-Z]/.test(key));
    const problem = converted
      ? `"${converted}" is not a key of this object: it must arrive unconverted.`
      : typeof (object ?? {})[needed] !== 'string'
        ? `the object has no "${needed}".`
        : undefined;
    if (problem) {
      console.error(`Chargebee: ${problem}`);
      throw new Error(`Chargebee: ${problem}`);
    }
    return object;
  }

  function call(callback, argument) {
    if (typeof callback === 'function') callback(argument);
  }

  /** Opens a modal layer over the page that contains a frame. */
  function createOverlay(title, onRemoved) {
    const opener = document.activeElement;
    const layer = document.createElement('div');
    layer.setAttribute('role', 'dialog');
    layer.setAttribute('aria-modal', 'true');
    layer.setAttribute('aria-label', title);
    Object.assign(layer.style, {
      position: 'fixed',
      inset: '0',
      zIndex: '2147483000',
      display: 'grid',
      placeItems: 'center',
      background: 'rgba(10, 20, 30, .6)',
    });
    const frame = document.createElement('iframe');
    frame.title = title;
    Object.assign(frame.style, {
      width: 'min(100%, 32rem)',
      height: 'min(100%, 40rem)',
      border: '0',
      borderRadius: '12px',
      background: '#fff',
    });
    layer.append(frame);

    const overlay = {
      onMessage: undefined,
      onClose: undefined,
      go(url) {
        if (!layer.isConnected) return;
        if (new URL(url, BASE).origin !== ORIGIN) throw new Error(`Chargebee: ${url} is not of this site.`);
        frame.src = url;
        frame.focus();
      },
      close() {
        if (!layer.isConnected) return;
        window.removeEventListener('message', hear);
        window.removeEventListener('keydown', press, true);
        layer.remove();
        onRemoved();
        if (opener && opener.isConnected && typeof opener.focus === 'function') opener.focus();
        call(overlay.onClose);
      },
    };

    const hear = (event) => {
      if (event.origin !== ORIGIN || event.source !== frame.contentWindow) return;
      if (event.data && event.data.from === 'sandbox-billing') overlay.onMessage(event.data);
    };
    const press = (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      overlay.close();
    };
    window.addEventListener('message', hear);
    window.addEventListener('keydown', press, true);
    document.body.append(layer);
    return overlay;
  }
})();
