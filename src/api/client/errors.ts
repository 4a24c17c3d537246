// What a call can fail with, and the one sentence each failure has (docs/product/vendor-api.md#errors): the server's
// own message if it sent one, else the error's. Errors hold no request, so that no token can be shown or logged.
import axios, { isAxiosError } from 'axios';
import { config } from '../../config';
import { shortened } from '../../domain/text/shown';
import { DAY_MS, startOfDay } from '../../domain/values/dates';
import { MessageError } from '../../messages/MessageError';
import { message, type Message } from '../../messages/t';

const LONGEST_MESSAGE = 300;
const MINUTE_MS = 60_000;
/** The longest wait whose end is named: a year. */
const LONGEST_NAMED_MS = 365 * DAY_MS;
const WEB_PAGE = /^<(?:!doctype\b|html\b[^>]*>\s*<)/i;
const MARKUP = /^<[a-z!?/]/i;
/** The beginning of JSON, cut off anywhere: its tokens alone. Other text may begin as JSON does. */
const BROKEN_JSON =
  /^(?=[{[]\s*["{[])(?:[\s{}[\],:]|"(?:[^"\\]|\\[^])*(?:"|\\?$)|[-+.\deE]|true|false|null|(?:tru?|fa?l?s?|nu?l?)$)*$/;
/** The content types in which a text that begins with a tag is meant as a text. */
const PROSE = /^\s*(?:text\/plain|application\/(?:[\w.-]+\+)?json)\b/i;
/** In ms; the user is told of a longer wait than this instead (docs/product/failures.md#retries). */
export const LONGEST_RETRY_AFTER_MS = 30_000;

/** Nobody answered: no connection, a reset, a refusal on the way that names no cause, or a time-out. */
export class NetworkError extends MessageError {
  override name = 'NetworkError';
  readonly timedOut: boolean;
  constructor(timedOut: boolean, address: string = config.apiUrl) {
    super(
      timedOut
        ? message('failures.tooSlow')
        : message('failures.unreachable', { host: new URL(address).host }),
    );
    this.timedOut = timedOut;
  }
}

/** The server refused: `status` is the HTTP status, `serverSaid` its own message, `retryAfterMs` the wait it asked for. */
export class StatusError extends MessageError {
  override name = 'StatusError';
  readonly status: number;
  readonly serverSaid: string | undefined;
  readonly retryAfterMs: number | undefined;
  constructor(status: number, serverSaid: string | undefined, retryAfterMs?: number) {
    const again = whenAgain(retryAfterMs);
    super(
      serverSaid === undefined
        ? [message('failures.refused', { status }), again ?? message('failures.againLater')]
        : again
          ? [serverSaid, again]
          : serverSaid,
    );
    this.status = status;
    this.serverSaid = serverSaid;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Returns when to try again; undefined if the server didn't say, or named a time for which nobody waits. */
function whenAgain(waitMs = 0): Message | undefined {
  if (waitMs === 0 || waitMs > LONGEST_NAMED_MS) return undefined;
  if (waitMs <= LONGEST_RETRY_AFTER_MS) {
    return message('failures.againIn', { seconds: Math.ceil(waitMs / 1000) });
  }
  const now = Date.now();
  // Rounded up, because the minute that is shown must not be too early.
  const at = Math.ceil((now + waitMs) / MINUTE_MS) * MINUTE_MS;
  return startOfDay(at) === startOfDay(now)
    ? message('failures.againAt', { at })
    : message('failures.againOn', { at: at / 1000 });
}

/** The answer is not as specified: not JSON, cut off, or of another shape. */
export class MalformedResponseError extends MessageError {
  override name = 'MalformedResponseError';
  constructor() {
    super(message('failures.malformed'));
  }
}

/**
 * Returns the message in an error answer's body, or in an error, whatever it begins with; undefined for a web page, truncated
 * JSON or anything without a message (docs/product/vendor-api.md#errors). `type` is the answer's Content-Type.
 */
export function serverMessage(body: unknown, type?: unknown): string | undefined {
  const isObject = typeof body === 'object' && body !== null;
  const received = isObject && 'message' in body ? body.message : body;
  const text = typeof received === 'string' ? received.trim() : '';
  if (text === '' || WEB_PAGE.test(text)) return undefined;
  if (!isObject && (BROKEN_JSON.test(text) || (MARKUP.test(text) && !PROSE.test(String(type))))) {
    return undefined;
  }
  return shortened(text, LONGEST_MESSAGE);
}

/** Returns the wait of a Retry-After header (seconds or an HTTP date) in ms. `now` is the server's time, epoch ms. */
export function retryAfterMs(header: unknown, now: number): number | undefined {
  if (typeof header !== 'string') return undefined;
  // Two servers in line may each have set it, and the browser joins the two.
  const once = header.replace(/^(.+?)(?:\s*,\s*\1)+\s*$/, '$1');
  const isSeconds = /^\s*\d+(?:\.\d+)?\s*$/.test(once);
  const wait = isSeconds ? Number(once) * 1000 : Date.parse(once) - now;
  return wait >= 0 ? wait : undefined;
}

/** Returns one of the errors above, or an AbortError, for an error of axios; any other unchanged. */
export function toApiError(error: unknown): unknown {
  if (!isAxiosError(error)) return error;
  // The caller cancelled it. Axios' own error would carry the request, and with it the token.
  if (error.code === 'ERR_CANCELED') return new DOMException('The call was given up.', 'AbortError');
  const { response } = error;
  if (!response) {
    const timedOut = error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT';
    return new NetworkError(timedOut, error.config && axios.getUri(error.config));
  }
  const { headers } = response;
  // A date is the server's, whose clock the browser's may differ from by hours.
  const answeredAt = Date.parse(String(headers.date));
  const after = retryAfterMs(headers['retry-after'], Number.isNaN(answeredAt) ? Date.now() : answeredAt);
  return new StatusError(response.status, serverMessage(response.data, headers['content-type']), after);
}

/** The HTTP status a call was refused with; undefined for every other failure. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof StatusError ? error.status : undefined;
}
