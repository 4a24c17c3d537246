// The Vitest environment of screen tests: jsdom, in its own context for each file (pool vmForks), with the globals of browsers
// that Node has and jsdom lacks.
import { createRequire } from 'node:module';
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
/** jsdom's own class, which comes without types: it hears what a page says to its console, and what jsdom has to say about it. */
const { VirtualConsole } = createRequire(import.meta.url)('jsdom') as {
  VirtualConsole: new () => { forwardTo: (to: Console, options: { jsdomErrors: string[] }) => object };
};
/** All kinds of jsdom's own messages but "not-implemented": that it doesn't load the next page is no news. */
const MESSAGES = ['css-parsing', 'resource-loading', 'unhandled-exception'];
const ofNode = globalThis as unknown as Record<string, unknown>;

/** Globals that Node's replace: jsdom's lack what the portal needs, and answers contain Node's byte arrays. */
const INSTEAD = ['performance', 'crypto', 'TextEncoder', 'TextDecoder', 'Uint8Array', 'ArrayBuffer'];

const jsdomPage: Environment = {
  name: 'jsdom-page',
  viteEnvironment: 'client',
  setup: () => {
    throw new Error('The screens run in the pool vmForks.');
  },
  async setupVM(options) {
    const virtualConsole = new VirtualConsole().forwardTo(console, { jsdomErrors: MESSAGES });
    const vm = await jsdom.setupVM!({ ...options, jsdom: { ...(options.jsdom as object), virtualConsole } });
    const page = vm.getVmContext();
    const put = (name: string, value: unknown) =>
      Object.defineProperty(page, name, { configurable: true, writable: true, value });
    const lacking = Object.getOwnPropertyNames(ofNode).filter((name) => !(name in page));
    for (const name of [...INSTEAD, ...lacking]) put(name, ofNode[name]);

    // A closed page stops receiving messages; Node's channels would stay open.
    const channels: BroadcastChannel[] = [];
    put(
      'BroadcastChannel',
      class extends BroadcastChannel {
        constructor(name: string) {
          super(name);
          channels.push(this);
        }
      },
    );
    return {
      getVmContext: () => page,
      async teardown() {
        for (const channel of channels) channel.close();
        await vm.teardown();
      },
    };
  },
};

export default jsdomPage;
