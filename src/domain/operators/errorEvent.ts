// An error report in Sentry's protocol (docs/product/error-reports.md#contents). It is built from an allow-list, so nothing
// else can get into it: not the error's own message, no address, nothing about the user.
import { MessageError } from '../../messages/MessageError';

/** The build, and the portal's page by the pattern of its address. */
export interface Where {
  /** `app-a1b2c3d4`. */
  build: string;
  /** `/manage/{id}`. */
  page: string;
}

/** The metadata of a report. */
interface Sent extends Where {
  /** 32 random hexadecimal digits, new for each report. */
  eventId: string;
  /** Epoch ms. */
  atMs: number;
}

interface Frame {
  /** A file of the build, without the origin it is deployed at: `app:///assets/app-a1b2c3d4.js`. */
  filename: string;
  lineno: number;
  colno: number;
}

/** The report as it is sent; `timestamp` is in epoch seconds. */
export interface ErrorEvent {
  event_id: string;
  timestamp: number;
  platform: 'javascript';
  level: 'error';
  release: string;
  transaction: string;
  sdk: typeof SDK;
  exception: { values: [{ type: string; value: typeof WITHHELD; stacktrace?: { frames: Frame[] } }] };
}

/** The sender. Without `infer_ip: 'never'` Sentry would store the network address that a report came from. */
export const SDK = { name: 'hosted-monitor-portal', version: '1', settings: { infer_ip: 'never' } } as const;

/**
 * Stands for every message: one may contain anything, such as an id, an e-mail address, the user's input or text from the server.
 */
const WITHHELD = '(withheld)';
const MOST_FRAMES = 50;
/** How browsers end a line of a stack trace: address, line and column. */
const FRAME = /(?:^|[\s(@])(https?:\/\/[^\s()]+):(\d{1,7}):(\d{1,7})\)?$/;
/** The path of a file of the build or, in development, of the source. */
const OWN_FILE = /^\/(?:assets|src)\/[\w./-]+\.[jt]sx?$/;

/** Returns the report of `thrown`; undefined if code outside the portal threw it. `origin` is that of the portal's files. */
export function errorEvent(
  thrown: unknown,
  origin: string,
  { eventId, atMs, build, page }: Sent,
): ErrorEvent | undefined {
  const isError = thrown instanceof Error || thrown instanceof DOMException;
  const { own, others } = isError ? framesOf(thrown, origin) : { own: [], others: 0 };
  if (own.length === 0 && others > 0) return undefined;
  const type = isError ? typeOf(thrown.name) : 'Rejection';
  return {
    event_id: eventId,
    timestamp: atMs / 1000,
    platform: 'javascript',
    level: 'error',
    release: build,
    transaction: page,
    sdk: SDK,
    exception: {
      values: [{ type, value: WITHHELD, ...(own.length > 0 && { stacktrace: { frames: own } }) }],
    },
  };
}

/** Returns the name of an error's class; 'Error' unless it looks like one, because code can set any text as the name. */
function typeOf(name: unknown): string {
  return typeof name === 'string' && /^[A-Z][A-Za-z]{0,40}Error$/.test(name) ? name : 'Error';
}

/** Returns the stack's frames in the portal's own files, innermost last as the protocol requires, and the number of others. */
function framesOf({ stack, message }: Error, origin: string): { own: Frame[]; others: number } {
  // Some browsers put the message before the stack: text in it that looks like a frame must not count as one.
  const text = typeof stack === 'string' ? stack : '';
  const start = message === '' || !text.includes(message) ? 0 : text.indexOf(message) + message.length;
  const all = text
    .slice(start)
    .split('\n')
    .slice(0, MOST_FRAMES)
    .flatMap((line) => {
      const [, address = '', lineno, colno] = FRAME.exec(line.trim()) ?? [];
      return address === '' ? [] : [{ address, lineno: Number(lineno), colno: Number(colno) }];
    });
  const own = all.flatMap(({ address, lineno, colno }) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length).replace(/[?#].*/, '') : '';
    return OWN_FILE.test(path) ? [{ filename: `app://${path}`, lineno, colno }] : [];
  });
  return { own: own.reverse(), others: all.length - own.length };
}

/** Upper limit of reports per page load: what keeps breaking is known by then. */
const MOST_SENT = 10;

/** Returns a key that identifies a report; undefined if the report isn't to be sent, as a repetition or over the limit. */
export function worthSending(event: ErrorEvent, sent: ReadonlySet<string>): string | undefined {
  const what = JSON.stringify([event.transaction, event.exception]);
  return sent.size < MOST_SENT && !sent.has(what) ? what : undefined;
}

// Which errors are reported to operators (docs/product/error-reports.md#what): unexpected ones. An error that the user is told
// about, such as a refusal by the API or a lost network, is no bug of the portal.

/** Names of errors that mean that something was cancelled on purpose. */
const ENDED = new Set(['AbortError', 'CheckoutClosedError', 'WaitStoppedError']);

/** Messages of `fetch` and `import()` if the network is down or a file is gone; browsers give no other sign of it. */
const NETWORK =
  /^(?:Failed to fetch|Load failed$|NetworkError when|network error$|Importing a module script failed|error loading dynamically imported)/;

/** True if `thrown`, which may be any value, is to be reported. */
export function isBug(thrown: unknown): boolean {
  if (thrown instanceof MessageError) return false;
  if (!(thrown instanceof Error || thrown instanceof DOMException)) return true;
  return !ENDED.has(thrown.name) && !(thrown.name === 'TypeError' && NETWORK.test(thrown.message));
}
