// The current time for screens: days left and the like change while the page stays open.
import { useState } from 'react';
import { useInterval } from './effects/useTimer';

const EVERY_MS = 60_000;

/** Returns the current time in epoch ms, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(EVERY_MS, () => setNow(Date.now()));
  return now;
}
