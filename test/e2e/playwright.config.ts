// Playwright's configuration for the browser journeys: the production build behind nginx, with the sandbox beside it, in a real
// Chromium. `npm test` builds first.
import { defineConfig } from '@playwright/test';
import { quickBrowser } from './support/browser.ts';
import { LANES, laneOf } from '../run/lanes.mjs';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // Without the system's name, because screenshots look the same on every machine (test/e2e/support/browser.ts).
  snapshotPathTemplate: 'platform/visual/{arg}{ext}',
  workers: LANES,
  // A journey that passes only when retried is a defect of the portal or of the journey.
  retries: 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous, so that no journey fails because the machine is busy; journeys that pass take no longer.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // Pixels count if they differ more than letters' edges do between Chromium versions; a few of them are no change of layout.
    toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 40 },
  },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Without a graphics card, a fifth of the processor time would go into animations. Files about what moves have them.
    reducedMotion: 'reduce',
    // A trace takes as long as the journey itself; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: quickBrowser(),
  },
  webServer: Array.from({ length: LANES }, (_, lane) => ({
    command: `node test/run/serveLane.mjs ${lane}`,
    cwd: '../..',
    url: `http://localhost:${laneOf(lane).portalPort}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
});
