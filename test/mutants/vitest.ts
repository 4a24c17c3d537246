// Runs one folder's tests for its mutants: as vite.config.ts does, but without other folders' tests.
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { messages } from '../../build/messages/plugin.ts';
import { addressesFor, portalEnv } from '../../sandbox/addresses.ts';
import { buildsForBrowsers } from '../support/buildsForBrowsers.ts';

const at = addressesFor('port', 5173, 4400);

/** Where each test file runs: in a process of its own, or in a page of its own within one that has loaded jsdom. */
type Place = 'process' | 'page';

/** Returns the Vitest configuration for the tests that match `include`. */
export function testsOf(include: string[], place: Place): ViteUserConfig {
  // Configures the portal for the sandbox.
  Object.assign(process.env, portalEnv(at));
  const isPage = place === 'page';
  return defineConfig({
    root: `${import.meta.dirname}/../..`,
    envPrefix: ['VITE_', 'DEPLOY_FILE_ORIGINS'],
    plugins: [
      messages({ hasPseudo: true }),
      {
        name: 'processes',
        // Stryker asks for one thread. A test can't set the time zone in a thread, and all files would share a single worker's page.
        configureVitest({ project: { config } }) {
          if (isPage) Object.assign(config, { pool: 'vmForks', isolate: false, maxWorkers: 2 });
          else config.pool = 'forks';
        },
      },
    ],
    test: {
      include,
      environment: isPage ? './test/support/jsdomPage.ts' : 'node',
      vmMemoryLimit: '1GB',
      alias: isPage ? buildsForBrowsers : {},
      testTimeout: 20_000,
      environmentOptions: { jsdom: { url: at.portal } },
      setupFiles: ['test/support/english.ts', ...(isPage ? ['test/support/setup.ts'] : [])],
    },
  });
}
