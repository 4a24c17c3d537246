// A line for calls: only a limited number run at a time, the others wait in the order they came.

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
