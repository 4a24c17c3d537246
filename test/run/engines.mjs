// `npm run engines -- [engines] [Playwright's arguments]`: builds, and runs the journeys of test/engines in Chromium,
// Firefox and WebKit. An engine that isn't available is reported and skipped.
import { availableEngines } from './browsers.mjs';
import { buildLanes } from './lanes.mjs';
import { prepareServer } from './nginx.mjs';
import { play } from './playwright.mjs';

const ALL = ['chromium', 'firefox', 'webkit'];
const words = process.argv.slice(2);
const asked = words.filter((word) => ALL.includes(word));
const engines = availableEngines(asked.length > 0 ? asked : ALL);

prepareServer();
if (engines.length === 0 || !(await buildLanes())) process.exitCode = 1;
else {
  process.env.ENGINES = engines.join(',');
  process.exitCode = play(
    'test/engines',
    words.filter((word) => !ALL.includes(word)),
  );
}
