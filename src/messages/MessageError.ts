// A failure whose message is shown to the user.
import { textOf, type Message } from './t';

/** What an error says: a message of the portal, or a text from elsewhere, shown as it was received. */
export type ErrorText = Message | string;

/** An error whose `message` is in the language that is current when it is read; of several texts, one sentence after another. */
export class MessageError extends Error {
  override name = 'MessageError';

  constructor(texts: ErrorText | readonly ErrorText[], options?: ErrorOptions) {
    super(undefined, options);
    const all = [texts].flat();
    Object.defineProperty(this, 'message', {
      get: () => sentences(all.map((one) => (typeof one === 'string' ? one : textOf(one)))),
      configurable: true,
    });
  }
}

/** Joins the texts. Only a text that another one follows gets the full stop that it lacks. */
function sentences(texts: readonly string[]): string {
  return texts
    .map((text, n) => (n < texts.length - 1 && !/\p{P}$/u.test(text) ? `${text}.` : text))
    .join(' ');
}
