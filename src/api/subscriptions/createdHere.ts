// Which instances were created in this browser, when (docs/product/first-steps.md#whose), and like which other one
// (docs/product/new-like-this.md#applying): ids and times, which identify nobody and outlive a logout, because a new instance is
// still new the next day.
import { readStoredJson, store } from '../../browser/storage/storage';
import { createdHere as stored, type Creation } from '../../wire/stored';
import { parse } from '../../wire/schema';

const KEY = 'portal-created';

/** How long an instance counts as new after its creation: 30 days, in ms. */
const NEW_FOR_MS = 30 * 24 * 60 * 60 * 1000;

/** Stores that a subscription was created `now` (epoch ms), and forgets those that are no longer new. */
export function storeCreated(id: string, now: number): void {
  write({ ...recent(now), [id]: { at: now } });
}

/** Stores that a subscription that was created here is to get the settings of another one, its model. */
export function storeModel(id: string, like: string, now: number): void {
  write({ ...recent(now), [id]: { at: now, like } });
}

/** Forgets a subscription's model: its settings were applied, or aren't wanted. */
export function forgetModel(id: string, now: number): void {
  const { [id]: created, ...others } = recent(now);
  if (created) write({ ...others, [id]: { at: created.at } });
}

/** Returns the id of the model of a subscription that this browser created; undefined if it has none, or no longer. */
export function modelOf(id: string, now: number): string | undefined {
  const all = recent(now);
  return Object.hasOwn(all, id) ? all[id]?.like : undefined;
}

/** Returns whether this browser created the subscription within the 30 days before `now` (epoch ms). */
export function isNewHere(id: string, now: number): boolean {
  return Object.hasOwn(recent(now), id);
}

function write(created: Readonly<Record<string, Creation>>): void {
  store('browser', KEY, JSON.stringify(created));
}

function recent(now: number): Readonly<Record<string, Creation>> {
  try {
    const all = parse(stored, readStoredJson('browser', KEY));
    return Object.fromEntries(Object.entries(all).filter(([, { at }]) => now - at <= NEW_FOR_MS));
  } catch {
    // Nothing is stored, or something else.
    return {};
  }
}
