// Values stored in this browser with the user they belong to, such as what was typed into a form, for this tab, or staff's recent
// searches, for every tab. Deleted at the logout, and as soon as another user signs in. Never a secret, and no token.
import { useEffect } from 'react';
import { readStoredJson, store, storedKeys, type StorageArea } from './storage';

const PREFIX = 'portal-kept:';

/** Returns the value stored for a user under a name; `initial` if there is none of the same shape. */
export function readPersisted<Values>(
  area: StorageArea,
  name: string,
  user: string,
  initial: Values,
): Values {
  const stored = entry(area, PREFIX + name);
  return stored?.user === user && isAlike(stored.values, initial) ? (stored.values as Values) : initial;
}

/** Stores a value for a user under a name; undefined deletes what was stored there. */
export function persist(area: StorageArea, name: string, user: string, values: unknown): void {
  store(area, PREFIX + name, values === undefined ? undefined : JSON.stringify({ user, values }));
}

/** Deletes every stored value, except those of this user (`sub`), if given. */
export function deletePersisted(user?: string): void {
  for (const area of ['tab', 'browser'] as const) {
    for (const key of storedKeys(area)) {
      const isTheirs = user !== undefined && entry(area, key)?.user === user;
      if (key.startsWith(PREFIX) && !isTheirs) store(area, key, undefined);
    }
  }
}

function entry(area: StorageArea, key: string): { user?: unknown; values?: unknown } | undefined {
  const stored = readStoredJson(area, key);
  return typeof stored === 'object' && stored !== null ? stored : undefined;
}

/** True if both have the same shape: another version of the portal may have stored it. */
function isAlike(stored: unknown, initial: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(stored) && stored.every((one) => typeof one === 'string');
  if (typeof initial !== 'object' || initial === null) return typeof stored === typeof initial;
  return (
    typeof stored === 'object' &&
    stored !== null &&
    Object.entries(initial).every(([name, value]) =>
      isAlike((stored as Record<string, unknown>)[name], value),
    )
  );
}

/** Stores the text or list under the name; an empty one deletes what was stored. */
export function usePersisted(
  area: StorageArea,
  name: string,
  user: string,
  value: string | readonly string[],
): void {
  // Synchronises with the browser's storage.
  useEffect(
    () => persist(area, name, user, value.length === 0 ? undefined : value),
    [area, name, user, value],
  );
}

// The draft of a form: what was typed survives an error, a login in between and a reload
// (docs/product/failures.md#drafts). It is kept for this tab and this user, and never holds a secret.

/** What was typed, and the values that it was typed over. */
export interface Draft<Values> {
  typed: Values;
  from: Values;
}

/** Returns the user's (`sub`) draft of this name; undefined if there is none of the shape of `initial`. */
export function readDraft<Values>(name: string, user: string, initial: Values): Draft<Values> | undefined {
  const none = { typed: initial, from: initial };
  const stored = readPersisted('tab', name, user, none);
  return stored === none ? undefined : stored;
}

/** Stores a user's draft. */
export function storeDraft<Values>(name: string, user: string, draft: Draft<Values>): void {
  persist('tab', name, user, draft);
}

/** Deletes the draft of this name. */
export function forgetDraft(name: string): void {
  persist('tab', name, '', undefined);
}

// The search that a member of staff came from, so that they can return to it: kept for this tab and this user until the
// logout, because it may name a customer.

const LAST_SEARCH = 'last-search';

/** Stores the search words of a user (`sub`); '' deletes them. */
export function useStoredLastSearch(user: string, search: string): void {
  usePersisted('tab', LAST_SEARCH, user, search);
}

/** Returns the stored words; '' if the user didn't come from a search. */
export function lastSearch(user: string): string {
  return readPersisted('tab', LAST_SEARCH, user, '');
}

// Which instances the user wants to be notified of once they are ready (docs/product/polling.md#notify-me): their
// subscriptions' ids, stored for this user until the instance is ready or has failed, the user opts out, or logs out.

const NOTIFY = 'notify';
const NOTHING: string[] = [];

/** Whether the user (`sub`) wants to be notified of the subscription with this id. */
export function wantsNotification(user: string, id: string): boolean {
  return readPersisted('browser', NOTIFY, user, NOTHING).includes(id);
}

/** Stores whether the user wants to be notified. */
export function storeWantsNotification(user: string, id: string, isOn: boolean): void {
  const others = readPersisted('browser', NOTIFY, user, NOTHING).filter((one) => one !== id);
  const ids = isOn ? [...others, id] : others;
  persist('browser', NOTIFY, user, ids.length === 0 ? undefined : ids);
}
