// A failure that is told to the user.
import { textOf, type Message } from './t';

/** An error whose `message` is said in the language of the moment it is read in. */
export class MessageError extends Error {
  override name = 'MessageError';
  /** A text is somebody else's, shown as it came. */
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
