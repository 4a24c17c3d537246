import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { t } from '../../messages/t';
import { isStaff, isTester, profileFrom, signInPlace, signsInWithPassword } from './profile';

const NOTHING = { canHaveTrial: true, roles: [], identity: {}, useMfa: false, forceMfa: false };
const identity = { provider: 'auth0', user_id: '1', connection: 'Username-Password-Authentication' };

describe('the profile', () => {
  it('reads namespaced claims by their last path segment, and keeps other claims', () => {
    const claims = {
      sub: 'auth0|1',
      name: 'Olga Owner',
      email: 'olga@acme.com',
      picture: 'https://cdn.example/olga.png',
      nickname: 'olga',
      'https://portal.example/can_have_trial': false,
      'https://portal.example/roles': ['supporter', 'tester'],
      'https://portal.example/claims/identities': [identity, { provider: 'waad' }],
      'https://portal.example/use_mfa': true,
      'http://portal.example/force_mfa/': true,
      'https://portal.example/company': 'Acme',
      http_port: 80,
    };
    expect(profileFrom(claims)).toEqual({
      sub: 'auth0|1',
      name: 'Olga Owner',
      email: 'olga@acme.com',
      picture: 'https://cdn.example/olga.png',
      nickname: 'olga',
      canHaveTrial: false,
      roles: ['supporter', 'tester'],
      identity,
      useMfa: true,
      forceMfa: true,
    });
  });

  it('reads plain claims', () => {
    const claims = { can_have_trial: true, roles: ['tester'], use_mfa: true, identities: [identity] };
    expect(profileFrom(claims)).toEqual({ ...NOTHING, roles: ['tester'], useMfa: true, identity });
  });

  it.each<[string, unknown, object]>([
    ['no claims', undefined, NOTHING],
    ['null', null, NOTHING],
    ['text', 'token', NOTHING],
    ['a list', ['roles'], NOTHING],
    [
      'nulls',
      { can_have_trial: null, roles: null, identities: null, use_mfa: null, name: null, x: null },
      NOTHING,
    ],
    [
      'wrong types',
      { can_have_trial: 'no', roles: 'owner', identities: {}, use_mfa: 'true', force_mfa: 1, name: 7 },
      NOTHING,
    ],
    ['roles of mixed types', { roles: ['tester', 7, null, {}] }, { ...NOTHING, roles: ['tester'] }],
    ['an empty list of identities', { identities: [] }, NOTHING],
    ['an invalid identity', { identities: ['auth0'] }, NOTHING],
    ['a namespace without a path', { 'https://roles': ['owner'] }, NOTHING],
    ['a namespace that ends with a slash', { 'https://portal.example/roles//': ['owner'] }, NOTHING],
    [
      'a URL within a name',
      { 'see https://portal.example/roles': ['owner'] },
      { ...NOTHING, 'see https://portal.example/roles': ['owner'] },
    ],
    ['claims in camelCase', { canHaveTrial: false, useMfa: true, identity: 'me' }, NOTHING],
  ])('accepts %s', (_, claims, profile) => {
    expect(profileFrom(claims)).toEqual(profile);
  });

  it('never throws, and keeps no claim whose name starts with http', () => {
    const name = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('roles', '__proto__', 'constructor', 'https://x/roles'),
    );
    fc.assert(
      fc.property(fc.dictionary(name, fc.anything()), (claims) => {
        const profile = profileFrom(claims);
        expect(Object.keys(profile).filter((key) => key.startsWith('http'))).toEqual([]);
        expect(profile.roles.every((role) => typeof role === 'string')).toBe(true);
        expect(typeof profile.canHaveTrial).toBe('boolean');
      }),
    );
  });
});

describe('the roles', () => {
  const withRoles = (...roles: string[]) => profileFrom({ roles });
  it.each([
    [['supporter'], 'supporter', true],
    [['staff'], 'supporter', false],
    [['staff'], 'staff', true],
    [[''], '', false],
    [[], 'supporter', false],
  ])('%j with the supporter role %s mean staff: %s', (roles, role, staff) => {
    expect(isStaff(withRoles(...roles), role)).toBe(staff);
  });

  it('decide whether the user is a tester', () => {
    expect([isTester(withRoles('tester')), isTester(withRoles('supporter'))]).toEqual([true, false]);
  });
});

describe('how a user signs in', () => {
  it.each<[unknown, boolean]>([
    [[], true],
    [[{}], true],
    [[{ provider: 'auth0' }], true],
    [[{ provider: 'waad' }], false],
    [[{ provider: 'waad' }, { provider: 'auth0' }], false],
  ])('with the identities %j is by password: %s', (identities, password) => {
    expect(signsInWithPassword(profileFrom({ identities }))).toBe(password);
  });

  it.each([
    [{ provider: 'waad' }, 'Microsoft Entra ID'],
    [{ provider: 'google-oauth2' }, 'Google'],
    [{ provider: 'okta' }, 'okta'],
    [{ provider: 'samlp' }, 'your company’s SAML directory'],
    [{ provider: 'oidc' }, 'your company’s directory'],
    [{ provider: 'ad' }, 'your company’s Active Directory'],
    [{ provider: '' }, 'your identity provider'],
    [{ provider: 7 }, 'your identity provider'],
    [{}, 'your identity provider'],
  ])('with the identity %j is named “%s”', (first, place) => {
    const said = t('account.signedInWith', signInPlace(profileFrom({ identities: [first] })));
    expect(said).toBe(`Signed in with ${place}.`);
  });
});
