// `npm test`: runs each check, whatever became of the others, and says at the end what failed and which command runs it again.
// `test-results` then has the tests' results as JUnit (*.xml), for a pipeline.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const RESULTS = 'test-results';

/** The checks; `results` is the file of a suite's tests, `again` runs those of them that failed. */
const CHECKS = [
  { name: 'types and rules', command: 'oxlint' },
  { name: 'unused code', command: 'knip' },
  { name: 'format', command: 'oxfmt --check' },
  {
    name: 'unit and screen tests',
    command: `vitest run --reporter=minimal --reporter=junit --outputFile=${RESULTS}/unit.xml`,
    results: 'unit.xml',
    again: (xml) => {
      const files = xml.matchAll(/<testsuite name="([^"]+)"[^>]* (?:failures|errors)="[1-9]/g);
      return `npx vitest run ${[...files].map(([, file]) => file).join(' ')}`;
    },
  },
  {
    name: 'browser journeys',
    command: 'playwright test -c test/e2e',
    results: 'e2e.xml',
    again: () => 'npm run journeys -- --last-failed',
  },
  { name: 'size', command: 'node build/size.mjs dist-sandbox/lane-0' },
  // Only in CI: it takes minutes, and shows differences between engines rather than what a change has broken.
  process.env.CI && {
    name: 'journeys in Firefox and WebKit',
    command: 'playwright test -c test/engines --project firefox --project webkit',
    results: 'engines.xml',
    again: () => 'npm run engines -- --last-failed',
  },
].filter(Boolean);

let passed = 0;
let failed = 0;
/** What is said at the end. */
const report = [];

rmSync(RESULTS, { recursive: true, force: true });
for (const { name, command, results, again } of CHECKS) {
  const started = Date.now();
  const { status, stdout, stderr } = spawnSync(command, {
    shell: true,
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  });
  const file = `${RESULTS}/${results}`;
  const xml = results && existsSync(file) ? readFileSync(file, 'utf8') : '';
  const count = (tag) => xml.split(`<${tag}`).length - 1;
  const sum = (attribute) => Number(new RegExp(`<testsuites[^>]* ${attribute}="(\\d+)"`).exec(xml)?.[1] ?? 0);
  // What a test awaits in vain is an error to Playwright.
  const bad = sum('failures') + sum('errors');
  const good = count('testcase') - count('skipped') - bad;
  // What isn't a suite counts as one check, as does a suite that fails without a failed test.
  passed += results ? good : Number(status === 0);
  failed += bad || Number(status !== 0);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const counts = results ? `: ${good} passed, ${bad} failed` : '';
  console.log(`${status === 0 ? '✓' : '✗'} ${name}${counts} (${seconds} s)`);
  if (status === 0) continue;
  report.push(`\n✗ ${name}\n\n${stdout}${stderr}`);
  report.push(`Only what failed: ${bad > 0 ? again(xml) : `npx ${command}`}`);
}
for (const text of report) console.log(text);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
