// Runs one folder's tests for its mutants: as vite.config.ts does, but without other folders' tests.
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { messages } from '../../build/messages/plugin.ts';
import { addressesFor, portalEnv } from '../../sandbox/addresses.ts';

const at = addressesFor('port', 5173, 4400);

/** Returns the Vitest configuration for the tests that match `include`; those of the API need a page. */
export function testsOf(include: string[], needs: 'nothing' | 'a page'): ViteUserConfig {
  // Configures the portal for the sandbox.
  Object.assign(process.env, portalEnv(at));
  const isPage = needs === 'a page';
  return defineConfig({
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
      include,
      environment: isPage ? './test/support/jsdomPage.ts' : 'node',
      testTimeout: 20_000,
      expect: { poll: { timeout: 20_000 } },
      environmentOptions: { jsdom: { url: at.portal } },
      setupFiles: ['test/support/english.ts', ...(isPage ? ['test/support/setup.ts'] : [])],
    },
  });
}
