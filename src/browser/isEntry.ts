// Whether the user has just come in: the place in the session history is the first that the router counted in this tab.

/** Returns false once a link was followed. */
export function isEntry(): boolean {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx === 0;
}
