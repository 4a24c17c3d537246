// What the identity provider's refusals mean (docs/product/sign-in.md#token-failures): which ask for a login, which
// end the session, which only say that the network is away.

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

/** Whether the identity provider said that this session can't go on without the user. */
export function needsLogin(error: unknown): boolean {
  return NEEDS_LOGIN.has(codeOf(error) ?? '');
}

/** The network is away; or the identity provider has no time now, which says nothing about the session. */
const UNREACHABLE = new Set(['timeout', 'request_error', 'too_many_requests', 'temporarily_unavailable']);

/** Whether a token could not be fetched only because nobody sensible answered: the network is away, or in between. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return UNREACHABLE.has(code);
  // The library passes on what fetch and its JSON said: no connection, its own time-out, a captive portal's page.
  if (error instanceof TypeError || error instanceof SyntaxError) return true;
  return error instanceof Error && /\bfetch\b/i.test(error.message);
}

/** A login that ended without a session, as its page needs to know it. */
export interface SignInFailure {
  /** What the identity provider said, if it is a sentence. */
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
