// Runs in the page and finds elements as the screen tests do: by role, name, text or label.
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import type { Query, Words } from './query.ts';

declare global {
  interface Window {
    lookFor?: (query: Query) => HTMLElement[];
    /** The texts of live regions since this script was loaded, as toasts disappear again. */
    said?: Set<string>;
  }
}

const wordsOf = (words: Words): string | RegExp =>
  typeof words === 'string' ? words : new RegExp(words.source, words.flags);

const said = new Set<string>();
window.said = said;
new MutationObserver(() => {
  for (const region of document.querySelectorAll('[role="status"], [role="alert"]'))
    said.add(region.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });

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
