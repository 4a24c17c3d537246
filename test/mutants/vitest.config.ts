// Runs the tests of the mutated folder alone: table tests of the rules, or those beside the calls, which need a page.
import { defineConfig } from 'vitest/config';
import { messages } from '../../build/messages/plugin.ts';
import { addressesFor, portalEnv } from '../../sandbox/addresses.ts';

const room = process.env.MUTANTS ?? 'domain';
const isPage = room === 'api';
const at = addressesFor('port', 5173, 4400);
// Configures the portal for the sandbox.
Object.assign(process.env, portalEnv(at));

export default defineConfig({
  root: `${import.meta.dirname}/../..`,
  envPrefix: ['VITE_', 'DEPLOY_FILE_ORIGINS'],
  plugins: [
    messages({ hasPseudo: true }),
    {
      name: 'processes',
      // Stryker asks for one thread, in which a test can't set the time zone.
      configureVitest({ project: { config } }) {
        config.pool = 'forks';
      },
    },
  ],
  test: {
    include: [`src/${room}/**/*.test.ts`],
    environment: isPage ? './test/support/jsdomPage.ts' : 'node',
    testTimeout: 20_000,
    expect: { poll: { timeout: 20_000 } },
    environmentOptions: { jsdom: { url: at.portal } },
    setupFiles: ['test/support/english.ts', ...(isPage ? ['test/support/setup.ts'] : [])],
  },
});
