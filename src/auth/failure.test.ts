// @vitest-environment node
import { AuthenticationError, GenericError, MfaRequiredError, TimeoutError } from '@auth0/auth0-spa-js';
import { describe, expect, it } from 'vitest';
import { isUnreachable, needsLogin, signInFailure } from './failure';

/** What the identity client and the browser really throw (docs/outside-services.md#failures). */
describe('a failure of the identity client', () => {
  it.each<[unknown, 'login' | 'network' | 'neither']>([
    [new GenericError('login_required', 'Login required'), 'login'],
    [new GenericError('consent_required', 'Consent required'), 'login'],
    [new GenericError('interaction_required', 'Interaction required'), 'login'],
    [new GenericError('invalid_grant', 'Unknown or invalid refresh token'), 'login'],
    [new GenericError('missing_refresh_token', 'Missing Refresh Token'), 'login'],
    [new MfaRequiredError('mfa_required', 'Multifactor authentication required', 't', {}), 'login'],
    [new TimeoutError(), 'network'],
    [new GenericError('request_error', 'HTTP error. Unable to fetch'), 'network'],
    [new GenericError('too_many_requests', 'Global limit has been reached'), 'network'],
    [new GenericError('temporarily_unavailable', 'Please try again'), 'network'],
    [new TypeError('Failed to fetch'), 'network'],
    [new TypeError('NetworkError when attempting to fetch resource.'), 'network'],
    [new TypeError('Load failed'), 'network'],
    [new SyntaxError('Unexpected token < in JSON'), 'network'],
    [new Error("Timeout when executing 'fetch'"), 'network'],
    [new AuthenticationError('access_denied', 'user is blocked', 's'), 'neither'],
    [new GenericError('state_mismatch', 'Invalid state'), 'neither'],
    [new GenericError('missing_transaction', 'Invalid state'), 'neither'],
    [new GenericError('unauthorized', 'fetch'), 'neither'],
    [new Error('Nonce (nonce) claim mismatch'), 'neither'],
    [{ error: 7 }, 'neither'],
    ['login_required', 'neither'],
    [null, 'neither'],
    [undefined, 'neither'],
  ])('%s asks for %s', (error, what) => {
    expect({ login: needsLogin(error), network: isUnreachable(error) }).toEqual({
      login: what === 'login',
      network: what === 'network',
    });
  });

  it.each<[unknown, string | undefined]>([
    [new Error('user is blocked'), 'user is blocked'],
    [new Error('x'.repeat(400)), 'x'.repeat(300)],
    [new Error(''), undefined],
    ['text', undefined],
    [undefined, undefined],
  ])('is shown in its own words, where it has any', (error, detail) => {
    expect(signInFailure(error, '/account')).toEqual({ detail, returnTo: '/account' });
  });
});
