import { AuthenticationError, GenericError, MfaRequiredError, TimeoutError } from '@auth0/auth0-spa-js';
import { describe, expect, it, vi } from 'vitest';
import { goOffline } from '../../test/faults/network';
import { textOf } from '../messages/t';
import { hindranceOf, hindranceMessage, needsLogin, signInFailure, type Hindrance } from './failure';

/** What the identity client and the browser really throw (docs/outside-services.md#failures). */
describe('an error of the identity client', () => {
  it.each<[unknown, 'login' | 'neither' | Hindrance]>([
    [new GenericError('login_required', 'Login required'), 'login'],
    [new GenericError('consent_required', 'Consent required'), 'login'],
    [new GenericError('interaction_required', 'Interaction required'), 'login'],
    [new GenericError('invalid_grant', 'Unknown or invalid refresh token'), 'login'],
    [new GenericError('missing_refresh_token', 'Missing Refresh Token'), 'login'],
    [new MfaRequiredError('mfa_required', 'Multifactor authentication required', 't', {}), 'login'],
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
    [new Error('Expiration Time (exp) claim must be a number present in the ID token'), 'neither'],
    [new AuthenticationError('access_denied', 'user is blocked', 's'), 'neither'],
    [new GenericError('state_mismatch', 'Invalid state'), 'neither'],
    [new GenericError('missing_transaction', 'Invalid state'), 'neither'],
    [new GenericError('unauthorized', 'fetch'), 'neither'],
    [new Error('Nonce (nonce) claim mismatch'), 'neither'],
    [{ error: 7 }, 'neither'],
    ['login_required', 'neither'],
    [null, 'neither'],
    [undefined, 'neither'],
  ])('like %s is classified as: %s', async (error, what) => {
    expect({ login: needsLogin(error), hindrance: await hindranceOf(error) }).toEqual({
      login: what === 'login',
      hindrance: what === 'login' || what === 'neither' ? undefined : what,
    });
  });

  it('counts as being offline only if the portal’s own site gives no answer either', async () => {
    goOffline();
    expect(await hindranceOf(new TypeError('Failed to fetch'))).toBe('offline');
    expect(await hindranceOf(new SyntaxError('Unexpected token <'))).toBe('unavailable');
  });

  it('about a wrong clock names the time of this device', () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 27, 19, 5) });
    expect(textOf(hindranceMessage('clock'))).toMatch(/^This device’s clock says .*27.*2026.*05/);
  });

  it.each<[unknown, string | undefined]>([
    [new Error('user is blocked'), 'user is blocked'],
    [new Error('x'.repeat(400)), 'x'.repeat(300)],
    [new Error(''), undefined],
    ['text', undefined],
    [undefined, undefined],
  ])('is shown with its own message, if it has one', (error, detail) => {
    expect(signInFailure(error, '/account')).toEqual({ detail, returnTo: '/account' });
  });
});
