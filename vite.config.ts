import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { addressesFor, portalEnv, type SandboxMode } from './sandbox/addresses.ts';
import { chunkGroups } from './build/chunks.ts';
import { sandboxPlugin } from './sandbox/plugin.ts';
import { readConfig } from './src/readConfig.ts';

const env = process.env;
const sourceFile = (path: string) => `${import.meta.dirname}/${path}`;
const portalPort = Number(env.PORTAL_PORT ?? 5173);
const sandboxPort = Number(env.SANDBOX_PORT ?? 4400);

export default defineConfig(({ mode, command, isPreview }) => {
  const sandboxMode: SandboxMode = env.SANDBOX_MODE === 'path' ? 'path' : 'port';
  const at = addressesFor(sandboxMode, portalPort, sandboxPort);
  // In the modes 'sandbox' and 'test' the portal is configured for the sandbox; what is set by hand wins.
  if (mode === 'sandbox' || mode === 'test') Object.assign(env, { ...portalEnv(at), ...env });

  if (command === 'build' && !isPreview) {
    const { problems } = readConfig({ ...loadEnv(mode, import.meta.dirname, 'VITE_') });
    if (problems.length > 0)
      throw new Error(`The build is not configured (see .env.example).\n${problems.join('\n')}`);
  }

  const server = {
    host: 'localhost',
    port: portalPort,
    strictPort: true,
  };
  return {
    plugins: [
      react(),
      mode === 'sandbox' &&
        sandboxPlugin({
          at,
          mode: sandboxMode,
          sandboxPort,
          provisioningSeconds: Number(env.SANDBOX_SECONDS ?? 30),
        }),
    ],
    server: { ...server, open: process.stdout.isTTY && env.CI === undefined },
    preview: server,
    build: {
      target: 'es2022',
      sourcemap: false,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1000,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: chunkGroups({
              boot: sourceFile('src/main.ts'),
              app: sourceFile('src/mount.tsx'),
              overview: sourceFile('src/pages/overview/OverviewPage.tsx'),
            }),
          },
        },
      },
    },
    test: {
      // Every core: the default leaves one free, which on two cores is half of them.
      maxWorkers: '100%',
      projects: [
        {
          extends: true,
          test: { name: 'rules', include: ['src/domain/**/*.test.ts', 'test/sandbox/**/*.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: [
              'src/!(domain)/**/*.test.{ts,tsx}',
              'src/*.test.ts',
              'test/*.test.ts',
              'test/{screens,faults}/**/*.test.{ts,tsx}',
            ],
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: at.portal } },
            setupFiles: ['test/support/setup.ts'],
          },
        },
      ],
    },
  };
});
