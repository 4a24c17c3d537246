// Pages to measure: fresh or signed in; at this machine's speed or on an emulated slow phone.
export const PORTS = { PORTAL_PORT: '5183', SANDBOX_PORT: '4483', ...process.env };
/** The portal's address. */
export const PORTAL = `http://localhost:${PORTS.PORTAL_PORT}`;

/** How many times slower the emulated processor is (docs/product/limits.md#budgets). */
export const SLOWER = 4;

const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44e6 / 8) * 0.9,
  uploadThroughput: 675e3 / 8,
};

/** Returns a page with a cold cache and the context's cookies, on a slow processor and a slow network. */
export async function slowPage(context) {
  const { page, session } = await slowProcessor(context);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return page;
}

/** Returns a page on a slow processor, for what happens after it has loaded, and the session that slows it. */
export async function slowProcessor(context, rate = SLOWER) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session };
}

/** Returns a context of its own in which a persona is signed in. */
export async function signedIn(browser, persona, viewport = { width: 412, height: 823 }, ports = PORTS) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`http://localhost:${ports.PORTAL_PORT}`);
  await page.locator(`[data-persona="${persona}"]`).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  return context;
}

/** Adds data to the sandbox's world. Throws if the sandbox refuses it. */
export async function seed(what, ports = PORTS) {
  const answer = await fetch(`http://localhost:${ports.SANDBOX_PORT}/control/seed`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(what),
  });
  if (!answer.ok) throw new Error(`The sandbox has no ${JSON.stringify(what)}.`);
}

/** Measures `runs` times and returns the median. */
export async function median(runs, measure) {
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  return middleOf(times);
}

/** Returns the median; NaN for an empty list. */
export function middleOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** A result row: what was measured and in which unit, its limit, and its value. */
export function row(what, most, value) {
  return { what, most, value };
}

/** A result row of how many times as long as its floor something took, run by run: the median and the spread. */
export function ratios(what, most, times, floors) {
  const each = times.map((time, run) => time / floors[run]);
  return { what, most, value: middleOf(each), spread: [Math.min(...each), Math.max(...each)] };
}
