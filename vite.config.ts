import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { addressesFor, deployEnv, portalEnv, type SandboxMode } from './sandbox/addresses.ts';
import { chunkGroups } from './build/chunks.ts';
import { deployPlugin } from './build/deployPlugin.ts';
import { earlyApp } from './build/earlyApp.ts';
import { leanPackages } from './build/leanPackages.ts';
import { licensesPlugin } from './build/licenses.ts';
import { messages } from './build/messages/plugin.ts';
import { readDeployOptions } from './deploy/deployOptions.ts';
import { placeholderWarnings } from './deploy/placeholders.ts';
import { sandboxPlugin } from './sandbox/plugin.ts';
import { readConfig } from './src/readConfig.ts';

const env = process.env;
const sourceFile = (path: string) => `${import.meta.dirname}/${path}`;
/** Prefixes of the variables that the portal itself reads; DEPLOY_FILE_ORIGINS decides whether it downloads a file in place. */
const PORTAL_VARIABLES = ['VITE_', 'DEPLOY_FILE_ORIGINS'];
const portalPort = Number(env.PORTAL_PORT ?? 5173);
const sandboxPort = Number(env.SANDBOX_PORT ?? 4400);

export default defineConfig(({ mode, command, isPreview }) => {
  const sandboxMode: SandboxMode = env.SANDBOX_MODE === 'path' ? 'path' : 'port';
  const at = addressesFor(sandboxMode, portalPort, sandboxPort);
  // In the modes 'sandbox' and 'test' the portal is configured for the sandbox; variables that are already set take precedence.
  if (mode === 'sandbox' || mode === 'test') Object.assign(env, { ...portalEnv(at), ...env });
  if (mode === 'sandbox') Object.assign(env, { ...deployEnv(at), ...env });

  const server = {
    host: 'localhost',
    port: portalPort,
    strictPort: true,
  };
  return {
    plugins: [
      react(),
      leanPackages(),
      licensesPlugin(),
      messages({ hasPseudo: mode !== 'production' }),
      mode === 'sandbox' &&
        sandboxPlugin({
          at,
          mode: sandboxMode,
          sandboxPort,
          provisioningSeconds: Number(env.SANDBOX_SECONDS ?? 30),
        }),
      earlyApp({
        app: sourceFile('src/mount.tsx'),
        overview: sourceFile('src/pages/overview/OverviewPage.tsx'),
      }),
      (command === 'build' || isPreview) && deployPlugin(deployedSite(mode, !isPreview)),
    ],
    envPrefix: PORTAL_VARIABLES,
    // Where the dev server looks for packages when it starts, since it doesn't follow the page into its workers: it would bundle
    // a package that it finds later, and reload the page. (Without this list it would scan built pages, too.)
    optimizeDeps: {
      entries: ['index.html', 'src/**/*.worker.ts'],
      // Imported by compiled messages, but by none of the source files.
      include: ['@messageformat/runtime', '@messageformat/runtime/lib/cardinals'],
    },
    server: { ...server, open: process.stdout.isTTY && env.CI === undefined },
    // The deployed site doesn't let other sites read its files either.
    preview: { ...server, cors: false },
    build: {
      target: 'es2022',
      // The files don't name their maps: the build moves the maps out of what is served (docs/operations.md#source-maps).
      sourcemap: 'hidden',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
      // The content security policy allows style sheets by their address only, never inline.
      assetsInlineLimit: (file) => (file.endsWith('.css') ? false : undefined),
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: chunkGroups({
              boot: sourceFile('src/main.ts'),
              app: sourceFile('src/mount.tsx'),
              overview: sourceFile('src/pages/overview/OverviewPage.tsx'),
              routes: sourceFile('src/pages.ts'),
            }),
          },
        },
      },
    },
    test: {
      // More than there are cores, because a screen test waits a quarter of its time (docs/decisions.md).
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      // A busy or slow machine must not fail tests; passing ones take no longer because of the high limit.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 60_000 } },
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['src/domain/**/*.test.ts', 'test/{sandbox,deploy}/**/*.test.ts', 'test/*.test.ts'],
            setupFiles: ['test/support/english.ts'],
            // Rules keep no state between calls, so test files can share what they import, which halves the processor time.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: [
              'src/!(domain)/**/*.test.{ts,tsx}',
              'src/*.test.{ts,tsx}',
              'test/{screens,faults}/**/*.test.{ts,tsx}',
            ],
            environment: './test/support/jsdomPage.ts',
            environmentOptions: { jsdom: { url: at.portal } },
            setupFiles: ['test/support/english.ts', 'test/support/setup.ts'],
          },
        },
      ],
    },
  };
});

/** Returns what the deployment's headers are computed from. Throws one error that lists everything missing or malformed. */
function deployedSite(mode: string, isWarned: boolean) {
  const portal = loadEnv(mode, import.meta.dirname, PORTAL_VARIABLES);
  const { config, problems } = readConfig(portal);
  const deploy = readDeployOptions(loadEnv(mode, import.meta.dirname, 'DEPLOY_'));
  const all = [...problems, ...deploy.problems];
  if (all.length > 0) {
    const message = `The build is not configured (see .env.example).\n${all.join('\n')}`;
    // Vite prints the stack.
    throw Object.assign(new Error(message), { stack: message });
  }
  const unedited = placeholderWarnings(portal, readFileSync(sourceFile('.env.example'), 'utf8'));
  if (isWarned) for (const warning of [...unedited, ...deploy.warnings]) console.warn(warning);
  return { config, options: deploy.options };
}
