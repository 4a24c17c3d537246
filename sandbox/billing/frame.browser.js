// Script of the hosted billing's frames: sends the form without navigating (an entry in the tab's history would break the
// portal's Back) and posts the outcome to the page around the frame, at the portal's origin only.
/* global document, window, location */
(() => {
  const { portal } = document.body.dataset;
  const status = document.querySelector('[role="status"]');
  const form = document.querySelector('form');

  const tell = (message) => window.parent.postMessage({ from: 'sandbox-billing', ...message }, portal);

  async function send(fields) {
    const response = await fetch(location.href, { method: 'POST', body: fields });
    const message = response.ok ? await response.json() : { text: await response.text() };
    if (status) status.textContent = message.text ?? '';
    if (response.ok) tell(message);
  }

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(new URLSearchParams(new FormData(form, event.submitter)));
  });
  // The form is inert until here: submitted any earlier, it would navigate to the answer.
  form?.removeAttribute('inert');
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') document.querySelector('[value="close"]')?.click();
  });

  tell({ kind: 'loaded' });
  if (document.body.dataset.step) tell({ kind: 'step', step: document.body.dataset.step });
  document.querySelector('h1')?.focus();
})();
