// Holds every way out while a page asks whether the user wants to leave (docs/product/interface.md#unsaved-changes). For Back and
// Forward it must handle popstate before the router does, and Chrome calls the window's listeners in the order they were added,
// capturing or not: so it listens from the start, in the shell.
import { useLayoutEffect } from 'react';

/** Asks the user whether to leave; calling `leave` does so. */
type Ask = (leave: () => void) => void;

let held: { ask: Ask; index: number } | undefined;

/** Returns the page's position in the session history, as the router counts it; NaN if it has none. */
function indexIn(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;
}

/** Makes Back, Forward and `askToLeave` call `ask` first, until the returned function is called. One page at a time. */
export function blockNavigation(ask: Ask): () => void {
  const mine = { ask, index: indexIn(window.history.state) };
  held = mine;
  return () => {
    if (held === mine) held = undefined;
  };
}

/** Calls `leave`, after a confirmation if the page would lose something. For every way out that is no link of this site. */
export function askToLeave(leave: () => void): void {
  if (held) held.ask(leave);
  else leave();
}

/** Must be used once, inside the router: effects of components inside it run before the router's own. */
export function useNavigationBlocker(): void {
  // Synchronises with the session history.
  useLayoutEffect(() => {
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}

function onPop(event: PopStateEvent): void {
  const steps = held ? indexIn(event.state) - held.index : NaN;
  if (!held || Number.isNaN(steps)) return;
  // Hides from the router both the brief change of the address and its reversal.
  event.stopImmediatePropagation();
  if (steps === 0) return;
  window.history.go(-steps);
  held.ask(() => {
    held = undefined;
    window.history.go(steps);
  });
}
