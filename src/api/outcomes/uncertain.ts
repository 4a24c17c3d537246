// Changes of which nobody knows whether they were made, because no answer or no readable one came. They are never repeated
// automatically (docs/product/failures.md#uncertain-outcomes).
import { MessageError } from '../../messages/MessageError';
import { message, type Message } from '../../messages/t';
import { MalformedResponseError, NetworkError, statusOf } from '../client/errors';

/** Outcome unknown: the change may or may not have been made. */
export class UnknownOutcomeError extends MessageError {
  override name = 'UnknownOutcomeError';
  constructor(options?: ErrorOptions) {
    super(message('failures.outcomeUnknown'), options);
  }
}

/** The message for an unconfirmed change that, read again, turns out not to have been made. */
export const NOT_DONE_MESSAGE = message('failures.notDone');

/** True if a failed change may have been made: no answer, one that can't be read, or a gateway error (502, 504). */
export function isUncertain(error: unknown): boolean {
  if (error instanceof NetworkError || error instanceof MalformedResponseError) return true;
  return [502, 504].includes(statusOf(error) ?? 0);
}

/**
 * Returns what `change` returns, for a change that can't be read again. If its outcome is uncertain, throws a MessageError that
 * says `unconfirmed`, else what `change` throws.
 */
export async function orUnconfirmed<Answer>(change: Promise<Answer>, unconfirmed: Message): Promise<Answer> {
  try {
    return await change;
  } catch (error) {
    if (!isUncertain(error)) throw error;
    throw new MessageError(unconfirmed, { cause: error });
  }
}
