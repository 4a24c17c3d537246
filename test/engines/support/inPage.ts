// Runs in the page: finds elements as the screen tests do, by what a user or a screen reader would call them.
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Query, Words } from './query.ts';

declare global {
  interface Window {
    lookFor?: (query: Query) => HTMLElement[];
  }
}

const wordsOf = (words: Words): string | RegExp =>
  typeof words === 'string' ? words : new RegExp(words.source, words.flags);

window.lookFor = function lookFor(query: Query): HTMLElement[] {
  const { role, name, text, label, css, within } = query;
  const roots = within ? lookFor(within) : [document.body];
  return roots.flatMap((root) => {
    if (role !== undefined) {
      return queryAllByRole(root, role, name === undefined ? {} : { name: wordsOf(name) });
    }
    if (label !== undefined) return queryAllByLabelText(root, wordsOf(label));
    if (text !== undefined) return queryAllByText(root, wordsOf(text)).filter((one) => one.checkVisibility());
    return [...root.querySelectorAll<HTMLElement>(css ?? '*')];
  });
};
