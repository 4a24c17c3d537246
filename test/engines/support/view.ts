// What a user sees in one tab and does there. Everything waits until it is so, and throws what it waited for.
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
  /** Waits until it is there. */
  seen(): Promise<void>;
  gone(): Promise<void>;
  /** Waits until all that it says, hidden parts too, is like this. */
  reads(pattern: RegExp): Promise<void>;
  click(): Promise<void>;
  type(text: string): Promise<void>;
  upload(paths: readonly string[]): Promise<void>;
  /** Chooses an option of a select by what it says. */
  choose(option: string): Promise<void>;
  count(): Promise<number>;
  /** Gives what an expression says of the element that it calls `it`. */
  says<T>(expression: string): Promise<T>;
}

/** What can be looked for in a page, in a part of it or in a frame. */
type Finders = Pick<Place, 'role' | 'button' | 'text' | 'css'>;

export interface View extends Finders {
  field(label: Name): Place;
  /** What is in a frame, by its title. */
  frame(title: string): Finders;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  focus(): Promise<void>;
  /** Waits until a live region says it, or has said it since something was last done here: a toast goes again. */
  hears(pattern: RegExp): Promise<void>;
  /** Gives an expression's value. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true. */
  holds(expression: string): Promise<void>;
}

/** Takes a tab, the script that finds elements (inPage.ts) and the portal's origin. */
export function createView(tab: Tab, finder: string, portal: string): View {
  function place(query: Query, frame?: string): Place {
    const what = `${frame === undefined ? '' : `${frame}: `}${JSON.stringify(query)}`;
    const found = `window.lookFor(${JSON.stringify(query)})`;
    /** The expression's value, once elements can be found in this document. */
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
      click: () => act({ kind: 'click' }, '(it) => !it.disabled'),
      type: (text) => act({ kind: 'type', text }, '(it) => !it.disabled'),
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
      until(`hear ${pattern}`, async () =>
        (await tab.evaluate<string[]>('[...(window.said ?? [])]')).some((text) => pattern.test(text)),
      ),
    evaluate: (expression) => tab.evaluate(expression),
    holds: (expression) => until(expression, () => tab.evaluate(expression)),
  };
  return view;
}

/** What every place has to find others in it. */
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

/** Tries until it is true. A document that goes away meanwhile, or an element, is only a reason to try again. */
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
