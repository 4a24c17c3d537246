// Pages to measure: as new, or signed in; as fast as this machine, or on a slow phone.
export const PORTS = { PORTAL_PORT: '5183', SANDBOX_PORT: '4483', ...process.env };
export const PORTAL = `http://localhost:${PORTS.PORTAL_PORT}`;
const CONTROL = `http://localhost:${PORTS.SANDBOX_PORT}/control`;

/** Times by which a processor is slower (docs/product/limits.md#budgets). */
export const SLOWER = 4;

const SLOW_4G = {
  offline: false,
  latency: 562,
  downloadThroughput: (1.44e6 / 8) * 0.9,
  uploadThroughput: 675e3 / 8,
};

/** A cold page with the context's cookies, on a slow processor and a slow network. */
export async function slowPage(context) {
  const { page, session } = await slowProcessor(context);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  return page;
}

/** A page on a slow processor, for what happens after it has loaded; and the session that slows it. */
export async function slowProcessor(context, rate = SLOWER) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, session };
}

/** A context of its own in which a persona is signed in. */
export async function signedIn(browser, persona, viewport = { width: 412, height: 823 }) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(PORTAL);
  await page.locator(`[data-persona="${persona}"]`).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.close();
  return context;
}

/** Puts more into the sandbox's world. */
export async function seed(what) {
  const answer = await fetch(`${CONTROL}/seed`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(what),
  });
  if (!answer.ok) throw new Error(`The sandbox has no ${JSON.stringify(what)}.`);
}

/** Returns the middle one of several. */
export async function median(runs, measure) {
  const times = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  return middleOf(times);
}

export function middleOf(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** A row of the results: what was measured, in which unit, the most it may be, and its value. */
export function row(what, most, value) {
  return { what, most, value };
}

/** A row of how many times as long one took as the other, run by run: the middle, and the spread. */
export function ratios(what, most, times, floors) {
  const each = times.map((time, run) => time / floors[run]);
  return { what, most, value: middleOf(each), spread: [Math.min(...each), Math.max(...each)] };
}
