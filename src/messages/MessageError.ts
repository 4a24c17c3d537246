// A failure whose message is shown to the user.
import { textOf, type Message } from './t';

/** An error whose `message` is in the language that is current when it is read. */
export class MessageError extends Error {
  override name = 'MessageError';
  /** A string is a text from elsewhere, shown as it was received. */
  readonly said: Message | string;

  constructor(said: Message | string, options?: ErrorOptions) {
    super(undefined, options);
    this.said = said;
    Object.defineProperty(this, 'message', {
      get: () => (typeof said === 'string' ? said : textOf(said)),
      configurable: true,
    });
  }
}
