// Runs one folder's tests for its mutants: as vite.config.ts does, but without other folders' tests, and each file in a process.
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { messages } from '../../build/messages/plugin.ts';
import { addressesFor, portalEnv } from '../../sandbox/addresses.ts';

const at = addressesFor('port', 5173, 4400);

/** Returns the Vitest configuration for the tests that match `include`. */
export function testsOf(include: string[], environment: 'node' | 'jsdom'): ViteUserConfig {
  // Configures the portal for the sandbox.
  Object.assign(process.env, portalEnv(at));
  return defineConfig({
    root: `${import.meta.dirname}/../..`,
    envPrefix: ['VITE_', 'DEPLOY_FILE_ORIGINS'],
    plugins: [
      messages({ hasPseudo: true }),
      {
        name: 'processes',
        // Stryker asks for threads, in which a test can't set the time zone.
        configureVitest({ project }) {
          project.config.pool = 'forks';
        },
      },
    ],
    test: {
      include,
      environment,
      alias: [{ find: /^.*\/support\/effort$/, replacement: `${import.meta.dirname}/noEffort.ts` }],
      testTimeout: 20_000,
      environmentOptions: { jsdom: { url: at.portal } },
      setupFiles: ['test/support/english.ts', ...(environment === 'jsdom' ? ['test/support/setup.ts'] : [])],
    },
  });
}
