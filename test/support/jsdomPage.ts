// The Vitest environment of screen tests: jsdom, in its own context for each file (pool vmForks), with the globals of browsers
// that Node has and jsdom lacks.
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
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
    const vm = await jsdom.setupVM!(options);
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
