// Addresses that outlast the way to the identity provider and back: the one at which a session was lost, kept across the
// logout that ends it, and the one that a login leads to. Only addresses of this site, never anything typed or secret;
// without storage the login leads to the root.
import { readStored, store } from '../browser/kept/storage';

const KEY = 'portal-return-to';
const LOGIN_KEY = 'portal-login-target';

/** Stores the address (path, query, hash) for the next login of this tab. */
export function keepReturnTo(path: string): void {
  store('tab', KEY, path);
}

/** Returns the stored address and deletes it; undefined if there is none. */
export function takeReturnTo(): string | undefined {
  return take(KEY);
}

/** Stores the address that the login which begins now leads to. */
export function keepLoginTarget(path: string): void {
  store('tab', LOGIN_KEY, path);
}

/** Returns the stored target of the login and deletes it; undefined if there is none. */
export function takeLoginTarget(): string | undefined {
  return take(LOGIN_KEY);
}

function take(key: string): string | undefined {
  const path = readStored('tab', key);
  store('tab', key, undefined);
  return path;
}
