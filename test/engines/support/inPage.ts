// Runs in the page: finds elements as the screen tests do (by role, name, text or label), and notices what goes wrong.
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

type Elements = HTMLElement[];
type Words = string | RegExp;

const said = new Set<string>();
const problems: string[] = [];

/** Returns a pattern of this script's realm, as Testing Library needs: Firefox runs each of a driver's scripts in its own. */
const ours = (words: Words): Words =>
  typeof words === 'string' ? words : new RegExp(words.source, words.flags);

const inPage = {
  /** The texts of live regions since this script was loaded, as toasts disappear again. */
  said,
  /** Uncaught errors, errors on the console, and breaches of the content security policy, also those before this script. */
  problems,
  role: (within: Elements, role: string, name?: Words): Elements =>
    within.flatMap((root) => queryAllByRole(root, role, name === undefined ? {} : { name: ours(name) })),
  field: (within: Elements, label: Words): Elements =>
    within.flatMap((root) => queryAllByLabelText(root, ours(label))),
  text: (within: Elements, text: Words): Elements =>
    within.flatMap((root) => queryAllByText(root, ours(text))).filter((one) => one.checkVisibility()),
  css: (within: Elements, selector: string): Elements =>
    within.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]),
};
Object.assign(window, { inPage });

new MutationObserver(() => {
  for (const region of document.querySelectorAll('[role="status"], [role="alert"]'))
    said.add(region.textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });

addEventListener('error', ({ message }) => {
  // No error, although it is reported like one: what is left of a layout is done in the next frame.
  if (!message.startsWith('ResizeObserver loop')) problems.push(`uncaught: ${message}`);
});
addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${String(reason)}`));
new ReportingObserver(
  (reports) => {
    for (const { body } of reports) problems.push(`breach: ${JSON.stringify(body)}`);
  },
  { types: ['csp-violation'], buffered: true },
).observe();
const { error } = console;
console.error = (...values: unknown[]) => {
  problems.push(values.map(String).join(' '));
  error(...values);
};
