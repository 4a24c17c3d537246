// The world's time, which tests and the sandbox's page can move. The identity provider has a clock of its own, because tokens
// must be valid in the browser's time, which few tests move.

/** A clock that can be advanced. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Epoch seconds, the wire's unit. */
  seconds(): number;
  advance(seconds: number): void;
  /** Undoes all advances. Given `stoppedAt` (epoch milliseconds), the clock stands still there, but can still be advanced. */
  reset(stoppedAt?: number): void;
}

/** Returns a clock that runs with the machine's time plus what it was advanced by. */
export function createClock(machine: () => number = Date.now): Clock {
  let offset = 0;
  let stopped: number | undefined;
  const now = () => (stopped ?? machine()) + offset;
  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    reset: (stoppedAt) => {
      offset = 0;
      stopped = stoppedAt;
    },
  };
}
