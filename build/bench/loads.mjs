// Cold loads on a slow phone: the first paint, the way to the sign-in, the overview.
import { median, middleOf, PORTAL, signedIn, slowPage } from './pages.mjs';

/** Returns rows of what, at most, measured. */
export async function loads(browser, runs) {
  return [
    ['first contentful paint, ms', 1000, await median(runs, () => firstPaint(browser))],
    ['redirect of a visitor who is not signed in, ms', 1800, await median(runs, () => redirect(browser))],
    ...(await overview(browser, runs)),
  ];
}

async function firstPaint(browser) {
  const context = await browser.newContext();
  const page = await slowPage(context);
  await page.addInitScript((portal) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint && location.origin === portal) window.name = String(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  }, PORTAL);
  await page.goto(PORTAL, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.name !== '');
  const time = Number(await page.evaluate(() => window.name));
  await context.close();
  return time;
}

async function redirect(browser) {
  const context = await browser.newContext();
  const page = await slowPage(context);
  const started = Date.now();
  await page.goto(PORTAL, { waitUntil: 'commit' });
  await page.waitForRequest(/\/identity\/authorize/);
  const time = Date.now() - started;
  await context.close();
  return time;
}

async function overview(browser, runs) {
  const context = await signedIn(browser, 'owner');
  const measures = [];
  for (let run = 0; run < runs; run += 1) {
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
    ['overview: largest contentful paint, silent login, ms', 4800, middle('lcp')],
    ['overview: blocking time, ms', 550, middle('blocked')],
    ['overview: layout shift, thousandths', 10, middle('shift') * 1000],
  ];
}
