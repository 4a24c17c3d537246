// What a user sees and does in one tab. Everything waits until it is possible or true, and throws what it waited for.
import { type WebDriver, WebElement } from 'selenium-webdriver';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

type Name = string | RegExp;

/** Finds elements in a page, in a part of it or in a frame. */
interface Finders {
  role(role: string, name?: Name): Place;
  button(name: Name): Place;
  field(label: Name): Place;
  text(text: Name): Place;
  css(selector: string): Place;
}

interface Place extends Finders {
  /** Waits until the element exists. */
  seen(): Promise<unknown>;
  gone(): Promise<unknown>;
  /** Waits until its whole text, hidden parts included, matches. */
  reads(pattern: RegExp): Promise<unknown>;
  click(): Promise<unknown>;
  /** Types a text, or chooses the files at these paths, one a line. */
  type(text: string): Promise<unknown>;
  count(): Promise<number>;
}

/** One tab. */
export interface View extends Finders {
  /** Finds elements in the frame with this title. */
  frame(title: string): Finders;
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until a live region announces a matching text, or has since the finder was loaded: a toast may be gone already. */
  hears(pattern: RegExp): Promise<unknown>;
  /** Returns an expression's value. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true. */
  holds(expression: string): Promise<unknown>;
}

/** The checkout is inert until its script has loaded: a click before that would be lost. */
const USABLE = "(it) => !it.disabled && !it.closest('[inert]')";
/** WebKit scrolls an element to the window's edge, where the top bar is above it. */
const IN_VIEW = "(it) => (it?.scrollIntoView({ block: 'center' }), it ?? null)";

/**
 * Returns the view of the driver's current tab. `finder` is the script that finds elements (inPage.ts), `portal` the portal's
 * origin; what goes wrong in the page is added to `problems`.
 */
export async function createView(
  driver: WebDriver,
  finder: string,
  portal: string,
  problems: string[],
): Promise<View> {
  const handle = await driver.getWindowHandle();
  /** Returns an expression's value in the page or in the frame with this title, after loading the finder if necessary. */
  const ask = async <T>(expression: string, frame?: string): Promise<T> => {
    await driver.switchTo().window(handle);
    if (frame !== undefined) {
      const element = await driver.executeScript(`return document.querySelector('iframe[title="${frame}"]')`);
      if (!(element instanceof WebElement)) throw new Error(`There is no frame "${frame}".`);
      await driver.switchTo().frame(element);
    }
    if (!(await driver.executeScript('return Boolean(document.body && window.inPage)'))) {
      await driver.executeScript(finder);
    }
    const script = `return [(${expression}), inPage.problems.splice(0)]`;
    const [value, wrong] = await driver.executeScript<[T, string[]]>(script);
    problems.push(...wrong);
    return value;
  };
  const finders = (within: string, frame?: string): Finders => {
    const found = (by: string, ...values: readonly (Name | undefined)[]) => {
      const words = values.map((value) => (value instanceof RegExp ? String(value) : JSON.stringify(value)));
      return place(`inPage.${by}(${[within, ...words].join(', ')})`, frame);
    };
    return {
      role: (role, name) => found('role', role, name),
      button: (name) => found('role', 'button', name),
      field: (label) => found('field', label),
      text: (text) => found('text', text),
      css: (selector) => found('css', selector),
    };
  };
  const place = (found: string, frame?: string): Place => {
    const act = (what: string, action: (element: WebElement) => Promise<void>) =>
      until(`${what} ${found}`, async () => {
        const count = await ask<number>(`${found}.length`, frame);
        if (count > 1) throw new Error(`${count} are found.`);
        const element = await ask(`(${IN_VIEW})(${found}.find(${USABLE}))`, frame);
        if (!(element instanceof WebElement)) return false;
        await action(element);
        return true;
      });
    return {
      ...finders(found, frame),
      seen: () => until(`see ${found}`, () => ask(`${found}.length > 0`, frame)),
      gone: () => until(`miss ${found}`, () => ask(`${found}.length === 0`, frame)),
      reads: (pattern) =>
        until(`read ${pattern} in ${found}`, async () =>
          pattern.test(await ask<string>(`${found}[0]?.textContent ?? ''`, frame)),
        ),
      click: () => act('click', (element) => element.click()),
      type: (text) => act('type into', (element) => element.sendKeys(text)),
      count: () => ask(`${found}.length`, frame),
    };
  };
  return {
    ...finders('[document.body]'),
    frame: (title) => finders('[document.body]', title),
    open: async (address) => {
      await driver.switchTo().window(handle);
      await driver.get(new URL(address, portal).href);
    },
    reload: async () => {
      await driver.switchTo().window(handle);
      await driver.navigate().refresh();
    },
    hears: (pattern) =>
      until(`hear ${pattern}`, async () => {
        const heard = await ask<string[]>('[...inPage.said]');
        if (heard.some((text) => pattern.test(text))) return true;
        throw new Error(`Heard: ${heard.join(' | ')}`);
      }),
    evaluate: ask,
    holds: (expression) => until(expression, () => ask(expression)),
  };
}

/** Retries until the attempt resolves to something true, also after errors, as documents and elements may disappear meanwhile. */
export async function until<T>(what: string, attempt: () => Promise<T | false | undefined>): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (let problem: unknown; ;) {
    try {
      const result = await attempt();
      if (result) return result;
      problem = undefined;
    } catch (error) {
      problem = error;
    }
    if (Date.now() > end) throw new Error(`Waited in vain to ${what}`, { cause: problem });
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
