// `npm test`: every check, one after the other, and at the end the totals and what has failed. A failing check doesn't hide
// the next ones.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { availableEngines } from './browsers.mjs';
import { prepareChromium } from './chromium.mjs';
import { BUILT, buildLanes } from './lanes.mjs';
import { prepareServer } from './nginx.mjs';
import { PLAYWRIGHT } from './playwright.mjs';

const RESULTS = 'test-results';
let passed = 0;
/** The names of the checks and tests. @type {string[]} */
const failed = [];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

// The journeys run against the production build, on ports of their own beside a running `npm start`.
const building = buildLanes();
await Promise.all([
  check('types and lint', 'node_modules/oxlint/bin/oxlint', []),
  check('unused code', 'node_modules/knip/bin/knip.js', []),
  check('format', 'node_modules/oxfmt/bin/oxfmt', ['--check']),
]);
await suite(
  'unit and screen tests',
  'node_modules/vitest/vitest.mjs',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}/unit.json`],
  () => {
    const { numPassedTests, testResults } = readJson('unit.json');
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: numPassedTests,
      failed: tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    };
  },
);
const built = await building;
count('production build', built);
console.log(`${built ? '✓' : '✗'} production build`);
if (built) {
  await check('size budget', 'build/size.mjs', [BUILT.folder]);
  await journeys();
  // Elsewhere `npm run engines`: three minutes that show what engines do differently, not what a change has broken.
  if (process.env.CI !== undefined) await otherEngines();
}

for (const name of failed) console.log(`✗ ${name}`);
console.log(`\n${passed} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;

async function journeys() {
  try {
    prepareChromium();
  } catch (error) {
    console.error(`✗ browser journeys: ${error.message}`);
    failed.push('browser journeys');
    return;
  }
  prepareServer();
  await played('browser journeys', 'test/e2e', 'journeys.json');
}

/** The twelve journeys of test/engines where their browsers can be had. */
async function otherEngines() {
  const engines = availableEngines(['firefox', 'webkit']);
  if (engines.length === 0) return;
  process.env.ENGINES = engines.join(',');
  await played(`journeys in ${engines.join(' and ')}`, 'test/engines', 'engines.json');
}

function played(name, folder, results) {
  process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = join(process.cwd(), RESULTS, results);
  return suite(name, PLAYWRIGHT, ['test', '-c', folder, '--reporter=list,json'], () => {
    const { stats, suites } = readJson(results);
    return { passed: stats.expected, failed: suites.flatMap(failedIn) };
  });
}

/** The titles of a suite's tests that failed, in Playwright's own shape. */
function failedIn({ suites = [], specs = [] }) {
  return [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...suites.flatMap(failedIn),
  ];
}

/** A check that passes or fails as one. */
async function check(name, script, args) {
  const ok = await run(name, script, args);
  count(name, ok);
  return ok;
}

function count(name, ok) {
  if (ok) passed += 1;
  else failed.push(name);
}

/** A check with a count of its own. One that breaks down before it can count has failed once. */
async function suite(name, script, args, results) {
  const ok = await run(name, script, args);
  let counted = { passed: 0, failed: [] };
  try {
    counted = results();
  } catch {
    // It left no result: below.
  }
  passed += counted.passed;
  failed.push(...counted.failed);
  if (!ok && counted.failed.length === 0) failed.push(name);
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
