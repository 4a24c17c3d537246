// What an instance's own data tell about a change before it is made (docs/product/consequences.md#facts): what was read, or
// that it couldn't be. Nothing is guessed.
import type { EnterpriseConnection } from '../../wire/instances/connection';
import type { Message } from '../../messages/t';

/** One thing that was asked for: known, not answered yet, or impossible to read. */
export type Fact<Value> = { is: 'known'; value: Value } | { is: 'reading' } | { is: 'unread' };

export interface InstanceFacts {
  /** Whether the Multi-Platform Probe is enabled. */
  probe: Fact<boolean>;
  /** How many the instance lists; who signs in with a directory isn't among them. */
  users: Fact<number>;
  /** How its users sign in with a directory; null where they don't. */
  connection: Fact<EnterpriseConnection | null>;
}

/** One sentence of what a change means. */
export interface Consequence {
  text: Message;
  /** It only says that something is being read: another sentence takes its place. */
  isReading: boolean;
}

/** What is said of a fact in each case. */
interface Words<Value> {
  reading: Message;
  unread: Message;
  known: (value: Value) => Message;
}

/** Returns the sentence that is so whatever the instance's data. */
export function always(text: Message): Consequence {
  return { text, isReading: false };
}

/** Returns what a fact means. */
export function meaningOf<Value>(fact: Fact<Value>, words: Words<Value>): Consequence {
  const text = fact.is === 'known' ? words.known(fact.value) : words[fact.is];
  return { text, isReading: fact.is === 'reading' };
}

/**
 * Returns the tasks that something calls for: `task` where it is so, `ifAny` where nobody knows, and none where it isn't.
 */
export function tasksFor(fact: Fact<unknown>, task: string, ifAny: string): string[] {
  if (fact.is !== 'known') return [ifAny];
  return fact.value ? [task] : [];
}
