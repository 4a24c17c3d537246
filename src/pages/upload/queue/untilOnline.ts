// Waits while the browser knows that there is no network.

/** Takes what ends the wait early: then it throws the signal's reason. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (!navigator.onLine && !signal.aborted) return;
      window.removeEventListener('online', look);
      signal.removeEventListener('abort', look);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    window.addEventListener('online', look);
    signal.addEventListener('abort', look);
    look();
  });
}
