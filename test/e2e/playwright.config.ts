// Playwright's configuration for the browser journeys: the production build behind nginx, with the sandbox beside it, in a real
// Chromium.
import { defineConfig } from '@playwright/test';
import { inLanes, reporterTo } from '../run/lanes.mjs';
import { quickBrowser } from './support/browser.ts';

export default defineConfig(inLanes, {
  outputDir: '../../test-results/e2e',
  reporter: reporterTo('e2e'),
  // Without the system's name, because screenshots look the same on every machine (test/e2e/support/browser.ts).
  snapshotPathTemplate: 'platform/visual/{arg}{ext}',
  fullyParallel: true,
  // Pixels count if they differ more than letters' edges do between Chromium versions; a few of them are no change of layout.
  expect: { toHaveScreenshot: { threshold: 0.2, maxDiffPixels: 40 } },
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
});
