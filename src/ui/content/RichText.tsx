// A message in which some words are a link, or strong: '…, or <ask>ask us</ask>.' (docs/product/wording.md#messages).
import { Fragment, type ReactNode } from 'react';
import { textOf, type Message } from '../../messages/t';

interface RichTextProps {
  message: Message;
  /** Renderers for the words between a tag and its end, by the tag's name. */
  tags: Readonly<Record<string, (words: string) => ReactNode>>;
}

/**
 * The message with its tags rendered; the words of an unknown tag are shown as plain text. A tag in one of its values isn't
 * one: values are data, never markup (docs/product/wording.md#text-from-outside). Its key replaces it as a whole when it
 * changes, because its texts don't have elements of their own (docs/product/interface.md#changed-pages).
 */
export function RichText({ message: { key, values = {} }, tags }: RichTextProps) {
  const text = textOf({ key, values: withoutMarkup(values) });
  return (
    <span key={text.replaceAll(LESS_THAN, '<')}>
      {text.split(/(<\w+>.*?<\/\w+>)/s).map((part, index) => {
        const [, tag = '', words = part] = /^<(\w+)>(.*?)<\/\1>$/s.exec(part) ?? [];
        const shown = words.replaceAll(LESS_THAN, '<');
        return <Fragment key={index}>{tags[tag]?.(shown) ?? shown}</Fragment>;
      })}
    </span>
  );
}

/** Stands for a value's '<' while the message is split at its tags: a character of Unicode's private use. */
const LESS_THAN = '\uE000';

/** Returns a message's values with the '<' of every text replaced, also in lists of texts. */
function withoutMarkup(values: object): object {
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    return typeof value === 'string' ? value.replaceAll('<', LESS_THAN) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, replaced(value)]));
}
