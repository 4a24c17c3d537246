// Classifies failures of the identity client (docs/product/sign-in.md#token-failures): which require a login, which
// end the session, and which mean only that the network is away.

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

/** Codes for an unreachable network or an overloaded identity provider; neither says anything about the session. */
const UNREACHABLE = new Set(['timeout', 'request_error', 'too_many_requests', 'temporarily_unavailable']);

/** True if a token could not be fetched only because the identity provider couldn't be reached or is overloaded. */
export function isUnreachable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined) return UNREACHABLE.has(code);
  // The library rethrows errors of fetch and JSON parsing: no connection, its own time-out, a captive portal's page.
  if (error instanceof TypeError || error instanceof SyntaxError) return true;
  return error instanceof Error && /\bfetch\b/i.test(error.message);
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
