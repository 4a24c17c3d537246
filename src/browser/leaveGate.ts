// Holds Back and Forward while a page asks whether it may be left. It has to hear of them before the router does, and Chrome
// calls the window's listeners in the order of listening, captured or not: so it listens from the start, in the frame around
// all pages.
import { useLayoutEffect } from 'react';

/** Asks whether to leave; `leave` does it. */
type Ask = (leave: () => void) => void;

let held: { ask: Ask; place: number } | undefined;

/** The page's place in the session history, as the router counts it. */
function placeIn(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;
}

/** From now on Back and Forward ask first, until the returned function is called. One page at a time. */
export function holdBack(ask: Ask): () => void {
  const mine = { ask, place: placeIn(window.history.state) };
  held = mine;
  return () => {
    if (held === mine) held = undefined;
  };
}

/** To be used once, below the router: effects of what is inside it run before its own. */
export function useLeaveGate(): void {
  // In step with the session history.
  useLayoutEffect(() => {
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, []);
}

function onPop(event: PopStateEvent): void {
  const steps = held ? placeIn(event.state) - held.place : NaN;
  if (!held || Number.isNaN(steps)) return;
  // The router must not see that the address was another one for a moment, nor that it is the page's again.
  event.stopImmediatePropagation();
  if (steps === 0) return;
  window.history.go(-steps);
  held.ask(() => {
    held = undefined;
    window.history.go(steps);
  });
}
