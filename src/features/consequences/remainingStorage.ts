// Stores the tasks that remain after changes, in this browser and for the user, until they are done or dismissed, or the user
// logs out (docs/product/consequences.md#what-remains). Holds no secrets.
import { useSyncExternalStore } from 'react';
import { useProfile } from '../../auth/useProfile';
import { readPersisted, persist } from '../../browser/storage/userStorage';
import { announce } from '../../browser/announce';
import {
  CHANGE_KINDS,
  NOTHING_REMAINS,
  type ChangeKind,
  type Remaining,
} from '../../domain/consequences/remaining';
import { titleOf } from '../../domain/consequences/tasks';
import { createStore } from '../../domain/values/store';
import { t, textOf } from '../../messages/t';

/** The lists of one subscription; a kind of change without a list is absent. */
export type RemainingByKind = Readonly<Partial<Record<ChangeKind, Remaining>>>;

/** Stores a list, or deletes it if `remaining` is undefined. */
export type StoreRemaining = (kind: ChangeKind, remaining: Remaining | undefined) => void;

/** Counts the changes of the stored lists, which are read again after each. */
const changes = createStore(0);
const changed = () => changes.set(changes.current() + 1);

/** Calls back when a list changes, here or in another tab. Returns a function that ends that. */
function subscribe(listener: () => void): () => void {
  // Added once, however often this is called.
  window.addEventListener('storage', changed);
  return changes.subscribe(listener);
}

const nameOf = (kind: ChangeKind, id: string) => `remaining:${kind}:${id}`;

/** Returns the stored lists of a subscription (`id`), by the kind of change that left them. */
export function useRemaining(id: string): RemainingByKind {
  const { sub = '' } = useProfile();
  useSyncExternalStore(subscribe, changes.current);
  return Object.fromEntries(
    CHANGE_KINDS.flatMap((kind) => {
      const stored = readPersisted('browser', nameOf(kind, id), sub, NOTHING_REMAINS);
      return stored.tasks.length === 0 ? [] : [[kind, stored]];
    }),
  );
}

/** Returns a function that stores the list left by a change of a subscription (`id`), and announces it. */
export function useLeaveRemaining(id: string): (kind: ChangeKind, remaining: Remaining) => void {
  const keep = useStoreRemaining(id);
  return (kind, remaining) => {
    keep(kind, remaining);
    announce(t('consequences.remainsNow', { title: textOf(titleOf(kind, remaining)) }));
  };
}

/** Returns a function that stores or deletes the lists of a subscription (`id`). */
export function useStoreRemaining(id: string): StoreRemaining {
  const { sub = '' } = useProfile();
  return (kind, remaining) => {
    persist('browser', nameOf(kind, id), sub, remaining);
    changed();
  };
}
