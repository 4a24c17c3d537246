// What a user left in this browser, kept with whose it is: what was typed into a form, for this tab; a supporter's last
// searches, for every tab. It goes at the logout, and as soon as another user signs in. Never a secret, and no token.
const PREFIX = 'portal-kept:';

/** This tab's storage, or the whole browser's. */
export type KeptIn = 'tab' | 'browser';

/** What this user left under a name; `initial` where there is nothing of its shape. */
export function readKept<Values>(place: KeptIn, name: string, user: string, initial: Values): Values {
  const kept = entry(place, PREFIX + name);
  return kept?.user === user && isAlike(kept.values, initial) ? (kept.values as Values) : initial;
}

/** Keeps it under the name; undefined forgets what was kept there. */
export function writeKept(place: KeptIn, name: string, user: string, values: unknown): void {
  try {
    const storage = storageOf(place);
    if (values === undefined) storage.removeItem(PREFIX + name);
    else storage.setItem(PREFIX + name, JSON.stringify({ user, values }));
  } catch {
    // Storage is blocked: a reload begins anew.
  }
}

/** Nothing is kept any more, but what this user left, if there is one: by `sub`. */
export function forgetKept(user?: string): void {
  for (const place of ['tab', 'browser'] as const) {
    try {
      const storage = storageOf(place);
      for (const key of Object.keys(storage)) {
        const isTheirs = user !== undefined && entry(place, key)?.user === user;
        if (key.startsWith(PREFIX) && !isTheirs) storage.removeItem(key);
      }
    } catch {
      // Storage is blocked: nothing was kept.
    }
  }
}

const storageOf = (place: KeptIn) => (place === 'tab' ? window.sessionStorage : window.localStorage);

function entry(place: KeptIn, key: string): { user?: unknown; values?: unknown } | undefined {
  try {
    const kept: unknown = JSON.parse(storageOf(place).getItem(key) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it has the same form: another version of the portal may have kept it. */
function isAlike(kept: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(kept) && kept.every((one) => typeof one === 'string');
  if (typeof initial !== 'object' || initial === null) return typeof kept === typeof initial;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(initial).every(([name, value]) => isAlike((kept as Record<string, unknown>)[name], value))
  );
}
