// Whether the user has just arrived: the current history entry is the first that the router counted in this tab.

/** True at that first entry; false once a link was followed. */
export function isEntry(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx === 0;
}
