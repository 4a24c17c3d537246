// The only access to the browser's storage. If it is blocked or full, nothing is stored and nothing throws.

/** This tab's storage, or the whole browser's. */
export type Place = 'tab' | 'browser';

const storageOf = (place: Place) => (place === 'tab' ? window.sessionStorage : window.localStorage);

/** Returns the text stored under a key; undefined if there is none. */
export function readStored(place: Place, key: string): string | undefined {
  try {
    return storageOf(place).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON value stored under a key; undefined if there is none, or it isn't JSON. */
export function readStoredJson(place: Place, key: string): unknown {
  try {
    return JSON.parse(readStored(place, key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a text; undefined deletes what was stored. Returns whether that was possible. */
export function store(place: Place, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns every key that something is stored under. */
export function storedKeys(place: Place): string[] {
  try {
    return Object.keys(storageOf(place));
  } catch {
    return [];
  }
}
