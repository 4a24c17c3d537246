// `npm run pictures`: builds the portal and renews its pictures: those of the tour (docs/tour) and those that the journeys
// compare with (test/e2e/platform/visual).
import { readdirSync, statSync } from 'node:fs';
import { requireChromium } from './chromium.mjs';
import { buildLanes } from './lanes.mjs';
import { prepareServer } from './nginx.mjs';
import { play } from './playwright.mjs';

const TOUR = 'docs/tour';
const COMPARED = 'test/e2e/platform/visual';

requireChromium();
prepareServer();
const isMade =
  (await buildLanes()) &&
  play('test/pictures') === 0 &&
  // Pictures that look the same are not rewritten.
  play('test/e2e', ['platform/visual', '--update-snapshots=changed']) === 0;
for (const folder of isMade ? [TOUR, COMPARED] : []) {
  const sizes = readdirSync(folder).map((file) => statSync(`${folder}/${file}`).size);
  const kib = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${folder}: ${sizes.length} pictures, ${kib.toFixed(0)} KiB`);
}
process.exitCode = isMade ? 0 : 1;
