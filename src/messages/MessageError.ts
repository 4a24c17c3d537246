// A failure that is told to the user.
import { textOf, type Message } from './t';

/** An error whose `message` is said in the language of the moment it is read in. */
export class MessageError extends Error {
  override name = 'MessageError';
  readonly said: Message;

  constructor(said: Message, options?: ErrorOptions) {
    super(undefined, options);
    this.said = said;
    Object.defineProperty(this, 'message', { get: () => textOf(said), configurable: true });
  }
}
