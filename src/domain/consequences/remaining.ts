// What remains to be done after a change (docs/product/consequences.md#what-remains): the ids of the tasks, with the facts
// that their sentences need, so that a list can be stored as plain texts and shown in any language.
import { countsAsCancelled, type Subscription } from '../subscriptions/subscription';

/** The changes that leave tasks to the user; 'connection' is the deletion of one. */
export type ChangeKind = 'subdomain' | 'mfa' | 'transfer' | 'cancellation' | 'connection';

/** In the order they are shown. */
export const CHANGE_KINDS: readonly ChangeKind[] = [
  'subdomain',
  'mfa',
  'transfer',
  'connection',
  'cancellation',
];

/** Texts that the tasks' sentences contain; '' if a change has none. */
export interface TaskFacts {
  /** The instance's domain. */
  address: string;
  /** The instance's old domain or region, and its new or future one. */
  from: string;
  to: string;
  /** The domains whose users signed in with a deleted connection. */
  domains: string;
  clientId: string;
  /** When a cancelled subscription ends, epoch seconds. */
  end: string;
}

/** A list of tasks, as it is stored. */
export interface Remaining {
  /** The ids of the tasks. */
  tasks: string[];
  /** The ids of the tasks that are ticked. */
  done: string[];
  facts: TaskFacts;
}

/** A list without tasks; stored lists are valid only if they have the same shape. */
export const NOTHING_REMAINS: Remaining = {
  tasks: [],
  done: [],
  facts: { address: '', from: '', to: '', domains: '', clientId: '', end: '' },
};

/** Returns a list in which no task is ticked. */
export function remainingAfter(tasks: string[], facts: Partial<TaskFacts>): Remaining {
  return { tasks, done: [], facts: { ...NOTHING_REMAINS.facts, ...facts } };
}

/** Returns the list with one task ticked or unticked. */
export function withTask(remaining: Remaining, task: string, isDone: boolean): Remaining {
  const others = remaining.done.filter((one) => one !== task);
  return { ...remaining, done: isDone ? [...others, task] : others };
}

/** Whether every task is ticked. */
export function isFinished({ tasks, done }: Remaining): boolean {
  return tasks.every((task) => done.includes(task));
}

/** What is known of an instance's settings; undefined for what isn't. */
export interface CurrentSettings {
  isMfaRequired: boolean | undefined;
  hasConnection: boolean | undefined;
}

/**
 * True while the list still applies, as far as is known: false once the change that it belongs to has been undone, wherever
 * that was done.
 */
export function stillHolds(
  kind: ChangeKind,
  { facts }: Remaining,
  subscription: Subscription,
  { isMfaRequired, hasConnection }: CurrentSettings,
): boolean {
  switch (kind) {
    case 'subdomain':
      return subscription.fqdn === facts.to;
    case 'cancellation':
      return countsAsCancelled(subscription);
    case 'mfa':
      return isMfaRequired !== false;
    case 'connection':
      return hasConnection !== true;
    case 'transfer':
      return true;
  }
}
