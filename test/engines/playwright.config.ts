// Playwright's configuration for the same journeys in three engines: the production build behind nginx, with the sandbox beside
// it. `npm run engines` builds, installs missing engines if it can, and passes those available in ENGINES.
import { defineConfig } from '@playwright/test';
import { LANES, laneOf } from '../run/lanes.mjs';
import type { EngineName } from '../run/browsers.mjs';

const engines = (process.env.ENGINES ?? 'chromium').split(',') as EngineName[];

export default defineConfig<object, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: LANES,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
  webServer: Array.from({ length: LANES }, (_, lane) => ({
    command: `node test/run/serveLane.mjs ${lane}`,
    cwd: '../..',
    url: `http://localhost:${laneOf(lane).portalPort}`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  })),
});
