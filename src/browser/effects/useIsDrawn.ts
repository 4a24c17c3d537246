// Defers what can wait until the more important content is on the screen.
import { useEffect, useState } from 'react';
import { whenIdle } from './whenIdle';

/** True once the browser has been idle since `isThere`, so what was there has rendered; after a second at the latest. */
export function useIsDrawn(isThere: boolean): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => (isThere ? whenIdle(() => setDrawn(true)) : undefined), [isThere]);
  return isDrawn;
}
