// Where the portal may navigate: to its own pages after a login, and to external addresses that others chose
// (docs/product/sign-in.md#return-address, docs/product/vendor-api.md#addresses-from-outside).

const LONGEST = 2048;
const BASE = '/';
/** Query parameters of the login's own callback. */
const OAUTH_PARAMETERS = new Set(['code', 'state', 'error', 'error_description', 'error_uri', 'iss']);

/**
 * True if an address is the identity provider's answer to a login. Everywhere else `code`, `error` and `state` are the page's
 * own (docs/product/sign-in.md#return-address). An error counts even without a state: ignoring it would send the visitor to the
 * login in an endless loop.
 */
export function isCallback({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean {
  const query = new URLSearchParams(search);
  if (pathname !== '/' || paymentReturn({ pathname, search })) return false;
  return query.has('error') || (query.has('state') && query.has('code'));
}

const PAYMENT_STATES = ['succeeded', 'cancelled', 'failed'] as const;
const PAYMENT_PARAMETERS = new Set(['id', 'state', 'error']);

/** How a payment page led back to the portal. */
export interface PaymentReturn {
  hostedPageId: string;
  state: (typeof PAYMENT_STATES)[number];
}

/** Returns how a payment page led back by this address; undefined if none did (docs/product/checkout.md#back-by-address). */
export function paymentReturn({
  pathname,
  search,
}: Pick<URL, 'pathname' | 'search'>): PaymentReturn | undefined {
  const query = new URLSearchParams(search);
  const hostedPageId = query.get('id');
  const state = PAYMENT_STATES.find((one) => one === query.get('state'));
  const isReturn = pathname === '/' && hostedPageId && state && !query.has('code');
  return isReturn ? { hostedPageId, state } : undefined;
}

/** Returns a query without what a payment page added to it. */
export const withoutPaymentReturn = (search: string) => without(PAYMENT_PARAMETERS, search);

/** Returns a path of this site from whatever was stored before a login; '/' if that isn't safe. Never throws. */
export function safeReturnTo(value: unknown, origin: string): string {
  try {
    if (typeof value !== 'string' || value.length > LONGEST) return BASE;
    if (!value.startsWith('/') || value.startsWith('//') || hasUnsafeCharacter(value)) return BASE;
    const url = new URL(value, origin);
    // Stryker disable next-line ConditionalExpression: what starts with one slash is of this site; the parser has the last word.
    if (url.origin !== new URL(origin).origin) return BASE;
    if (!isSafePath(url.pathname)) return BASE;
    // A kept callback would start the login again.
    return `${url.pathname}${isCallback(url) ? without(OAUTH_PARAMETERS, url.search) : url.search}${url.hash}`;
  } catch {
    return BASE;
  }
}

/** True if a path is safe both with its dots resolved and after a router has decoded it. */
function isSafePath(pathname: string): boolean {
  const decoded = decodeURIComponent(pathname);
  return ![pathname, decoded].some((path) => path.startsWith('//') || hasUnsafeCharacter(path));
}

function hasUnsafeCharacter(text: string): boolean {
  return /[\p{Cc}\\]/u.test(text);
}

/** Works on the raw text, so that the remaining parameters stay exactly as they were. */
function without(names: ReadonlySet<string>, search: string): string {
  const remaining = search
    .slice(1)
    .split('&')
    .filter((pair) => !namesIn(pair).some((name) => names.has(name)));
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`;
}

const namesIn = (pair: string) => [...new URLSearchParams(pair).keys()];

/** Returns the support address with this page's query added. Throws on a malformed address. */
export function leaveTo(base: string, query: string): string {
  const url = new URL(base);
  const added = query.replace(/^\?/, '');
  url.search = [url.search, added].filter((part) => part !== '').join('&');
  return url.href;
}

/**
 * True if an external address may be opened: https without credentials, or plain http if both it and the page are on this
 * machine, which browsers treat as secure too.
 */
export function isSafeHttps(address: unknown, pageOrigin?: string): boolean {
  try {
    if (typeof address !== 'string') return false;
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') return false;
    return (
      url.protocol === 'https:' || (pageOrigin !== undefined && [address, pageOrigin].every(isLocalHttp))
    );
  } catch {
    return false;
  }
}

/** Whether an address is plain http within this machine. Throws on a malformed address. */
export function isLocalHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
