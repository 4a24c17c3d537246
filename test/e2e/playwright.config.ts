// The browser journeys: the production build, served with the sandbox, in a real Chromium. `npm test` builds first.
import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../run/chromium.mjs';

const portalPort = process.env.PORTAL_PORT ?? '5183';
const sandboxPort = process.env.SANDBOX_PORT ?? '4483';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // One sandbox, one world: a journey has it to itself.
  workers: 1,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  timeout: 30_000,
  expect: { timeout: 8_000 },
  use: {
    baseURL: `http://localhost:${portalPort}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node node_modules/vite/bin/vite.js preview --mode sandbox --outDir dist-sandbox',
    cwd: '../..',
    url: `http://localhost:${portalPort}`,
    env: { PORTAL_PORT: portalPort, SANDBOX_PORT: sandboxPort, SANDBOX_SECONDS: '8', CI: '1' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
