// A wait that can be given up, and that goes by the clock: a tab that was asleep doesn't wait for what has passed.

/** Takes ms and what ends the wait early: then it throws the signal's reason. */
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
