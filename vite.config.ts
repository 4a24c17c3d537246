import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { addressesFor, deployEnv, portalEnv, type SandboxMode } from './sandbox/addresses.ts';
import { chunkGroups } from './build/chunks.ts';
import { deployPlugin } from './build/deployPlugin.ts';
import { earlyApp } from './build/earlyApp.ts';
import { leanPackages } from './build/leanPackages.ts';
import { messages } from './build/messages/plugin.ts';
import { readDeployOptions } from './deploy/deployOptions.ts';
import { placeholderWarnings } from './deploy/placeholders.ts';
import { sandboxPlugin } from './sandbox/plugin.ts';
import { readConfig } from './src/readConfig.ts';

const env = process.env;
const sourceFile = (path: string) => `${import.meta.dirname}/${path}`;
/** How the names of the variables begin that the portal itself reads: where files are decides what it does with them. */
const PORTAL_VARIABLES = ['VITE_', 'DEPLOY_FILE_ORIGINS'];
/** Packages whose build for Node the screens' contexts can't load; browsers get these as well. */
const buildsForBrowsers = {
  axios: sourceFile('node_modules/axios/dist/esm/axios.js'),
  'react-router-dom': sourceFile('node_modules/react-router-dom/dist/index.mjs'),
};
const portalPort = Number(env.PORTAL_PORT ?? 5173);
const sandboxPort = Number(env.SANDBOX_PORT ?? 4400);

export default defineConfig(({ mode, command, isPreview }) => {
  const sandboxMode: SandboxMode = env.SANDBOX_MODE === 'path' ? 'path' : 'port';
  const at = addressesFor(sandboxMode, portalPort, sandboxPort);
  // In the modes 'sandbox' and 'test' the portal is configured for the sandbox; what is set by hand wins.
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
    // Where the dev server looks for packages at its start: it doesn't follow the page into its workers. What it met only
    // later it would bundle then, and reload the page. (Without a list it reads built pages too.)
    optimizeDeps: {
      entries: ['index.html', 'src/**/*.worker.ts'],
      // What compiled messages need, which no file of ours names.
      include: ['@messageformat/runtime', '@messageformat/runtime/lib/cardinals'],
    },
    server: { ...server, open: process.stdout.isTTY && env.CI === undefined },
    // The deployed site lets no other site read its files.
    preview: { ...server, cors: false },
    build: {
      target: 'es2022',
      // Without a hint in the files: the build puts them beside what is served (docs/operations.md#source-maps).
      sourcemap: 'hidden',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
      // The policy takes no stylesheet by its content, only by its address.
      assetsInlineLimit: (file) => (file.endsWith('.css') ? false : undefined),
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: chunkGroups({
              boot: sourceFile('src/main.ts'),
              app: sourceFile('src/mount.tsx'),
              overview: sourceFile('src/pages/overview/OverviewPage.tsx'),
              forms: ['TextInput.tsx', 'SelectInput.tsx', 'useKeptForm.ts'].map((file) =>
                sourceFile(`src/ui/form/${file}`),
              ),
              toast: sourceFile('src/toasts/ToastSnackbar.tsx'),
              dates: sourceFile('src/pages/overview/dates/NextDates.tsx'),
              tables: ['DataTable.tsx', 'DataTableVirtualRows.tsx'].map((file) =>
                sourceFile(`src/ui/table/${file}`),
              ),
            }),
          },
        },
      },
    },
    test: {
      // Every core: the default leaves one free, which on two cores is half of them.
      maxWorkers: '100%',
      // A machine that is busy or slow is no failure, and what passes takes no longer for it.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      projects: [
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['src/domain/**/*.test.ts', 'test/{sandbox,deploy}/**/*.test.ts', 'test/*.test.ts'],
            setupFiles: ['test/support/english.ts', 'test/support/patience.ts'],
            // Rules keep nothing between calls, so files may share what they import: half of the processor's time.
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            // Each file in a context of its own, in a process that has loaded jsdom and React's compiled code before. Node 20
            // keeps the contexts, so that processes are begun anew in time (docs/decisions.md).
            pool: 'vmForks',
            vmMemoryLimit: '1GB',
            alias: buildsForBrowsers,
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

/** What the deployment's headers are computed from. Throws what is missing or malformed, all of it at once. */
function deployedSite(mode: string, isWarned: boolean) {
  const portal = loadEnv(mode, import.meta.dirname, PORTAL_VARIABLES);
  const { config, problems } = readConfig(portal);
  const deploy = readDeployOptions(loadEnv(mode, import.meta.dirname, 'DEPLOY_'));
  const all = [...problems, ...deploy.problems];
  if (all.length > 0) throw new Error(`The build is not configured (see .env.example).\n${all.join('\n')}`);
  const unedited = placeholderWarnings(portal, readFileSync(sourceFile('.env.example'), 'utf8'));
  if (isWarned) for (const warning of [...unedited, ...deploy.warnings]) console.warn(warning);
  return { config, options: deploy.options };
}
