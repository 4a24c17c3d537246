// What an instance's own data shows about a change before it is made (docs/product/consequences.md#facts). A fact is either
// read or marked as unreadable, never guessed.
import type { EnterpriseConnection } from '../../wire/instances';
import type { Message } from '../../messages/t';

/** A fact about the instance: known, still being read, or impossible to read (`unread`). */
export type Fact<Value> = { is: 'known'; value: Value } | { is: 'reading' } | { is: 'unread' };

/** The facts that the consequences of a change depend on. */
export interface InstanceFacts {
  /** Whether the Multi-Platform Probe is enabled. */
  probe: Fact<boolean>;
  /** How many users the instance lists; those who sign in with a directory aren't included. */
  users: Fact<number>;
  /** The enterprise connection by which users sign in with a directory; null if there is none. */
  connection: Fact<EnterpriseConnection | null>;
}

/** One sentence about what a change means. */
export interface Consequence {
  text: Message;
  /** True for a placeholder that says that a fact is being read; another sentence will replace it. */
  isReading: boolean;
}

/** The sentence for each state of a fact. */
interface Sentences<Value> {
  reading: Message;
  unread: Message;
  known: (value: Value) => Message;
}

/** Returns a consequence that holds whatever the instance's data is. */
export function always(text: Message): Consequence {
  return { text, isReading: false };
}

/** Returns what a fact means for the change. */
export function meaningOf<Value>(fact: Fact<Value>, sentences: Sentences<Value>): Consequence {
  const text = fact.is === 'known' ? sentences.known(fact.value) : sentences[fact.is];
  return { text, isReading: fact.is === 'reading' };
}

/**
 * Returns the tasks that a fact requires: `task` if it is known to apply, `ifAny` if that is unknown, else none.
 */
export function tasksFor(fact: Fact<unknown>, task: string, ifAny: string): string[] {
  if (fact.is !== 'known') return [ifAny];
  return fact.value ? [task] : [];
}
