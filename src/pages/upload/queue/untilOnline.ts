// Waits while the browser knows that there is no network.

/** Resolves once the browser is online. Throws the signal's reason if aborted first. */
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
