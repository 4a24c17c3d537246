// What remains to be done after a change (docs/product/consequences.md#what-remains): the tasks by their ids, with the facts
// that their words need, so that they can be kept as plain texts and said in any language.
import { countsAsCancelled, type Subscription } from '../subscriptions/subscription';

export type ChangeKind = 'subdomain' | 'mfa' | 'transfer' | 'cancellation' | 'connection';

/** In the order they are shown. */
export const CHANGE_KINDS: readonly ChangeKind[] = [
  'subdomain',
  'mfa',
  'transfer',
  'connection',
  'cancellation',
];

/** Texts that tasks speak of; '' where a change has none. */
export interface TaskFacts {
  /** The instance's domain. */
  address: string;
  /** The domain or region that it had, and the one that it has or will have. */
  from: string;
  to: string;
  /** Whose users signed in with a deleted connection. */
  domains: string;
  clientId: string;
  /** When a cancelled subscription ends, epoch seconds. */
  end: string;
}

/** A list as it is kept. */
export interface Remaining {
  /** Their ids. */
  tasks: string[];
  /** Of those the ones that are ticked. */
  done: string[];
  facts: TaskFacts;
}

/** A list without tasks, which every kept one is like. */
export const NOTHING_REMAINS: Remaining = {
  tasks: [],
  done: [],
  facts: { address: '', from: '', to: '', domains: '', clientId: '', end: '' },
};

/** Returns a list of which nothing is done. */
export function remainingAfter(tasks: string[], facts: Partial<TaskFacts>): Remaining {
  return { tasks, done: [], facts: { ...NOTHING_REMAINS.facts, ...facts } };
}

/** Returns the list with one task ticked, or not. */
export function withTask(remaining: Remaining, task: string, isDone: boolean): Remaining {
  const others = remaining.done.filter((one) => one !== task);
  return { ...remaining, done: isDone ? [...others, task] : others };
}

/** Whether every task is ticked. */
export function isFinished({ tasks, done }: Remaining): boolean {
  return tasks.every((task) => done.includes(task));
}

/** Whether the list still speaks of what is so: not after another change has taken it back. */
export function stillHolds(kind: ChangeKind, { facts }: Remaining, subscription: Subscription): boolean {
  if (kind === 'subdomain') return subscription.fqdn === facts.to;
  if (kind === 'cancellation') return countsAsCancelled(subscription);
  return true;
}
