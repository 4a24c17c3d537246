// The address a lost session was at, kept over the logout that ends it, so that the next login leads back to it.
// Only an address of this site, never anything typed or secret; without storage the login leads to the root.

const KEY = 'portal-return-to';

/** Keeps the address (path, query, hash) for the next login of this tab. */
export function keepReturnTo(path: string): void {
  try {
    window.sessionStorage.setItem(KEY, path);
  } catch {
    // Storage is blocked: the login will lead to the root.
  }
}

/** Gives the kept address, once; undefined where none is kept. */
export function takeReturnTo(): string | undefined {
  try {
    const path = window.sessionStorage.getItem(KEY) ?? undefined;
    window.sessionStorage.removeItem(KEY);
    return path;
  } catch {
    return undefined;
  }
}
