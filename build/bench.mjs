// `npm run bench`: how the production build feels on a slow phone (performance.md): Chromium at four times slower
// processor and Slow 4G, medians of cold loads, against the budgets. Times are read, not asserted: machines differ.
import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../test/run/chromium.mjs';

const PORTAL = 'http://localhost:5183';
const RUNS = Number(process.argv[2] ?? 5);
const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44e6 / 8) * 0.9,
  uploadThroughput: 675e3 / 8,
};
const env = { ...process.env, PORTAL_PORT: '5183', SANDBOX_PORT: '4483', CI: '1' };

const vite = (...args) =>
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', ...args], { env, stdio: 'ignore' });
const finished = (child) => new Promise((resolve) => child.on('close', resolve));

await finished(vite('build', '--mode', 'sandbox', '--outDir', 'dist-bench'));
const server = vite('preview', '--mode', 'sandbox', '--outDir', 'dist-bench');
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  await answering(PORTAL);
  const rows = [
    ['first contentful paint', 1000, await median(firstPaint)],
    ['redirect of a visitor who is not signed in', 1800, await median(redirect)],
    ...(await overview()),
    ...(await interactions()),
  ];
  for (const [what, most, ms] of rows) {
    console.log(`${what.padEnd(52)}${String(Math.round(ms)).padStart(8)} ms of ${most}`);
  }
} finally {
  await browser.close();
  server.kill();
}

/** A cold page with its own cookies, slowed down from now on. */
async function slowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

async function signedIn(persona) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(PORTAL);
  await page.locator(`[data-persona="${persona}"]`).click();
  await page.getByRole('article').first().waitFor();
  await page.close();
  return context;
}

async function firstPaint() {
  const context = await browser.newContext();
  const page = await slowPage(context);
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint && location.port === '5183') window.name = String(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
  await page.goto(PORTAL, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.name !== '');
  const time = Number(await page.evaluate(() => window.name));
  await context.close();
  return time;
}

async function redirect() {
  const context = await browser.newContext();
  const page = await slowPage(context);
  const started = Date.now();
  await page.goto(PORTAL, { waitUntil: 'commit' });
  await page.waitForRequest(/\/identity\/authorize/);
  const time = Date.now() - started;
  await context.close();
  return time;
}

async function overview() {
  const context = await signedIn('owner');
  const measures = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await slowPage(context);
    await page.addInitScript(() => {
      window.bench = { lcp: 0, blocked: 0, shift: 0 };
      const watch = (type, onEntry) =>
        new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
          type,
          buffered: true,
        });
      watch('largest-contentful-paint', (entry) => (window.bench.lcp = entry.startTime));
      watch('longtask', (entry) => (window.bench.blocked += Math.max(0, entry.duration - 50)));
      watch('layout-shift', (entry) => (window.bench.shift += entry.value));
    });
    await page.goto(PORTAL);
    await page.getByRole('article').first().waitFor();
    await page.waitForLoadState('networkidle');
    measures.push(await page.evaluate(() => window.bench));
    await page.close();
  }
  await context.close();
  const middle = (key) => middleOf(measures.map((one) => one[key]));
  return [
    ['overview: largest contentful paint, silent login', 4800, middle('lcp')],
    ['overview: blocking time', 550, middle('blocked')],
    ['overview: layout shift, thousandths', 10, middle('shift') * 1000],
  ];
}

async function interactions() {
  const context = await signedIn('distributor');
  const page = await slowPage(context);
  await page.goto(PORTAL);
  await page.getByRole('article').first().waitFor();
  const field = page.getByLabel('Filter subscriptions');
  await field.waitFor();
  const times = [];
  for (const key of ['o', 's', 'l', 'o']) {
    await field.focus();
    times.push(await keyTime(page, key));
  }
  await context.close();
  return [['a key in the filter of 3,000 subscriptions', 200, Math.max(...times)]];
}

/** From a key's event to the next frame that shows it. */
async function keyTime(page, key) {
  await page.evaluate(() => {
    window.keyTime = new Promise((resolve) => {
      addEventListener(
        'keydown',
        (event) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - event.timeStamp))),
        { once: true, capture: true },
      );
    });
  });
  await page.keyboard.press(key);
  return page.evaluate(() => window.keyTime);
}

async function median(measure) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await measure());
  return middleOf(times);
}

function middleOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

async function answering(url) {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`Nothing answers at ${url}.`);
}
