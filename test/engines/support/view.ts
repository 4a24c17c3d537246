// What a user sees and does in one tab. Everything waits until it is possible or true, and throws what it waited for.
import type { Action, Tab } from './driver.ts';
import { type Query, wordsOf } from './query.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

type Name = string | RegExp;

interface Place {
  role(role: string, name?: Name): Place;
  button(name: Name): Place;
  text(text: Name): Place;
  css(selector: string): Place;
  /** Waits until the element exists. */
  seen(): Promise<void>;
  gone(): Promise<void>;
  /** Waits until its whole text, hidden parts included, matches. */
  reads(pattern: RegExp): Promise<void>;
  click(): Promise<void>;
  type(text: string): Promise<void>;
  upload(paths: readonly string[]): Promise<void>;
  /** Chooses an option of a select by its label. */
  choose(option: string): Promise<void>;
  count(): Promise<number>;
  /** Returns the value of an expression in which `it` is the element. */
  says<T>(expression: string): Promise<T>;
}

/** Finds elements in a page, in a part of it or in a frame. */
type Finders = Pick<Place, 'role' | 'button' | 'text' | 'css'>;

export interface View extends Finders {
  field(label: Name): Place;
  /** Finds elements in the frame with this title. */
  frame(title: string): Finders;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  focus(): Promise<void>;
  /** Waits until a live region announces a matching text, or has since the finder was loaded: a toast may be gone already. */
  hears(pattern: RegExp): Promise<void>;
  /** Returns an expression's value. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true. */
  holds(expression: string): Promise<void>;
}

/** The checkout is inert until its script has loaded: a click before that would be lost. */
const USABLE = "(it) => !it.disabled && !it.closest('[inert]')";

/** Returns the view of a tab. `finder` is the script that finds elements (inPage.ts), `portal` the portal's origin. */
export function createView(tab: Tab, finder: string, portal: string): View {
  function place(query: Query, frame?: string): Place {
    const what = `${frame === undefined ? '' : `${frame}: `}${JSON.stringify(query)}`;
    const found = `window.lookFor(${JSON.stringify(query)})`;
    /** Returns the expression's value, after loading the finder into the document if necessary. */
    const ask = async <T>(expression: string): Promise<T> => {
      if (!(await tab.evaluate<boolean>('Boolean(document.body && window.lookFor)', frame))) {
        await tab.evaluate(`(() => { ${finder}; return null; })()`, frame);
      }
      return tab.evaluate<T>(expression, frame);
    };
    const act = (action: Action, usable: string) =>
      until(`${action.kind} ${what}`, async () => {
        const count = await ask<number>(`${found}.length`);
        if (count > 1) throw new Error(`${count} are found.`);
        return tab.act(`${found}.find(${usable})`, action, frame);
      });
    const says = <T>(expression: string) => ask<T>(`((it) => ${expression})(${found}[0])`);
    return {
      ...finders((inner) => place({ ...inner, within: query }, frame)),
      seen: () => until(`see ${what}`, () => ask(`${found}.length > 0`)),
      gone: () => until(`miss ${what}`, () => ask(`${found}.length === 0`)),
      reads: (pattern) =>
        until(`read ${pattern} in ${what}`, async () =>
          pattern.test((await says<string | undefined>('it?.textContent')) ?? ''),
        ),
      click: () => act({ kind: 'click' }, USABLE),
      type: (text) => act({ kind: 'type', text }, USABLE),
      upload: (paths) => act({ kind: 'upload', paths }, '() => true'),
      choose: (option) =>
        until(`choose ${option} in ${what}`, () =>
          says(`{
            const option = [...(it?.options ?? [])].find(({ label }) => label === ${JSON.stringify(option)});
            if (!option || it.disabled) return false;
            option.selected = true;
            it.dispatchEvent(new Event('input', { bubbles: true }));
            it.dispatchEvent(new Event('change', { bubbles: true }));
            return true;
          }`),
        ),
      count: () => ask(`${found}.length`),
      says,
    };
  }
  const view: View = {
    ...finders((query) => place(query)),
    field: (label) => place({ label: wordsOf(label) }),
    frame: (title) => finders((query) => place(query, title)),
    open: (address) => tab.goto(new URL(address, portal).href),
    reload: () => tab.reload(),
    focus: () => tab.focus(),
    hears: (pattern) =>
      until(`hear ${pattern}`, async () => {
        const heard = await tab.evaluate<string[]>('[...(window.said ?? [])]');
        if (heard.some((text) => pattern.test(text))) return true;
        throw new Error(`Heard: ${heard.join(' | ')}`);
      }),
    evaluate: (expression) => tab.evaluate(expression),
    holds: (expression) => until(expression, () => tab.evaluate(expression)),
  };
  return view;
}

/** Returns the finders, given a function that returns the place of a query. */
function finders(place: (query: Query) => Place): Finders {
  const role = (role: string, name?: Name) =>
    place({ role, ...(name !== undefined && { name: wordsOf(name) }) });
  return {
    role,
    button: (name) => role('button', name),
    text: (text) => place({ text: wordsOf(text) }),
    css: (css) => place({ css }),
  };
}

/** Retries until `isTrue` resolves to true, also after errors, as documents and elements may disappear meanwhile. */
export async function until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let problem: unknown;
  while (Date.now() < end) {
    try {
      if (await isTrue()) return;
      problem = undefined;
    } catch (error) {
      problem = error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`Waited in vain to ${what}`, { cause: problem });
}
