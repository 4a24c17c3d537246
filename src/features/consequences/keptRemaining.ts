// What remains to be done after changes, kept in this browser for the user until it is done, put away, or they log out
// (docs/product/consequences.md#what-remains). No secret is among it.
import { useSyncExternalStore } from 'react';
import { useProfile } from '../../auth/useProfile';
import { readKept, writeKept } from '../../browser/kept/keptForUser';
import { say } from '../../browser/say';
import {
  CHANGE_KINDS,
  NOTHING_REMAINS,
  type ChangeKind,
  type Remaining,
} from '../../domain/consequences/remaining';
import { titleOf } from '../../domain/consequences/tasks';
import { t, textOf } from '../../messages/t';

export type RemainingByKind = Readonly<Partial<Record<ChangeKind, Remaining>>>;

/** Keeps a list, or forgets it where it is undefined. */
export type KeepRemaining = (kind: ChangeKind, remaining: Remaining | undefined) => void;

const listeners = new Set<() => void>();
/** How often something was kept: the lists are read again then. */
let version = 0;

function changed(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Calls back when a list changes, here or in another tab. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
}

const nameOf = (kind: ChangeKind, id: string) => `remaining:${kind}:${id}`;

/** Returns what is kept of a subscription (`id`), by the change that left it. */
export function useRemaining(id: string): RemainingByKind {
  const { sub = '' } = useProfile();
  useSyncExternalStore(subscribe, () => version);
  return Object.fromEntries(
    CHANGE_KINDS.flatMap((kind) => {
      const kept = readKept('browser', nameOf(kind, id), sub, NOTHING_REMAINS);
      return kept.tasks.length === 0 ? [] : [[kind, kept]];
    }),
  );
}

/** Returns what keeps the list that a change of a subscription (`id`) has just left, and says that it is there. */
export function useLeaveRemaining(id: string): (kind: ChangeKind, remaining: Remaining) => void {
  const keep = useKeepRemaining(id);
  return (kind, remaining) => {
    keep(kind, remaining);
    say(t('consequences.remainsNow', { title: textOf(titleOf(kind, remaining)) }));
  };
}

/** Returns what keeps the lists of a subscription (`id`). */
export function useKeepRemaining(id: string): KeepRemaining {
  const { sub = '' } = useProfile();
  return (kind, remaining) => {
    writeKept('browser', nameOf(kind, id), sub, remaining);
    changed();
  };
}
