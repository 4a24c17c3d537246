// `npm test`: runs every check and reports the totals and the failures at the end. A failing check doesn't stop the next ones.
// `test-results` then has what failed as JUnit (*.xml), for a pipeline.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { availableEngines } from './browsers.mjs';
import { prepareChromium } from './chromium.mjs';
import { againCommands, inLines, journeyFailures, unitFailures } from './failures.mjs';
import { BUILT, buildLanes } from './lanes.mjs';
import { prepareServer } from './nginx.mjs';
import { PLAYWRIGHT } from './playwright.mjs';

const RESULTS = 'test-results';
let passed = 0;
/** The checks and tests that failed. @type {import('./failures.mjs').Failure[]} */
const failed = [];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// The journeys run against the production build, on their own ports, so that `npm start` may be running.
const building = buildLanes();
await Promise.all([
  check('types and lint', 'node_modules/oxlint/bin/oxlint', []),
  check('unused code', 'node_modules/knip/bin/knip.js', []),
  check('format', 'node_modules/oxfmt/bin/oxfmt', ['--check']),
]);
await suite(
  'unit and screen tests',
  'node_modules/vitest/vitest.mjs',
  [
    ...['run', '--reporter=default', '--reporter=json', '--reporter=junit'],
    ...[`--outputFile.json=${RESULTS}/unit.json`, `--outputFile.junit=${RESULTS}/unit.xml`],
  ],
  () => {
    const report = readJson('unit.json');
    return { passed: report.numPassedTests, failed: unitFailures(report) };
  },
);
const built = await building;
count('production build', built);
console.log(`${built ? '✓' : '✗'} production build`);
if (built) {
  await check('size', 'build/size.mjs', [BUILT.folder]);
  await journeys();
  // Only in CI: it takes three minutes, and shows differences between engines rather than what a change has broken. Elsewhere
  // `npm run engines` runs it.
  if (process.env.CI !== undefined) await otherEngines();
}

for (const line of inLines(failed)) console.log(line);
for (const command of againCommands(failed)) console.log(`Only what failed: ${command}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function journeys() {
  const problem = prepareChromium();
  if (problem) {
    failed.push({ name: 'browser journeys', message: problem });
    return;
  }
  prepareServer();
  await played('browser journeys', 'test/e2e', 'npm run journeys -- --last-failed');
}

/** Runs the journeys of test/engines in those browsers that are available. */
async function otherEngines() {
  const engines = availableEngines(['firefox', 'webkit']);
  if (engines.length === 0) return;
  process.env.ENGINES = engines.join(',');
  const again = `npm run engines -- ${engines.join(' ')} --last-failed`;
  await played(`journeys in ${engines.join(' and ')}`, 'test/engines', again);
}

/** Runs the journeys of a folder; `again` is the command that runs those that failed. */
function played(name, folder, again) {
  const file = folder.replace('/', '-');
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(process.cwd(), RESULTS, `${file}.json`);
  process.env.PLAYWRIGHT_JUNIT_OUTPUT_FILE = join(process.cwd(), RESULTS, `${file}.xml`);
  return suite(name, PLAYWRIGHT, ['test', '-c', folder, '--reporter=list,json,junit'], () => {
    const report = readJson(`${file}.json`);
    return { passed: report.stats.expected, failed: journeyFailures(report, again) };
  });
}

/** Runs a check that counts as a single one. Returns whether it passed. */
async function check(name, script, args) {
  const ok = await run(name, script, args);
  count(name, ok);
  return ok;
}

function count(name, ok) {
  if (ok) passed += 1;
  else failed.push({ name });
}

/** Runs a check that reports its own counts. One that fails without reporting a failed test counts as one failure. */
async function suite(name, script, args, results) {
  const ok = await run(name, script, args);
  let counted = { passed: 0, failed: [] };
  try {
    counted = results();
  } catch {
    // It wrote no results; counted as one failure below.
  }
  passed += counted.passed;
  failed.push(...counted.failed);
  if (!ok && counted.failed.length === 0) failed.push({ name });
}

function run(name, script, args) {
  const started = Date.now();
  return new Promise((resolve) => {
    spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'inherit', 'inherit'] }).on(
      'close',
      (code) => {
        console.log(`${code === 0 ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
        resolve(code === 0);
      },
    );
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(`${RESULTS}/${file}`, 'utf8'));
}
