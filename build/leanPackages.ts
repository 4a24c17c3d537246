// The identity client without the ways to sign in that the portal doesn't use, and auth0-react around that one client, in
// development, tests and production alike (docs/decisions.md). Their bundles can't be used for it: the
// client's creates every way to sign in (three quarters of its size), and auth0-react's contains a second such client. Both
// packages publish their sources.
import type { Plugin } from 'vite';

const packages = `${import.meta.dirname}/../node_modules/@auth0`;
const client = `${packages}/auth0-spa-js/src`;
const react = `${packages}/auth0-react/src`;

/** What the portal and auth0-react use of each package. Importing anything else from it fails. */
const ENTRIES: Readonly<Record<string, string>> = {
  '@auth0/auth0-spa-js': `
    export { Auth0Client } from ${JSON.stringify(`${client}/Auth0Client.ts`)};
    export { User, ResponseType } from ${JSON.stringify(`${client}/global.ts`)};
    export * from ${JSON.stringify(`${client}/errors.ts`)};
  `,
  '@auth0/auth0-react': `
    export { default as Auth0Context, initialContext } from ${JSON.stringify(`${react}/auth0-context.tsx`)};
    export { default as useAuth0 } from ${JSON.stringify(`${react}/use-auth0.tsx`)};
  `,
};

/** The class, which the dev server names with a version behind it. */
const CLIENT_CLASS = /\/auth0-spa-js\/src\/Auth0Client\.ts(?:\?|$)/;

/** Its imports in whose place `leftOutSignIns.ts` stands. */
export const LEFT_OUT = [
  '@auth0/auth0-auth-js',
  './anonymous',
  './dpop/dpop',
  './mfa',
  './myaccount',
  './passkey',
  './worker/token.worker.ts',
];

/** The client's own packages, for the dev server: it doesn't look for packages in packages. */
const BUNDLED_AT_START = ['browser-tabs-lock', 'dpop', 'es-cookie'].map(
  (name) => `@auth0/auth0-spa-js > ${name}`,
);

/** Returns the plugin that builds both packages from their sources. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { include: BUNDLED_AT_START } }),
    resolveId(wanted, importer = '') {
      if (wanted in ENTRIES) return `\0lean:${wanted}`;
      const isLeftOut = CLIENT_CLASS.test(importer) && LEFT_OUT.includes(wanted);
      return isLeftOut ? `${import.meta.dirname}/leftOutSignIns.ts` : undefined;
    },
    load: (id) => ENTRIES[id.replace('\0lean:', '')],
  };
}
