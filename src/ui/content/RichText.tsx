// A message in which some words are a link, or strong: '…, or <ask>ask us</ask>.' (docs/product/wording.md#messages).
import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  text: string;
  /** Renderers for the words between a tag and its end, by the tag's name. */
  tags: Readonly<Record<string, (words: string) => ReactNode>>;
}

/** The text with its tags rendered; the words of an unknown tag are shown as plain text. */
export function RichText({ text, tags }: RichTextProps) {
  return text.split(/(<\w+>.*?<\/\w+>)/).map((part, index) => {
    const [, tag = '', words = ''] = /^<(\w+)>(.*?)<\/\1>$/.exec(part) ?? [];
    return <Fragment key={index}>{tag === '' ? part : (tags[tag]?.(words) ?? words)}</Fragment>;
  });
}
