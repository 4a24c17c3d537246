// Defers what can wait until the more important content is on the screen.
import { useEffect, useState } from 'react';

/** Delay in ms for browsers that can't report when they are idle (Safari). */
const SOON_MS = 200;
/** Longest wait in ms, for a page that is never idle. */
const LATEST_MS = 1000;

/** True once the browser has been idle since `isThere`, so what was there has rendered; after a second at the latest. */
export function useIsDrawn(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const tell = () => setDrawn(true);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(tell, SOON_MS);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(tell, { timeout: LATEST_MS });
    return () => cancelIdleCallback(request);
  }, [isThere]);
  return isDrawn;
}
