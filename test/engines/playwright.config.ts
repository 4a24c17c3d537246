// Playwright's configuration for the same journeys in three engines: the production build behind nginx, with the sandbox beside it.
import { defineConfig } from '@playwright/test';
import { inLanes, reporterTo } from '../run/lanes.mjs';
import { program } from '../run/programs.mjs';
import { DRIVERS, type EngineName } from './support/browser.ts';

// Installs those that are missing, if possible.
const engines = Object.entries(DRIVERS).map(([engine, driver]) => (program(driver), engine as EngineName));

export default defineConfig<object, { engineName: EngineName }>(inLanes, {
  outputDir: '../../test-results/engines',
  reporter: reporterTo('engines'),
  projects: engines.map((engineName) => ({ name: engineName, use: { engineName } })),
  // WebKit has no mode without a screen.
  webServer: program('xvfb')
    ? [
        {
          command: 'Xvfb -displayfd 1 -screen 0 1400x1000x24 -nolisten tcp',
          wait: { stdout: /(?<xvfb_display>\d+)/ },
        },
      ]
    : [],
});
