// What a call can fail with, and the one sentence each failure has (docs/product/vendor-api.md#errors): the server's
// own message if it sent one, else the error's. Errors hold no request, so that no token can be shown or logged.
import { isAxiosError } from 'axios';
import { shortened } from '../../domain/text/shortened';
import { MessageError } from '../../messages/MessageError';
import { message, type Message } from '../../messages/t';

const LONGEST_MESSAGE = 300;
/** In ms; the user is told of a longer wait than this instead (docs/product/failures.md#retries). */
export const LONGEST_RETRY_AFTER_MS = 30_000;

/** Nobody answered: no connection, a reset, or a time-out. */
export class NetworkError extends MessageError {
  override name = 'NetworkError';
  readonly timedOut: boolean;
  constructor(timedOut: boolean) {
    super(message(timedOut ? 'failures.tooSlow' : 'failures.unreachable'));
    this.timedOut = timedOut;
  }
}

/** The server refused: `status` is the HTTP status, `retryAfterMs` the wait it asked for. */
export class StatusError extends MessageError {
  override name = 'StatusError';
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  constructor(status: number, serverSaid: string | undefined, retryAfterMs?: number) {
    super(serverSaid ?? refusal(status, retryAfterMs));
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

function refusal(status: number, waitMs = 0): Message {
  if (waitMs <= LONGEST_RETRY_AFTER_MS) return message('failures.refused', { status });
  return message('failures.refusedUntil', { status, at: Date.now() + waitMs });
}

/** The answer is not as specified: not JSON, cut off, or of another shape. */
export class MalformedResponseError extends MessageError {
  override name = 'MalformedResponseError';
  constructor() {
    super(message('failures.malformed'));
  }
}

/** Returns the message in an error answer's body, or in an error; undefined for HTML, truncated JSON or anything without one. */
export function serverMessage(body: unknown): string | undefined {
  const text =
    typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
      ? body.message.trim()
      : typeof body === 'string'
        ? body.trim()
        : '';
  if (text === '' || text.startsWith('<') || text.startsWith('{')) return undefined;
  return shortened(text, LONGEST_MESSAGE);
}

/** Returns the wait of a Retry-After header (seconds or an HTTP date) in ms. `now` in epoch ms. */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string' || header === '') return undefined;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) && wait >= 0 ? wait : undefined;
}

/** Returns one of the errors above, or an AbortError, for an error of axios; any other unchanged. */
export function toApiError(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  // The caller cancelled it. Axios' own error would carry the request, and with it the token.
  if (error.code === 'ERR_CANCELED') return new DOMException('The call was given up.', 'AbortError');
  const { response } = error;
  if (!response) return new NetworkError(error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT');
  const after = retryAfterMs(response.headers['retry-after'], Date.now());
  return new StatusError(response.status, serverMessage(response.data), after);
}

/** The HTTP status a call was refused with; undefined for every other failure. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof StatusError ? error.status : undefined;
}
