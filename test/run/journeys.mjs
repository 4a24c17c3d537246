// `npm run journeys -- [Playwright's arguments]`: builds the portal and runs only the browser journeys.
import { requireChromium } from './chromium.mjs';
import { buildLanes } from './lanes.mjs';
import { prepareServer } from './nginx.mjs';
import { play } from './playwright.mjs';

requireChromium();
prepareServer();
process.exitCode = (await buildLanes()) ? play('test/e2e', process.argv.slice(2)) : 1;
