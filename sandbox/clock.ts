// Business time: what the world believes it is. Tests and the sandbox's page move it; the identity provider never
// uses it, because tokens must be valid in the browser's own time.

export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
  /** Epoch seconds, the wire's unit. */
  seconds(): number;
  advance(seconds: number): void;
  reset(): void;
}

/** A clock that runs with the machine's time plus what it was advanced by. */
export function createClock(machine: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => machine() + offset,
    seconds: () => Math.floor((machine() + offset) / 1000),
    advance: (seconds) => {
      offset += seconds * 1000;
    },
    reset: () => {
      offset = 0;
    },
  };
}
