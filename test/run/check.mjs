// `npm run check [-- commit]`, in under a minute: checks types, lint and format of all files, and runs the tests nearest to a
// change. The change is what differs from main, or on main from the last commit. `npm test` runs everything.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { git, listFiles, readImports, readText } from './sources.mjs';

/** Seconds of tests, summed over all cores; the rest of the minute is spent on starting them. */
const SECONDS_OF_TESTS = 40;
/** Seconds assumed for a test file that isn't in test-results/unit.json: for one that renders screens, and for any other. */
const USUAL_SECONDS = { screen: 8, other: 2 };
/** Tests of the whole tree, which always run: each takes only seconds. */
const ALWAYS = ['test/architecture.test.ts', 'test/documents.test.ts', 'test/messages.test.ts'];

const changed = changedFiles(process.argv[2] ?? forkPoint());
if (changed.length === 0) {
  console.log('Nothing has changed.');
} else {
  const { chosen, left } = chooseTests(changed, await readImports());
  console.log(`${changed.length} changed files, ${chosen.length} files of tests.`);
  const node = (...args) => run(process.execPath, args);
  const results = await Promise.all([
    node('node_modules/oxlint/bin/oxlint').then((ok) => told(ok, 'types and lint')),
    node('node_modules/oxfmt/bin/oxfmt', '--check').then((ok) => told(ok, 'format')),
    node('node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--silent=passed-only', ...chosen).then(
      (ok) => told(ok, 'tests'),
    ),
  ]);
  if (left.length > 0) console.log(`Touched as well, and left to \`npm run unit\`: ${left.join(', ')}`);
  if (changed.some((file) => file.startsWith('test/e2e/')))
    console.log('Journeys are left to `npm run journeys`.');
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

/** Returns where this branch left main; on main itself HEAD, or its parent if nothing is uncommitted. */
function forkPoint() {
  const head = git('rev-parse', 'HEAD')[0];
  const main = ['main', 'origin/main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name).length > 0;
    } catch {
      return false;
    }
  });
  const fork = main === undefined ? head : git('merge-base', main, 'HEAD')[0];
  if (fork !== head) return fork;
  return git('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1';
}

/** Returns the existing files that differ from a commit, including untracked ones. */
function changedFiles(commit) {
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...git('diff', '--name-only', commit), ...untracked])].filter((file) =>
    existsSync(file),
  );
}

/** Returns the tests that reach a changed file, nearest first, as many as there is time for; and those left out. */
function chooseTests(changed, imports) {
  const seconds = knownSeconds();
  const secondsOf = (file) =>
    seconds.get(file) ?? (file.endsWith('.tsx') ? USUAL_SECONDS.screen : USUAL_SECONDS.other);
  const wanted = new Set(changed);
  const reaching = listFiles('*.test.ts', '*.test.tsx')
    .map((file) => ({ file, distance: distance(file, wanted, imports) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((a, b) => a.distance - b.distance || secondsOf(a.file) - secondsOf(b.file))
    .map(({ file }) => file);

  const chosen = [...ALWAYS];
  const left = [];
  let time = SECONDS_OF_TESTS;
  for (const file of reaching.filter((one) => !ALWAYS.includes(one))) {
    time -= secondsOf(file);
    (time >= 0 ? chosen : left).push(file);
  }
  return { chosen, left };
}

/** Returns the number of imports between a test and the nearest of `wanted`, not counting paths through pages it never opens. */
function distance(test, wanted, imports) {
  const opened = addressesIn(readText(test));
  const steps = new Map([[test, 0]]);
  for (const [file, step] of steps) {
    if (wanted.has(file)) return step;
    for (const imported of imports.get(file) ?? []) {
      const page = /^src\/pages\/([^/]+)\//.exec(imported.file)?.[1];
      const isClosed = file === 'src/pages.ts' && page !== undefined && !opens(opened, page);
      if (!isClosed && !steps.has(imported.file)) steps.set(imported.file, step + 1);
    }
  }
  return undefined;
}

/** Returns the first path segments of the portal's addresses in a test's text: 'manage'; '' for the overview. */
function addressesIn(text) {
  return new Set([...text.matchAll(/['"`]\/([\w-]*)(?=[/?#'"`$])/g)].map(([, first]) => first));
}

/** True if one of these path segments belongs to a page, judging by the name of its folder. */
function opens(addresses, page) {
  const firsts = page === 'overview' ? ['', 'overview'] : [...addresses].filter(Boolean);
  return firsts.some((one) => addresses.has(one) && (page.startsWith(one) || one.startsWith(page)));
}

function knownSeconds() {
  try {
    const { testResults } = JSON.parse(readFileSync('test-results/unit.json', 'utf8'));
    return new Map(
      testResults.map(({ name, startTime, endTime }) => [
        name.slice(process.cwd().length + 1),
        (endTime - startTime) / 1000,
      ]),
    );
  } catch {
    return new Map();
  }
}

function run(command, args) {
  return new Promise((resolve) => {
    spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).on('close', (code) =>
      resolve(code === 0),
    );
  });
}

function told(ok, name) {
  console.log(`${ok ? '✓' : '✗'} ${name}`);
  return ok;
}
