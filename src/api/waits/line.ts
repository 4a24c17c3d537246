// Calls of which only so many run at a time: the others stand in line, first come, first served.

/** Runs the work when it is its turn. Throws what it throws; the signal's reason where that was aborted by then. */
export type Line = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/** Returns a line in which so many are at work at a time. */
export function createLine(most: number): Line {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async (work, signal) => {
    // Whoever ends hands the place on, so that nobody comes in between.
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
