// Scrolling on navigation: to the top 250 ms after a new page was opened; Back, Forward and a reload return to where the user
// had been on that page, as soon as it is tall enough again.
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useListener } from '../browser/effects/useListener';
import { useEntry } from '../browser/useQueryState';
import { readStoredJson, store } from '../browser/storage/storage';

const SCROLL_DELAY_MS = 250;
/** How long to wait for a page to become tall enough, ms: twice the time limit of a read request. */
const PATIENCE_MS = 30_000;
/** The events by which users show that they want to be elsewhere: these end the wait. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const KEY = 'portal-scrolled';
/** The number of positions that are stored. */
const MOST = 50;

/** Keeps the window's scroll position in step with the router. To be used once, in the shell. */
export function useScrollPosition(): void {
  const { pathname } = useLocation();
  const entry = useEntry();
  const arrival = useNavigationType();
  /** The scroll position of each entry of the session history, px, by its name. */
  const [positions] = useState(keptPositions);
  const isRestoring = useRef(false);

  // Keeps the positions over a reload, in the tab's storage.
  useListener(window, 'pagehide', () => keepPositions(positions));
  // A page's position is the last one before it is left.
  useListener(window, 'scroll', () => {
    if (!isRestoring.current) positions.set(entry, window.scrollY);
  });

  // Sets the browser's scroll position to that of the route.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (arrival === NavigationType.Pop) {
      isRestoring.current = true;
      return restore(positions.get(entry) ?? 0, () => {
        isRestoring.current = false;
      });
    }
    const timer = window.setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
    return () => window.clearTimeout(timer);
    // Only the pathname: a change of the query or the hash alone doesn't scroll.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}

/** Scrolls to `top`, px, once the page is tall enough, unless the user moves first. Returns a function that ends the wait. */
function restore(top: number, onEnd: () => void): () => void {
  const end = () => {
    onEnd();
    window.clearTimeout(timer);
    layout.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, end);
  };
  const layout = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo({ top });
    end();
  });
  const timer = window.setTimeout(() => {
    window.scrollTo({ top });
    end();
  }, PATIENCE_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true });
  layout.observe(document.body);
  return end;
}

function keepPositions(positions: Map<string, number>): void {
  store('tab', KEY, JSON.stringify([...positions].slice(-MOST)));
}

/** Returns the tab's stored positions; none after a new address was opened in it, whose first entry has the same key. */
function keptPositions(): Map<string, number> {
  const [arrival] = window.performance.getEntriesByType('navigation');
  const isNew = arrival?.type === 'navigate';
  const stored = isNew ? undefined : readStoredJson('tab', KEY);
  return new Map(Array.isArray(stored) ? stored.filter(isPosition) : []);
}

const isPosition = (one: unknown): one is [string, number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
