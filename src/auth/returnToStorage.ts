// The address at which a session was lost, kept across the logout that ends it, so that the next login leads back to it.
// Only an address of this site, never anything typed or secret; without storage the login leads to the root.
import { readStored, store } from '../browser/kept/storage';

const KEY = 'portal-return-to';

/** Stores the address (path, query, hash) for the next login of this tab. */
export function keepReturnTo(path: string): void {
  store('tab', KEY, path);
}

/** Returns the stored address and deletes it; undefined if there is none. */
export function takeReturnTo(): string | undefined {
  const path = readStored('tab', KEY);
  store('tab', KEY, undefined);
  return path;
}
