// The draft of a form: what was typed survives an error, a login in between and a reload
// (docs/product/failures.md#drafts). It is kept for this tab and this user, and never holds a secret.
import { readKept, writeKept } from './userStorage';

/** What was typed, and the values that it was typed over. */
export interface Draft<Values> {
  typed: Values;
  from: Values;
}

/** Returns the user's (`sub`) draft of this name; undefined if there is none of the shape of `initial`. */
export function readDraft<Values>(name: string, user: string, initial: Values): Draft<Values> | undefined {
  const none = { typed: initial, from: initial };
  const kept = readKept('tab', name, user, none);
  return kept === none ? undefined : kept;
}

/** Stores a user's draft. */
export function keepDraft<Values>(name: string, user: string, draft: Draft<Values>): void {
  writeKept('tab', name, user, draft);
}

/** Deletes the draft of this name. */
export function forgetDraft(name: string): void {
  writeKept('tab', name, '', undefined);
}
