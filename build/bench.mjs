// `npm run bench`: measures the production build on an emulated slow phone (docs/product/limits.md#budgets): Chromium with a
// processor four times slower and Slow 4G. Prints results next to their budgets; loads are medians, also relative to their
// floors. Never fails on a time, because machines differ. Writes bench-results.json. `npm run bench -- fleet 3` measures one part
// alone, three times.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../test/run/programs.mjs';
import { fleet } from './bench/fleet.mjs';
import { writeFloor } from './bench/floors.mjs';
import { interactions } from './bench/interactions.mjs';
import { loads } from './bench/loads.mjs';
import { PORTAL, PORTS } from './bench/pages.mjs';

const MEASURES = { loads, interactions, fleet };
const wanted = process.argv.slice(2).filter((word) => word in MEASURES);
const RUNS = Number(process.argv.slice(2).find(Number) ?? 5);
const env = { ...PORTS, CI: '1' };

const vite = (...args) =>
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env, stdio: 'ignore' });
const finished = (child) => new Promise((resolve) => child.on('close', resolve));

const executablePath = chromiumPath();
await finished(vite('build', '--mode', 'sandbox', '--outDir', 'dist-bench'));
writeFloor('dist-bench');
const server = vite('preview', '--mode', 'sandbox', '--outDir', 'dist-bench');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const results = [];
try {
  await answering(PORTAL);
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    for (const result of await measure(browser, RUNS)) {
      results.push(result);
      console.log(inWords(result));
    }
  }
} finally {
  await browser.close();
  server.kill();
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
