// Waits that can be aborted.

/** Resolves after `ms` by the wall clock: time while the tab was asleep counts. Throws the signal's reason when aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const until = Date.now() + ms;
  return new Promise((resolve, reject) => {
    let timer = 0;
    const look = () => {
      window.clearTimeout(timer);
      const left = until - Date.now();
      if (signal?.aborted || left <= 0) end();
      else timer = window.setTimeout(look, left);
    };
    const end = () => {
      document.removeEventListener('visibilitychange', look);
      signal?.removeEventListener('abort', look);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    };
    document.addEventListener('visibilitychange', look);
    signal?.addEventListener('abort', look);
    look();
  });
}

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
