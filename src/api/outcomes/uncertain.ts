// Changes of which nobody knows whether they were made, because no answer or no readable one came. They are never repeated
// automatically (docs/product/failures.md#uncertain-outcomes).
import { MessageError } from '../../messages/MessageError';
import { message, type Message } from '../../messages/t';
import { MalformedResponseError, NetworkError, StatusError, statusOf } from '../client/errors';

/**
 * A change without a certain outcome, and what is known of it; after the server's own message, if it sent one
 * (docs/product/vendor-api.md#errors).
 */
export class UncertainError extends MessageError {
  override name = 'UncertainError';
  constructor(known: Message, cause: unknown) {
    const serverSaid = cause instanceof StatusError ? cause.serverSaid : undefined;
    super(serverSaid === undefined ? known : [serverSaid, known], { cause });
  }
}

/** Outcome unknown: the change may or may not have been made. */
export class UnknownOutcomeError extends UncertainError {
  override name = 'UnknownOutcomeError';
  constructor(cause: unknown, known: Message = message('failures.outcomeUnknown')) {
    super(known, cause);
  }
}

/** An unconfirmed change that, read again, turns out not to have been made. */
export class NotDoneError extends UncertainError {
  override name = 'NotDoneError';
  constructor(cause: unknown) {
    super(message('failures.notDone'), cause);
  }
}

/** Returns what to say of a failed change: `words`, which say that it wasn't made, only if that is known; else the reason alone. */
export function failureSentence(error: Error, words: (why: string) => string): string {
  const isKnown = !(error instanceof UncertainError) || error instanceof NotDoneError;
  return isKnown ? words(error.message) : error.message;
}

/** True if a failed change may have been made: no answer, one that can't be read, or a failure of the server (5xx). */
export function isUncertain(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof MalformedResponseError) return true;
  return (statusOf(error) ?? 0) >= 500;
}

/** How to find out whether a change was made. */
interface Confirmation<Read> {
  /** Reads again what was to be changed; undefined if that can't be read. */
  read: () => Promise<Read | undefined>;
  /** Whether the change was made, by what was read. */
  isDone: (now: Read, cause: unknown) => boolean;
  /** Called with what was read if the change wasn't made. */
  onNotDone?: (now: Read) => void;
}

/**
 * Returns what `change` returns. If its outcome is uncertain, returns what is read again if that shows the change; else throws
 * NotDoneError, or UnknownOutcomeError if nothing can be read. Throws the refusal.
 */
export async function readIfUncertain<Answer, Read>(
  change: () => Promise<Answer>,
  { read, isDone, onNotDone }: Confirmation<Read>,
): Promise<Answer | Read> {
  try {
    return await change();
  } catch (error) {
    if (!isUncertain(error)) throw error;
    const now = await read();
    if (now === undefined) throw new UnknownOutcomeError(error);
    if (isDone(now, error)) return now;
    onNotDone?.(now);
    throw new NotDoneError(error);
  }
}

/**
 * Returns what `change` returns, for a change that can't be read again. If its outcome is uncertain, throws an UncertainError
 * that says `unconfirmed`, else what `change` throws.
 */
export async function orUnconfirmed<Answer>(change: Promise<Answer>, unconfirmed: Message): Promise<Answer> {
  try {
    return await change;
  } catch (error) {
    if (!isUncertain(error)) throw error;
    throw new UncertainError(unconfirmed, error);
  }
}
