// The time as a screen shows it: days left and the like change while the page stays open.
import { useState } from 'react';
import { useInterval } from './effects/useTimer';

const EVERY_MS = 60_000;

/** Returns now in epoch ms, anew every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(EVERY_MS, () => setNow(Date.now()));
  return now;
}
