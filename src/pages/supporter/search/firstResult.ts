// The first result of a search on the page, in the order that the user has chosen.

/** Returns its link, which is a stack's or a customer's; null if there is none. */
export function firstResult(): HTMLElement | null {
  return document.querySelector('#stacks tbody th a, #customers tbody th a');
}
