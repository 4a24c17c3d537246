import { AuthenticationError, GenericError, MfaRequiredError, TimeoutError } from '@auth0/auth0-spa-js';
import { expect, it } from 'vitest';
import { meaningOf, WHAT_FOLLOWS } from './signInErrors';

/** What the identity client and the browser really throw (docs/outside-services.md#failures). */
it.each<[unknown, keyof typeof WHAT_FOLLOWS]>([
  [new GenericError('login_required', 'Login required'), 'unfinished'],
  [new GenericError('consent_required', 'Consent required'), 'unfinished'],
  [new GenericError('interaction_required', 'Interaction required'), 'unfinished'],
  [new GenericError('invalid_grant', 'Unknown or invalid refresh token'), 'unfinished'],
  [new MfaRequiredError('mfa_required', 'Multifactor authentication required', 't', {}), 'unfinished'],
  [new TimeoutError(), 'unreachable'],
  [new GenericError('request_error', 'HTTP error. Unable to fetch'), 'unavailable'],
  [new GenericError('too_many_requests', 'Global limit has been reached'), 'unavailable'],
  [new GenericError('temporarily_unavailable', 'Please try again'), 'unavailable'],
  [new GenericError('server_error', 'Something broke'), 'unavailable'],
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new TypeError('NetworkError when attempting to fetch resource.'), 'unreachable'],
  [new TypeError('Load failed'), 'unreachable'],
  [new SyntaxError('Unexpected token < in JSON'), 'unavailable'],
  [new Error("Timeout when executing 'fetch'"), 'unreachable'],
  [new DOMException('Access is denied for this document.', 'SecurityError'), 'storage'],
  [new DOMException('Exceeded the quota.', 'QuotaExceededError'), 'storage'],
  [
    new Error(
      'Expiration Time (exp) claim error in the ID token; current time (Fri) is after expiration time (Thu)',
    ),
    'clock',
  ],
  [
    new Error(
      "Not Before time (nbf) claim in the ID token indicates that this token can't be used just yet. Current time (Thu) is before Fri",
    ),
    'clock',
  ],
  [new Error('Expiration Time (exp) claim must be a number present in the ID token'), 'refused'],
  [new AuthenticationError('access_denied', 'user is blocked', 's'), 'refused'],
  [new GenericError('state_mismatch', 'Invalid state'), 'unfinished'],
  [new GenericError('missing_transaction', 'Invalid state'), 'unfinished'],
  [new GenericError('unauthorized', 'fetch'), 'refused'],
  [new Error('Nonce (nonce) claim mismatch'), 'refused'],
  [{ error: 7 }, 'refused'],
  ['login_required', 'refused'],
  [null, 'refused'],
  [undefined, 'refused'],
])('an error of the identity client like %s is %s', (error, meaning) => {
  expect(meaningOf(error)).toBe(meaning);
});

it('no answer leads to a login by itself, which could go round in circles', () => {
  for (const { answer, renewalAfterAnswer } of Object.values(WHAT_FOLLOWS)) {
    expect([answer, renewalAfterAnswer]).not.toContain('login');
    expect(renewalAfterAnswer).toBe('page');
  }
});
