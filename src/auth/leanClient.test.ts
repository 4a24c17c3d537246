// The identity client as it is built everywhere: without the ways to sign in that the portal doesn't use
// (build/leanPackages.ts).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LEFT_OUT } from '../../build/leanPackages';
import { createAuthClient } from './signIn';

const source = readFileSync(
  `${import.meta.dirname}/../../node_modules/@auth0/auth0-spa-js/src/Auth0Client.ts`,
  'utf8',
);

describe('the identity client', () => {
  it('imports what it did when its unused parts were left out', () => {
    // If this fails after an update: which of the new parts does a login by redirect, a silent renewal or a logout need?
    const imported = [...source.matchAll(/^(?:import|\}) (?!type )[^;]*?from '([^']+)';$/gm)].map(
      ([, from]) => from,
    );
    expect(imported).toEqual([
      './utils',
      './lock',
      './api',
      './scope',
      './cache',
      './transaction-manager',
      './jwt',
      './errors',
      './storage',
      './constants',
      './global',
      './worker/token.worker.ts',
      './worker/worker.utils',
      './cache/key-manifest',
      './Auth0Client.utils',
      './TokenExchange',
      './dpop/dpop',
      './fetcher',
      './myaccount',
      './mfa',
      './passkey',
      '@auth0/auth0-auth-js',
      './anonymous',
    ]);
    expect(imported).toEqual(expect.arrayContaining(LEFT_OUT));
  });

  it('names the part that is missing as soon as anything of it is touched', () => {
    const client = createAuthClient();
    expect(() => client.mfa.getAuthenticators('token')).toThrow(
      'The portal’s identity client was built without MfaApiClient (wanted: getAuthenticators).',
    );
    expect(() => client.passkey.login()).toThrow(/without PasskeyApiClient \(wanted: login\)/);
    expect(() => client.anonymous.createSession()).toThrow(/without AnonymousSessionApiClient/);
    expect(() => client.myAccount.getFactors()).toThrow(/without MyAccountApiClient/);
  });
});
