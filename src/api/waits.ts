// Waiting: in line for one of a few calls at a time, for a moment, and for the network.
import { isNetworkAway, network, whetherAway } from '../browser/network';

/** Runs the work when it is its turn. Throws what it throws, or the signal's reason if that was aborted by then. */
export type Line = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Returns a line in which at most `most` run at a time. */
export function createLine(most: number): Line {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work, signal) => {
    // Work that ends hands its slot to the next in line, so that no newcomer can take it.
    if (working === most) await new Promise<void>((begin) => waiting.push(begin));
    else working += 1;
    try {
      signal?.throwIfAborted();
      return await work();
    } finally {
      const begin = waiting.shift();
      if (begin) begin();
      else working -= 1;
    }
  };
}

/** Resolves after `ms` by the wall clock: time while the tab was asleep counts. Throws the signal's reason when aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  const until = Date.now() + ms;
  return new Promise((resolve, reject) => {
    let timer = 0;
    const check = () => {
      window.clearTimeout(timer);
      const left = until - Date.now();
      if (signal?.aborted || left <= 0) end();
      else timer = window.setTimeout(check, left);
    };
    const end = () => {
      document.removeEventListener('visibilitychange', check);
      signal?.removeEventListener('abort', check);
      if (signal?.aborted) reject(signal.reason as Error);
      else resolve();
    };
    document.addEventListener('visibilitychange', check);
    signal?.addEventListener('abort', check);
    check();
  });
}

/** Resolves once the network isn't away. Throws the signal's reason if aborted first. */
export async function untilOnline(signal: AbortSignal): Promise<void> {
  await whetherAway();
  return new Promise((resolve, reject) => {
    const check = () => {
      if (isNetworkAway() && !signal.aborted) return;
      network.removeEventListener('online', check);
      signal.removeEventListener('abort', check);
      if (signal.aborted) reject(signal.reason as Error);
      else resolve();
    };
    network.addEventListener('online', check);
    signal.addEventListener('abort', check);
    check();
  });
}
