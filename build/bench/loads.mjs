// Measures cold loads on a slow phone: the first paint, the redirect to the login and the overview, the latter two beside their
// floors in the same run.
import { floorAddress } from './floors.mjs';
import { median, middleOf, PORTAL, row, ratios, seed, signedIn, slowPage } from './pages.mjs';

const KIB = 1024;
/** A customer with ten instances, who has none before these are added. */
const TEN = { persona: 'newcomer', count: 10 };
/** In ms; scripts that start loading within this time after the largest paint still count as part of the visit. */
const AFTERWARDS = 5000;

/** Runs the measurements and returns their rows. */
export async function loads(browser, runs) {
  return [
    row('first contentful paint, ms', 1000, await median(runs, () => firstPaint(browser))),
    ...(await redirects(browser, runs)),
    ...(await overview(browser, runs)),
  ];
}

async function firstPaint(browser) {
  const context = await browser.newContext();
  const page = await slowPage(context);
  // Called by the page itself: it may have left for the login before a question about it is answered.
  let tell = () => undefined;
  const told = new Promise((resolve) => (tell = resolve));
  await page.exposeFunction('tellPaint', (time) => tell(time));
  await page.addInitScript((portal) => {
    new PerformanceObserver((list) => {
      const [paint] = list.getEntriesByName('first-contentful-paint');
      if (paint && location.origin === portal) window.tellPaint(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  }, PORTAL);
  await page.goto(PORTAL, { waitUntil: 'commit' });
  const time = await told;
  await context.close();
  return time;
}

async function redirects(browser, runs) {
  const { authorize } = await askedBy(browser);
  const [floors, times] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await redirect(browser, floorAddress({ authorize })));
    times.push(await redirect(browser, PORTAL));
  }
  return [
    row('redirect of a visitor who is not signed in, ms', 1800, middleOf(times)),
    ratios('redirect, times its floor', 1.2, times, floors),
  ];
}

async function redirect(browser, address) {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await slowPage(context);
  const started = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForRequest(/\/identity\/authorize/);
  const time = Date.now() - started;
  await context.close();
  return time;
}

async function overview(browser, runs) {
  await seed({ subscriptions: TEN });
  const context = await signedIn(browser, TEN.persona);
  const asked = await askedBy(browser, context);
  const [floors, loaded] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await load(context, floorAddress(asked), 'h1'));
    loaded.push(await load(context, PORTAL, 'article'));
  }
  await context.close();
  const middle = (key) => middleOf(loaded.map((one) => one[key]));
  const paints = loaded.map(({ lcp }) => lcp);
  return [
    row('overview: largest contentful paint, silent login, ms', Infinity, middleOf(paints)),
    ratios(
      'overview: largest contentful paint, times its floor',
      1.28,
      paints,
      floors.map(({ lcp }) => lcp),
    ),
    row('overview: blocking time, ms', 400, middle('blocked')),
    row('overview: layout shift, thousandths', 10, middle('shift') * 1000),
    row('overview: script, KiB', Infinity, middle('script') / KIB),
    row('overview: script within 5 s after it, KiB', Infinity, middle('later') / KIB),
  ];
}

/**
 * Loads a page cold. Returns when its largest part was painted, how long it was blocked and how long its processor was busy until
 * `part` was there (ms), its layout shift, and the bytes of script up to that paint (`script`) and after it (`later`).
 */
export async function load(context, address, part) {
  const page = await slowPage(context);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(() => {
    window.bench = { lcp: 0, blocked: 0, shift: 0 };
    const watch = (type, onEntry) =>
      new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({ type, buffered: true });
    watch('largest-contentful-paint', (entry) => (window.bench.lcp = entry.startTime));
    watch('longtask', (entry) => (window.bench.blocked += Math.max(0, entry.duration - 50)));
    watch('layout-shift', (entry) => (window.bench.shift += entry.value));
  });
  await page.goto(address);
  await page.locator(part).first().waitFor();
  const { metrics } = await session.send('Performance.getMetrics');
  const busy = 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  await page.waitForTimeout(AFTERWARDS);
  const measured = await page.evaluate((afterwards) => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${location.origin}/assets/`) && name.endsWith('.js'));
    const bytes = (from, to) =>
      scripts
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const { lcp } = window.bench;
    return { ...window.bench, script: bytes(0, lcp), later: bytes(lcp, lcp + afterwards) };
  }, AFTERWARDS);
  await page.close();
  return { ...measured, busy };
}

/** Records the portal's requests to the identity provider and the API until the list is shown, for its floor to repeat. */
async function askedBy(browser, context) {
  const page = await (context ?? (await browser.newContext())).newPage();
  const asked = { calls: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/authorize')) asked.authorize ??= request.url();
    else if (pathname.endsWith('/token') && request.method() === 'POST') asked.token = request.url();
    else if (request.headers().authorization && asked.calls.length < 4) asked.calls.push(request.url());
  });
  await page.goto(PORTAL);
  if (context) await page.getByRole('article').first().waitFor();
  else await page.waitForURL(/\/identity\//);
  await (context ? page.close() : page.context().close());
  return asked;
}
