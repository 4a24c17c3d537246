// The first result of a search as it stands on the page, sorted as the user has sorted it.

/** Returns its link, a stack's or a customer's; null while there is none. */
export function firstResult(): HTMLElement | null {
  return document.querySelector('#stacks tbody th a, #customers tbody th a');
}
