// What an error of the identity client means, and what follows from it (docs/product/sign-in.md#in-the-way,
// docs/product/sign-in.md#token-failures; the client's own errors: docs/outside-services.md#failures).

/** What keeps the user from being signed in although the identity provider hasn't refused it. */
export type Hindrance = 'unfinished' | 'offline' | 'unreachable' | 'unavailable' | 'storage' | 'clock';

/** When an error may occur: at a login's answer, at the renewal that follows a failed one, at a visit's own renewal, at a call. */
type Moment = 'answer' | 'renewalAfterAnswer' | 'renewal' | 'call';
type Next = 'renewal' | 'login' | 'page' | 'lost' | 'failure';
type Row = Readonly<Record<Moment, Next>>;

const LATER: Row = { answer: 'page', renewalAfterAnswer: 'page', renewal: 'page', call: 'failure' };

/** What follows from an error at each moment. No row leads from an answer to a login, which could go round in circles. */
export const WHAT_FOLLOWS: Readonly<Record<Hindrance | 'refused', Row>> = {
  // Nobody was refused: a code that is used up, an answer to no login of this tab, a session that needs the user.
  unfinished: { answer: 'renewal', renewalAfterAnswer: 'page', renewal: 'login', call: 'lost' },
  refused: { answer: 'page', renewalAfterAnswer: 'page', renewal: 'page', call: 'lost' },
  // A frame that never answers may be blocked by the browser: the login shows which.
  unreachable: { ...LATER, renewal: 'login' },
  offline: LATER,
  unavailable: LATER,
  storage: LATER,
  clock: LATER,
};

const CODES = new Map<string, Hindrance>([
  ['login_required', 'unfinished'],
  ['consent_required', 'unfinished'],
  ['interaction_required', 'unfinished'],
  ['mfa_required', 'unfinished'],
  ['invalid_grant', 'unfinished'],
  ['missing_transaction', 'unfinished'],
  ['state_mismatch', 'unfinished'],
  ['request_error', 'unavailable'],
  ['too_many_requests', 'unavailable'],
  ['temporarily_unavailable', 'unavailable'],
  ['server_error', 'unavailable'],
  ['timeout', 'unreachable'],
]);
const STORAGE = new Set(['SecurityError', 'QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);
/** How the library says that an ID token isn't valid yet, or not any more. It has no code for it. */
const OUT_OF_DATE = /\((?:exp|nbf|auth_time)\) claim .*\bcurrent time/i;

/** Returns what an error means; `unreachable` where nothing answered, perhaps for want of a network. */
export function meaningOf(error: unknown): Hindrance | 'refused' {
  if (typeof error === 'object' && error !== null && 'error' in error) {
    return CODES.get(String(error.error)) ?? 'refused';
  }
  // The library rethrows errors of fetch and JSON parsing: no connection, its own time-out, HTML instead of JSON.
  if (error instanceof SyntaxError) return 'unavailable';
  if (error instanceof TypeError) return 'unreachable';
  if (!(error instanceof Error)) return 'refused';
  if (STORAGE.has(error.name)) return 'storage';
  if (OUT_OF_DATE.test(error.message)) return 'clock';
  return /\bfetch\b/i.test(error.message) ? 'unreachable' : 'refused';
}
