// Classifies failures of the identity client (docs/product/sign-in.md#token-failures): which require a login, which
// end the session, and which say nothing about it because something else is in the way.
import { askSite } from '../browser/network';
import { config } from '../config';
import { message, type Message } from '../messages/t';

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'error' in error && typeof error.error === 'string'
    ? error.error
    : undefined;

const NEEDS_LOGIN = new Set([
  'login_required',
  'consent_required',
  'interaction_required',
  'mfa_required',
  'invalid_grant',
  'missing_refresh_token',
]);

/** True if the identity provider reports that this session can't continue without a login by the user. */
export function needsLogin(error: unknown): boolean {
  return NEEDS_LOGIN.has(codeOf(error) ?? '');
}

/** What keeps the user from signing in although the identity provider hasn't refused it. */
export type Hindrance = 'offline' | 'unreachable' | 'unavailable' | 'storage' | 'clock';

/** Codes for an identity provider that answers, but has a problem of its own. */
const UNAVAILABLE = new Set([
  'request_error',
  'too_many_requests',
  'temporarily_unavailable',
  'server_error',
]);
const STORAGE = new Set(['SecurityError', 'QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);
/** How the library says that an ID token isn't valid yet, or not any more. It has no code for it. */
const OUT_OF_DATE = /\((?:exp|nbf|auth_time)\) claim .*\bcurrent time/i;

/**
 * Returns what was in the way of a token or a login; undefined if the identity provider refused it, or the answer was wrong.
 * Without an answer, asks the portal's own site whether the network is away.
 */
export async function hindranceOf(error: unknown): Promise<Hindrance | undefined> {
  const hindrance = namedBy(error);
  return hindrance === 'unreachable' && (await askSite()) === undefined ? 'offline' : hindrance;
}

function namedBy(error: unknown): Hindrance | undefined {
  const code = codeOf(error);
  if (code !== undefined && UNAVAILABLE.has(code)) return 'unavailable';
  // The library rethrows errors of fetch and JSON parsing: no connection, its own time-out, HTML instead of JSON.
  if (error instanceof SyntaxError) return 'unavailable';
  if (code === 'timeout' || error instanceof TypeError) return 'unreachable';
  if (code !== undefined || !(error instanceof Error)) return undefined;
  if (STORAGE.has(error.name)) return 'storage';
  if (OUT_OF_DATE.test(error.message)) return 'clock';
  return /\bfetch\b/i.test(error.message) ? 'unreachable' : undefined;
}

/** Returns the sentence that says what is in the way. */
export function hindranceMessage(hindrance: Hindrance): Message {
  switch (hindrance) {
    case 'offline':
      return message('failures.offline');
    case 'unreachable':
      return message('failures.signInUnreachable', {
        host: config.authDomain.replace(/^\w+:\/\/|\/.*$/g, ''),
      });
    case 'unavailable':
      return message('failures.signInUnavailable');
    case 'storage':
      return message('failures.signInStorage');
    case 'clock':
      return message('failures.clock', { now: Date.now() / 1000 });
  }
}

/** A login that ended without a session, as its error page shows it. */
export interface SignInFailure {
  /** The error's message, if it has one; at most 300 characters. */
  detail: string | undefined;
  /** Where the user wanted to go. */
  returnTo: string;
}

/** Returns the failure to show. */
export function signInFailure(error: unknown, returnTo: string): SignInFailure {
  return {
    detail: error instanceof Error && error.message !== '' ? error.message.slice(0, 300) : undefined,
    returnTo,
  };
}

/** True if the code that came with the callback was used already, or is too old: the login itself wasn't refused. */
export function isSpentCode(error: unknown): boolean {
  return codeOf(error) === 'invalid_grant';
}

/** True if an answer belongs to no login that this tab waits for: an old address, one of another tab, or a page loaded twice. */
export function answersNoLogin(error: unknown, waitsFor: string | undefined): boolean {
  const code = codeOf(error);
  if (code === 'missing_transaction' || code === 'state_mismatch') return true;
  // The library doesn't compare the state of an answer that is an error; one without a state is nobody's.
  const isAnswer = typeof error === 'object' && error !== null && 'state' in error;
  return isAnswer && waitsFor !== undefined && error.state !== waitsFor;
}
