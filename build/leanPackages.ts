// Parts of packages that nobody uses and no bundler drops by itself, left out of the build (docs/decisions.md has the figures).
import type { Plugin } from 'vite';

const packages = `${import.meta.dirname}/../node_modules`;
const sources = `${packages}/@auth0/auth0-react/src`;

/** What the portal takes of auth0-react, from its sources: its bundle holds a second copy of the identity client. */
const AUTH0_REACT = `
export { default as Auth0Context, initialContext } from ${JSON.stringify(`${sources}/auth0-context.tsx`)};
export { default as useAuth0 } from ${JSON.stringify(`${sources}/use-auth0.tsx`)};
`;
const AUTH0_REACT_ID = '\0auth0-react';

/** Browsers have XMLHttpRequest, which axios prefers. */
const NO_FETCH = 'export const getFetch = () => null;';
const NO_FETCH_ID = '\0axios-without-fetch';

/** Replaces them; a part that is used after all is an error of the build. */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (wanted, importer = '') => {
      if (wanted === '@auth0/auth0-react') return AUTH0_REACT_ID;
      const isFetch = wanted === './fetch.js' && importer.endsWith('/axios/lib/adapters/adapters.js');
      return isFetch ? NO_FETCH_ID : undefined;
    },
    load: (id) => ({ [AUTH0_REACT_ID]: AUTH0_REACT, [NO_FETCH_ID]: NO_FETCH })[id],
  };
}
