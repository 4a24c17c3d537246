// Playwright's configuration for the same journeys in three engines: the production build behind nginx, with the sandbox beside it.
import { defineConfig } from '@playwright/test';
import { inLanes, LANES, reporterTo } from '../run/lanes.mjs';
import { program } from '../run/programs.mjs';
import { DRIVERS, type EngineName } from './support/browser.ts';

// Installs those that are missing, if possible.
const engines = Object.entries(DRIVERS).map(([engine, driver]) => (program(driver), engine as EngineName));

export default defineConfig<object, { engineName: EngineName }>(inLanes, {
  outputDir: '../../test-results/engines',
  reporter: reporterTo('engines'),
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
  // WebKit has no mode without a screen. Each lane has its own, as a window that opens takes the focus from the others.
  webServer: program('xvfb')
    ? Array.from({ length: LANES }, (_, lane) => ({
        command: 'Xvfb -displayfd 1 -screen 0 1400x1000x24 -nolisten tcp',
        // It says that numbers are taken, and takes the next.
        stderr: 'ignore' as const,
        wait: { stdout: new RegExp(`(?<xvfb_display_${lane}>\\d+)`) },
      }))
    : [],
});
