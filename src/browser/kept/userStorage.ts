// Values stored in this browser with the user they belong to, such as what was typed into a form, for this tab, or staff's recent
// searches, for every tab. Deleted at the logout, and as soon as another user signs in. Never a secret, and no token.
import { readStoredJson, store, storedKeys, type Place } from './storage';

const PREFIX = 'portal-kept:';

/** Returns the value stored for a user under a name; `initial` if there is none of the same shape. */
export function readKept<Values>(place: Place, name: string, user: string, initial: Values): Values {
  const kept = entry(place, PREFIX + name);
  return kept?.user === user && isAlike(kept.values, initial) ? (kept.values as Values) : initial;
}

/** Stores a value for a user under a name; undefined deletes what was stored there. */
export function writeKept(place: Place, name: string, user: string, values: unknown): void {
  store(place, PREFIX + name, values === undefined ? undefined : JSON.stringify({ user, values }));
}

/** Deletes every stored value, except those of this user (`sub`), if given. */
export function forgetKept(user?: string): void {
  for (const place of ['tab', 'browser'] as const) {
    for (const key of storedKeys(place)) {
      const isTheirs = user !== undefined && entry(place, key)?.user === user;
      if (key.startsWith(PREFIX) && !isTheirs) store(place, key, undefined);
    }
  }
}

function entry(place: Place, key: string): { user?: unknown; values?: unknown } | undefined {
  const kept = readStoredJson(place, key);
  return typeof kept === 'object' && kept !== null ? kept : undefined;
}

/** True if both have the same shape: another version of the portal may have stored it. */
function isAlike(kept: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(kept) && kept.every((one) => typeof one === 'string');
  if (typeof initial !== 'object' || initial === null) return typeof kept === typeof initial;
  return (
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries(initial).every(([name, value]) => isAlike((kept as Record<string, unknown>)[name], value))
  );
}
