// What can wait until the user sees what stands before it.
import { useEffect, useState } from 'react';

/** Where a browser can't say when it is idle (Safari), ms. */
const SOON_MS = 200;
/** A page that is never idle goes on anyway, ms. */
const LATEST_MS = 1000;

/** Returns whether the page has drawn what it has since `isThere`; true after a second at the latest. */
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
