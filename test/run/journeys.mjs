// `npm run journeys -- [Playwright's arguments]`: builds, and runs only the browser journeys.
import { spawnSync } from 'node:child_process';
import { prepareChromium } from './chromium.mjs';
import { buildLanes } from './lanes.mjs';
import { prepareServer } from './nginx.mjs';

const playwright = [
  'node_modules/@playwright/test/cli.js',
  'test',
  '-c',
  'test/e2e',
  ...process.argv.slice(2),
];
prepareChromium();
prepareServer();
process.exitCode = (await buildLanes())
  ? (spawnSync(process.execPath, playwright, { stdio: 'inherit' }).status ?? 1)
  : 1;
