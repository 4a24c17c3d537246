// `npm run bench`: measures the production build on an emulated slow phone (docs/product/limits.md#budgets): Chromium with a
// processor four times slower and Slow 4G. Prints results next to their budgets; loads are medians, also relative to their
// floors. Never fails on a time, because machines differ. Writes bench-results.json. `npm run bench -- fleet 3` measures one part
// alone, three times; `npm run bench -- --beside COMMIT` compares the overview with that of a commit.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../test/run/programs.mjs';
import { beside, checkedOut, OTHER_PORTS } from './bench/beside.mjs';
import { fleet } from './bench/fleet.mjs';
import { writeFloor } from './bench/floors.mjs';
import { interactions } from './bench/interactions.mjs';
import { loads } from './bench/loads.mjs';
import { PORTAL, PORTS } from './bench/pages.mjs';

const words = process.argv.slice(2);
const commit = words.includes('--beside') ? words[words.indexOf('--beside') + 1] : undefined;
const MEASURES = commit === undefined ? { loads, interactions, fleet } : { beside };
const wanted = words.filter((word) => word in MEASURES);
const RUNS = Number(words.find((word) => word !== commit && Number(word)) ?? 5);

const vite = (where, ...args) =>
  spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', ...args, '--mode', 'sandbox', '--outDir', 'dist-bench'],
    {
      stdio: 'ignore',
      ...where,
    },
  );
const finished = (child) => new Promise((resolve) => child.on('close', resolve));

const executablePath = chromiumPath();
const here = { env: { ...PORTS, CI: '1' } };
await finished(vite(here, 'build'));
writeFloor('dist-bench');
const servers = [vite(here, 'preview')];
const other = commit && checkedOut(commit);
if (other) {
  const there = { env: { ...OTHER_PORTS, CI: '1' }, cwd: other.folder };
  await finished(vite(there, 'build'));
  servers.push(vite(there, 'preview'));
}
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const results = [];
try {
  await answering(PORTAL);
  if (other) await answering(`http://localhost:${OTHER_PORTS.PORTAL_PORT}`);
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const result of await measure(browser, RUNS)) {
      results.push(result);
      console.log(inWords(result));
    }
  }
} finally {
  await browser.close();
  for (const server of servers) server.kill();
  other?.remove();
}

const machine = {
  node: process.version,
  browser: browser.version(),
  cores: cpus().length,
  load: loadavg()[0],
};
writeFileSync('bench-results.json', `${JSON.stringify({ runs: RUNS, machine, results }, null, 2)}\n`);

/** Formats a result row for printing; a ratio includes its spread. */
function inWords({ what, most, value, spread }) {
  const number = (one) => (spread ? one.toFixed(2) : String(Math.round(one)));
  const limit = most === Infinity ? '' : ` of ${number(most)}`;
  const between = spread ? ` (${spread.map(number).join(' to ')})` : '';
  return `${what.padEnd(56)}${number(value).padStart(6)}${limit}${between}${value > most ? '  OVER' : ''}`;
}

async function answering(url) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${url}.`);
}
