// The portal's texts in the user's language: the messages of src/messages/<language>.json by their keys
// (docs/architecture.md#words). Any folder may use it: it needs no React.
import { messageOf } from './catalogue';
import type { MessageValues } from './types.gen';

/** The key of any message. */
export type MessageKey = keyof MessageValues;

/** The key of a message without values. */
export type PlainKey = {
  [Key in MessageKey]: MessageValues[Key] extends undefined ? Key : never;
}[MessageKey];

/** A message's values as an argument list, which is empty if it has none. */
type ValuesOf<Key extends MessageKey> = MessageValues[Key] extends undefined
  ? []
  : [values: MessageValues[Key]];

/** A message to be put into words later or elsewhere: rules and errors hold these, never sentences. */
export interface Message {
  key: MessageKey;
  values?: object | undefined;
}

/** Returns the message in the user's language. */
export function t<Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): string {
  return messageOf(key, values);
}

/** Returns the message as a code with its values, for `textOf`. */
export function message<Key extends MessageKey>(key: Key, ...[values]: ValuesOf<Key>): Message {
  return { key, values };
}

/** Returns the text of a message in the user's language; undefined without a message. */
export function textOf(code: Message): string;
export function textOf(code: Message | undefined): string | undefined;
export function textOf(code: Message | undefined): string | undefined {
  return code && messageOf(code.key, code.values);
}
