// Leaves out of the build what the portal doesn't use of packages and the bundler doesn't drop by itself (docs/decisions.md).
import type { Plugin } from 'vite';

const packages = `${import.meta.dirname}/../node_modules`;
const hooks = `${packages}/@auth0/auth0-react/src`;
const client = `${packages}/@auth0/auth0-spa-js/src`;

/** What the portal uses of auth0-react, from its sources: its bundle contains a second copy of the identity client. */
const AUTH0_REACT = `
export { default as Auth0Context, initialContext } from ${JSON.stringify(`${hooks}/auth0-context.tsx`)};
export { default as useAuth0 } from ${JSON.stringify(`${hooks}/use-auth0.tsx`)};
`;
const AUTH0_REACT_ID = '\0auth0-react';

/** The identity client, also from its sources: three quarters of its bundle are other ways to sign in. */
const AUTH0_CLIENT = `export { Auth0Client } from ${JSON.stringify(`${client}/Auth0Client.ts`)};`;
const AUTH0_CLIENT_ID = '\0auth0-client';

/** Stubs for those ways: the client may construct each, and calls the methods of the first two in passing. Other uses throw. */
const OTHER_SIGN_INS = `
export class MfaApiClient { setMFAAuthDetails() {} }
export class AnonymousSessionApiClient { hasSession() { return false; } }
export class PasskeyApiClient {}
export class MyAccountApiClient {}
export class Dpop {}
export class AuthClient {}
export default class TokenWorker {}
`;
const OTHER_SIGN_INS_ID = '\0other-sign-ins';
const SIGN_IN_PARTS = [
  './mfa',
  './anonymous',
  './passkey',
  './myaccount',
  './dpop/dpop',
  './worker/token.worker.ts',
  '@auth0/auth0-auth-js',
];

/** Replaces axios's fetch adapter: browsers have XMLHttpRequest, which axios prefers. */
const NO_FETCH = 'export const getFetch = () => null;';
const NO_FETCH_ID = '\0axios-without-fetch';

const SOURCES: Readonly<Record<string, string>> = {
  [AUTH0_REACT_ID]: AUTH0_REACT,
  [AUTH0_CLIENT_ID]: AUTH0_CLIENT,
  [OTHER_SIGN_INS_ID]: OTHER_SIGN_INS,
  [NO_FETCH_ID]: NO_FETCH,
};

/** Returns the plugin that replaces these parts. Importing something a replacement doesn't export fails the build. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (wanted, importer = '') => {
      if (wanted === '@auth0/auth0-react') return AUTH0_REACT_ID;
      if (wanted === '@auth0/auth0-spa-js') return AUTH0_CLIENT_ID;
      if (importer.endsWith('/auth0-spa-js/src/Auth0Client.ts') && SIGN_IN_PARTS.includes(wanted)) {
        return OTHER_SIGN_INS_ID;
      }
      const isFetch = wanted === './fetch.js' && importer.endsWith('/axios/lib/adapters/adapters.js');
      return isFetch ? NO_FETCH_ID : undefined;
    },
    load: (id) => SOURCES[id],
  };
}
