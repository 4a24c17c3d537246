// Display preferences of this browser's user. They identify nobody and outlive the logout; each is listed by name in
// docs/security.md.
import { createStore } from '../../domain/values/store';
import { readStored, store, readStoredJson } from './storage';

type Preference = 'portal-view' | 'portal-columns' | 'portal-navigation-kept' | 'portal-typeface';

/** Returns the preference's text; undefined if there is none. */
export const preference = (name: Preference): string | undefined => readStored('browser', name);

/** Stores the preference. */
export function prefer(name: Preference, value: string): void {
  store('browser', name, value);
}

// For which instances the user has put away the first steps (docs/product/first-steps.md#hiding): subscriptions' ids, which
// identify nobody and outlive the logout.

const KEY = 'portal-steps-hidden';

/** Whether the steps of the subscription with this id are hidden. */
export const areStepsHidden = (id: string): boolean => hidden().includes(id);

/** Hides the steps of the subscription with this id in this browser, or shows them again. */
export function hideSteps(id: string, isHidden = true): void {
  const others = hidden().filter((one) => one !== id);
  store('browser', KEY, JSON.stringify(isHidden ? [...others, id] : others));
  changes.set(changes.current() + 1);
}

const changes = createStore(0);

/** Calls back whenever steps are hidden or shown. */
export const onStepsHidden = changes.subscribe;

function hidden(): readonly unknown[] {
  const stored = readStoredJson('browser', KEY);
  return Array.isArray(stored) ? stored : [];
}
