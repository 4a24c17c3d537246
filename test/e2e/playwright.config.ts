// The browser journeys: the production build behind nginx, the sandbox beside it, in a real Chromium. `npm test` builds first.
import { defineConfig } from '@playwright/test';
import { quickChromiumPath } from '../run/chromium.mjs';
import { CHROMIUM_ARGS } from './support/wholeBrowser.ts';
import { LANES, laneOf } from '../run/lanes.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // Beside the journey, without the system's name: they are drawn alike everywhere (test/e2e/support/stillWorld.ts).
  snapshotPathTemplate: 'platform/visual/{arg}{ext}',
  workers: LANES,
  // A journey that passes only at a second try is a defect, of the portal or of the journey.
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous: a busy machine is no failure, and what passes takes no longer for it.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // A pixel counts that differs more than letters' edges do from one Chromium to another, and a handful of them is no layout.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 40 },
  },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // A trace costs as much as the journey itself: ask for one with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: quickChromiumPath(),
      args: CHROMIUM_ARGS,
    },
  },
  webServer: Array.from({ length: LANES }, (_, lane) => ({
    command: `node test/run/serveLane.mjs ${lane}`,
    cwd: '../..',
    url: `http://localhost:${laneOf(lane).portalPort}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
});
