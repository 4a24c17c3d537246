// The Vitest environment of screen tests: jsdom, which doesn't say that it can't load another page, and whose DOMException is an
// Error, as in browsers.
import { createRequire } from 'node:module';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
/** jsdom's own class, which comes without types: it hears what a page says to its console, and what jsdom has to say about it. */
const { VirtualConsole } = createRequire(import.meta.url)('jsdom') as {
  VirtualConsole: new () => { forwardTo: (to: Console, options: { jsdomErrors: string[] }) => object };
};
/** All kinds of jsdom's own messages but "not-implemented". */
const MESSAGES = ['css-parsing', 'resource-loading', 'unhandled-exception'];

const jsdomPage: Environment = {
  ...jsdom,
  name: 'jsdom-page',
  async setup(page: typeof globalThis, options) {
    const { DOMException } = page;
    const virtualConsole = new VirtualConsole().forwardTo(console, { jsdomErrors: MESSAGES });
    const environment = await jsdom.setup(page, {
      ...options,
      jsdom: { ...(options.jsdom as object), virtualConsole },
    });
    page.DOMException = DOMException;
    return environment;
  },
};

export default jsdomPage;
