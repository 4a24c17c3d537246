// The page that screen tests run in: jsdom, in a context of its own for each file (vitest's pool vmForks), with what browsers
// have, Node has too, and jsdom lacks.
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;
const ofNode = globalThis as unknown as Record<string, unknown>;

/** What jsdom has as well, but without what the portal needs of it; and the bytes, which are Node's in every answer. */
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

    // A page that is closed hears no other one any more; Node's channels would go on.
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
