// The time as a screen shows it: days left and the like change while the page stays open.
import { useEffect, useState } from 'react';

const EVERY_MS = 60_000;

/** Returns now in epoch ms, anew every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
