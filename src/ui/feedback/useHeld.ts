// What stands in nobody's way, such as a button's spinner, doesn't flash either: once it is seen it stays long enough to be.
import { useLayoutEffect, useState } from 'react';

const HELD_MS = 400;

/** Returns whether to show that something is under way, which is seen after `delayMs`. */
export function useHeld(isUnderWay: boolean, delayMs = 0): boolean {
  const [isHeld, setIsHeld] = useState(false);

  // In step with the clock; before the browser draws, so that it doesn't go and come again.
  useLayoutEffect(() => {
    if (!isUnderWay) return;
    const began = Date.now();
    return () => {
      const seen = Date.now() - began - delayMs;
      if (seen >= 0 && seen < HELD_MS) {
        setIsHeld(true);
        window.setTimeout(() => setIsHeld(false), HELD_MS - seen);
      }
    };
  }, [isUnderWay, delayMs]);
  return isUnderWay || isHeld;
}
