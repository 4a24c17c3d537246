// Display preferences of this browser's user. They identify nobody and outlive the logout; each is listed by name in
// docs/security.md.
import { readStored, store } from './storage';

type Preference = 'portal-view' | 'portal-columns' | 'portal-table-offered';

/** Returns the preference's text; undefined if there is none. */
export const preference = (name: Preference): string | undefined => readStored('browser', name);

/** Stores the preference. */
export function prefer(name: Preference, value: string): void {
  store('browser', name, value);
}
