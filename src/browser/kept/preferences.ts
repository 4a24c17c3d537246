// How this browser's user likes the portal to look. It names nobody and outlives the logout; each is known by name in
// docs/security.md.
import { readStored, store } from './storage';

type Preference = 'portal-view' | 'portal-columns' | 'portal-table-offered';

/** Returns the preference's text; undefined where there is none. */
export const preference = (name: Preference): string | undefined => readStored('browser', name);

/** Keeps the preference. */
export function prefer(name: Preference, value: string): void {
  store('browser', name, value);
}
