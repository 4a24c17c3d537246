// A report of an error as Sentry's protocol has it (docs/product/error-reports.md#contents). It is built from what may be
// in it, so nothing else can be: no words of the error's own, no address, nothing of the user.
import { knownText, WITHHELD } from './knownText';

/** Which build, and which of the portal's pages: the pattern of its address. */
export interface Where {
  /** `app-a1b2c3d4`. */
  build: string;
  /** `/manage/{id}`. */
  page: string;
}

/** What each report says of itself. */
interface Sent extends Where {
  /** 32 hexadecimal digits, made up for this one report. */
  eventId: string;
  /** Epoch ms. */
  atMs: number;
}

interface Frame {
  /** A file of the build, without where it is deployed: `app:///assets/app-a1b2c3d4.js`. */
  filename: string;
  lineno: number;
  colno: number;
}

export interface ErrorEvent {
  event_id: string;
  timestamp: number;
  platform: 'javascript';
  level: 'error';
  release: string;
  transaction: string;
  sdk: typeof SDK;
  exception: { values: [{ type: string; value: string; stacktrace?: { frames: Frame[] } }] };
}

/** Who sends it. Without the setting Sentry would keep the address that it came from. */
export const SDK = { name: 'hosted-monitor-portal', version: '1', settings: { infer_ip: 'never' } } as const;

const MOST_FRAMES = 50;
/** How browsers end a line of a stack. */
const FRAME = /(?:^|[\s(@])(https?:\/\/[^\s()]+):(\d{1,7}):(\d{1,7})\)?$/;
/** A file of the build; in development one of the source. */
const OWN_FILE = /^\/(?:assets|src)\/[\w./-]+\.[jt]sx?$/;

/** Takes what was thrown, and the origin that the portal's own files come from. Returns nothing for what others' code threw. */
export function errorEvent(
  thrown: unknown,
  origin: string,
  { eventId, atMs, build, page }: Sent,
): ErrorEvent | undefined {
  const isError = thrown instanceof Error || thrown instanceof DOMException;
  const { own, others } = isError ? framesOf(thrown, origin) : { own: [], others: 0 };
  if (own.length === 0 && others > 0) return undefined;
  const type = isError ? typeOf(thrown.name) : 'Rejection';
  const value = isError ? knownText(thrown.message) : WITHHELD;
  return {
    event_id: eventId,
    timestamp: atMs / 1000,
    platform: 'javascript',
    level: 'error',
    release: build,
    transaction: page,
    sdk: SDK,
    exception: { values: [{ type, value, ...(own.length > 0 && { stacktrace: { frames: own } }) }] },
  };
}

/** The name of an error's class, which code chose. */
function typeOf(name: unknown): string {
  return typeof name === 'string' && /^[A-Z][A-Za-z]{0,40}Error$/.test(name) ? name : 'Error';
}

/** The own frames of a stack, the innermost last as the protocol wants it; and how many are others'. */
function framesOf({ stack, message }: Error, origin: string): { own: Frame[]; others: number } {
  // Some browsers write the message before the stack: what looks like a frame in it is none.
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

/** So many reports are sent while a page lives: what goes on breaking is known by then. */
const MOST_SENT = 10;

/** Returns what tells a report from others, where it is to be sent beside those that were. */
export function worthSending(event: ErrorEvent, sent: ReadonlySet<string>): string | undefined {
  const what = JSON.stringify([event.transaction, event.exception]);
  return sent.size < MOST_SENT && !sent.has(what) ? what : undefined;
}
