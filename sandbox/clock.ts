// Business time: what the world believes it is. Tests and the sandbox's page move it; the identity provider has a clock of
// its own, because tokens must be valid in the browser's time, which only few tests move.

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Epoch seconds, the wire's unit. */
  seconds(): number;
  advance(seconds: number): void;
  /** As at the start; stopped at these epoch milliseconds where they are given. It is advanced then, too. */
  reset(stoppedAt?: number): void;
}

/** A clock that runs with the machine's time plus what it was advanced by. */
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
