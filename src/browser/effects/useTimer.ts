// Timers that live as long as a component is mounted.
import { useEffect, useEffectEvent, useState } from 'react';

/** Calls `onTime` once after `ms`, counted from when `ms` or `since` last changed; never if `ms` is undefined. */
export function useTimeout(ms: number | undefined, onTime: () => void, since?: unknown): void {
  const call = useEffectEvent(onTime);
  useEffect(() => {
    if (ms === undefined) return;
    const timer = window.setTimeout(() => call(), ms);
    return () => window.clearTimeout(timer);
  }, [ms, since]);
}

/** Calls `onTick` every `ms`. */
export function useInterval(ms: number, onTick: () => void): void {
  const call = useEffectEvent(onTick);
  useEffect(() => {
    const timer = window.setInterval(() => call(), ms);
    return () => window.clearInterval(timer);
  }, [ms]);
}

// The current time for screens: days left and the like change while the page stays open.

const EVERY_MS = 60_000;

/** Returns the current time in epoch ms, updated every minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useInterval(EVERY_MS, () => setNow(Date.now()));
  return now;
}
