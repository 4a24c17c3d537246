// For which instances the user has put away the first steps (docs/product/first-steps.md#hiding): subscriptions' ids, which
// identify nobody and outlive the logout.
import { readStoredJson, store } from './storage';

const KEY = 'portal-steps-hidden';

/** Whether the steps of the subscription with this id are hidden. */
export const areStepsHidden = (id: string): boolean => hidden().includes(id);

/** Hides the steps of the subscription with this id in this browser. */
export function hideSteps(id: string): void {
  store('browser', KEY, JSON.stringify([...hidden(), id]));
}

function hidden(): readonly unknown[] {
  const kept = readStoredJson('browser', KEY);
  return Array.isArray(kept) ? kept : [];
}
