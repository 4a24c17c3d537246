// The retry rule of all reading calls (docs/product/failures.md#retries): two retries after no answer or a gateway failure,
// one after a 500, two after a 429 or 503 with Retry-After, when the server says; none after any other refusal.
import { NoTokenError } from '../../domain/session/sessionErrors';
import { LONGEST_RETRY_AFTER_MS, NetworkError, StatusError } from './errors';

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 4_000;
const GATEWAY = new Set([502, 503, 504]);

/** Returns whether to retry a call that has failed `failures` times before. */
export function mayRetry(failures: number, error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof NoTokenError) return failures < 2;
  if (!(error instanceof StatusError)) return false;
  if (error.retryAfterMs !== undefined && (error.status === 429 || error.status === 503)) {
    return failures < 2 && error.retryAfterMs <= LONGEST_RETRY_AFTER_MS;
  }
  if (GATEWAY.has(error.status)) return failures < 2;
  return error.status === 500 && failures < 1;
}

/** Returns the delay before the retry in ms: the server's, else random below a doubling ceiling. `random` is in [0, 1). */
export function retryDelay(failures: number, error: unknown, random: number = Math.random()): number {
  if (error instanceof StatusError && error.retryAfterMs !== undefined) return error.retryAfterMs;
  const ceiling = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures + 1));
  return FIRST_DELAY_MS + random * (ceiling - FIRST_DELAY_MS);
}
