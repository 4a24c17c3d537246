// Scrolling on navigation: to the top 250 ms after a new page was opened; Back, Forward and a reload go where the user had
// been on that page, as soon as it is tall enough again.
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useListener } from '../browser/effects/useListener';
import { readStoredJson, store } from '../browser/kept/storage';

const SCROLL_DELAY_MS = 250;
/** What hasn't loaded after so long won't be waited for: twice what an answer is. */
const PATIENCE_MS = 30_000;
/** What the user does that says where they want to be. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const KEY = 'portal-scrolled';
/** So many places are kept. */
const MOST = 50;

/** Keeps the window's scroll position in step with the router. To be used once, in the shell. */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const arrival = useNavigationType();
  /** How far each place of the session history was scrolled, by the router's key. */
  const [positions] = useState(keptPositions);
  const isRestoring = useRef(false);

  // What is known goes over a reload with the tab.
  useListener(window, 'pagehide', () => keepPositions(positions));
  // The position of a page is what it was scrolled to when it is left.
  useListener(window, 'scroll', () => {
    if (!isRestoring.current) positions.set(key, window.scrollY);
  });

  // In step with the browser's scroll position.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    if (arrival === NavigationType.Pop) {
      isRestoring.current = true;
      return restore(positions.get(key) ?? 0, () => {
        isRestoring.current = false;
      });
    }
    const timer = window.setTimeout(() => window.scrollTo({ top: 0 }), SCROLL_DELAY_MS);
    return () => window.clearTimeout(timer);
    // A change of only the query or the hash stays where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}

/** Scrolls there once the page reaches so far, unless the user goes elsewhere first. Returns what ends the waiting. */
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

/** Returns what this tab has kept; nothing where another address was opened in it, whose first place has the same key. */
function keptPositions(): Map<string, number> {
  const [arrival] = window.performance.getEntriesByType('navigation');
  const isNew = arrival?.type === 'navigate';
  const kept = isNew ? undefined : readStoredJson('tab', KEY);
  return new Map(Array.isArray(kept) ? kept.filter(isPosition) : []);
}

const isPosition = (one: unknown): one is [string, number] =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';
