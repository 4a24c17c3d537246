// Which instances were created in this browser, and when (docs/product/first-steps.md#whose): ids and times, which identify
// nobody and outlive a logout, because a new instance is still new the next day.
import { readStoredJson, store } from '../../browser/kept/storage';
import { createdHere as stored } from '../../wire/subscriptions/createdHere';
import { parse } from '../../wire/schema';

const KEY = 'portal-created';

/** How long an instance counts as new after its creation: 30 days, in ms. */
const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Stores that a subscription was created `now` (epoch ms), and forgets those that are no longer new. */
export function keepCreated(id: string, now: number): void {
  store('browser', KEY, JSON.stringify({ ...recent(now), [id]: { at: now } }));
}

/** Returns whether this browser created the subscription within the 30 days before `now` (epoch ms). */
export function isNewHere(id: string, now: number): boolean {
  return Object.hasOwn(recent(now), id);
}

function recent(now: number): Readonly<Record<string, { at: number }>> {
  try {
    const all = parse(stored, readStoredJson('browser', KEY));
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now - at <= NEW_FOR_MS));
  } catch {
    // Nothing is stored, or something else.
    return {};
  }
}
