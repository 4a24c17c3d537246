// The only access to the browser's storage. If it is blocked or full, nothing is stored and nothing throws.

/** This tab's storage, or the whole browser's. */
export type StorageArea = 'tab' | 'browser';

const storageOf = (area: StorageArea) => (area === 'tab' ? window.sessionStorage : window.localStorage);

/** Returns the text stored under a key; undefined if there is none. */
export function readStored(area: StorageArea, key: string): string | undefined {
  try {
    return storageOf(area).getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the JSON value stored under a key; undefined if there is none, or it isn't JSON. */
export function readStoredJson(area: StorageArea, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? '');
  } catch {
    return undefined;
  }
}

/** Stores a text; undefined deletes what was stored. Returns whether that was possible. */
export function store(area: StorageArea, key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) storageOf(area).removeItem(key);
    else storageOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns every key that something is stored under. */
export function storedKeys(area: StorageArea): string[] {
  try {
    return Object.keys(storageOf(area));
  } catch {
    return [];
  }
}
