// Measures the overview with 5,000 subscriptions against one with 10: same permissions, same machine, same network.
import { keys, timeOf } from './interactions.mjs';
import {
  median,
  middleOf,
  PORTAL,
  ratios,
  row,
  seed,
  signedIn,
  slowPage,
  slowProcessor,
  SLOWER,
} from './pages.mjs';
import { framesOf } from './traces.mjs';

const DESKTOP = { width: 1280, height: 900 };
/** Personas whose list of subscriptions is empty before these are added. */
const FEW = { persona: 'newcomer', count: 10 };
const MANY = { persona: 'cancelled', count: 5000 };

const TABLE = { address: '/?view=table', isThere: (page) => page.getByRole('rowheader').first() };

/** A mouse wheel turned fast: pixels per turn, the interval between turns and the total duration in ms. */
const SCROLL = { step: 180, everyMs: 50, forMs: 5000 };
/** In ms; a frame that takes longer (fewer than 20 a second) counts as dropped. */
const LONG_FRAME = 50;

/** Runs the measurements and returns their rows. */
export async function fleet(browser, runs) {
  for (const subscriptions of [FEW, MANY]) await seed({ subscriptions });
  const few = await signedIn(browser, FEW.persona, DESKTOP);
  const many = await signedIn(browser, MANY.persona, DESKTOP);
  const rows = [
    ...(await draws('Slow 4G', Infinity, runs, few, many, slowPage)),
    ...(await draws(
      'fast network',
      1.15,
      runs,
      few,
      many,
      async (context) => (await slowProcessor(context)).page,
    )),
    row('heap of 5,000 beyond that of 10, KiB', 5120, (await heap(many)) - (await heap(few))),
    row('table scrolled: frames longer than 50 ms, %', 10, await median(runs, () => longFrames(many, TABLE))),
    await tableChoices(many),
  ];
  await few.close();
  await many.close();
  return [
    ...rows,
    await keys(
      browser,
      MANY.persona,
      '/?view=cards',
      'Filter subscriptions',
      'a key in the filter of 5,000, ms',
      100,
    ),
    await keys(
      browser,
      MANY.persona,
      TABLE.address,
      'Search subscriptions',
      'a key in the table of 5,000, ms',
      100,
    ),
    await searchKeys(browser),
  ];
}

/**
 * Measures the time until the first cards, or the first rows of the table, are painted, alternating between the two so that other
 * load affects both alike.
 */
async function draws(network, most, runs, few, many, open) {
  const times = { few: [], many: [] };
  for (let run = 0; run < runs; run += 1) {
    times.few.push(await firstCards(few, open));
    times.many.push(await firstCards(many, open));
  }
  return [
    row(`10 drawn, ${network}, ms`, Infinity, middleOf(times.few)),
    ratios(`5,000 drawn, ${network}, times 10`, most, times.many, times.few),
  ];
}

async function firstCards(context, open) {
  const page = await open(context);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article, tbody [role=rowheader]')) return;
      observer.disconnect();
      // Runs after the frame that shows them.
      requestAnimationFrame(() => setTimeout(() => (window.cardsDrawn = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(PORTAL);
  await page.waitForFunction(() => window.cardsDrawn !== undefined);
  const time = await page.evaluate(() => window.cardsDrawn);
  await page.close();
  return time;
}

/** Returns the size of the page's heap after garbage collection, in KiB. */
async function heap(context) {
  const { page, session } = await slowProcessor(context, 1);
  await page.goto(PORTAL);
  await page.locator('article, tbody [role=rowheader]').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return usedSize / 1024;
}

/** Returns a row: the slowest of the table's sort orders and facets, in ms from the click to the next paint. */
async function tableChoices(context) {
  const { page } = await slowProcessor(context);
  await page.goto(`${PORTAL}${TABLE.address}`);
  await TABLE.isThere(page).waitFor();
  await page.waitForLoadState('networkidle');
  const orders = ['Name', 'Region', 'Pricing plan', 'Next date', 'Name'].map(
    (name) => () => page.getByRole('columnheader').getByRole('button', { name, exact: true }).click(),
  );
  const facet = page.getByRole('combobox', { name: 'Region' });
  const attention = () => page.getByRole('switch', { name: 'Needs attention' }).click();
  const facets = [() => facet.selectOption({ index: 1 }), () => facet.selectOption(''), attention, attention];
  const times = [];
  for (const choose of [...orders, ...facets]) times.push(await timeOf(page, choose));
  await page.close();
  return row('a facet or an order of the table of 5,000, ms', 100, Math.max(...times));
}

/** Returns a row: the slowest of four keys typed into the dialog "Search", in ms from the key to the next paint. */
async function searchKeys(browser) {
  const context = await signedIn(browser, MANY.persona, DESKTOP);
  const { page } = await slowProcessor(context);
  await page.goto(`${PORTAL}/account`);
  await page.getByRole('button', { name: 'Search' }).click();
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.waitFor();
  await page.waitForLoadState('networkidle');
  const times = [];
  for (const key of ['o', 's', 'l', 'o']) times.push(await timeOf(page, () => page.keyboard.press(key)));
  await context.close();
  return row('a key in the search of 5,000, ms', 200, Math.max(...times));
}

/** Returns the percentage of long frames while the list is scrolled. */
async function longFrames(context, { address, isThere }) {
  const page = await context.newPage();
  await page.goto(`${PORTAL}${address}`);
  await isThere(page).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const next = () => requestAnimationFrame(next);
    next();
  });
  const session = await context.newCDPSession(page);
  const [x, y] = [DESKTOP.width / 2, DESKTOP.height / 2];
  const frames = await framesOf(page, SLOWER, async () => {
    const end = Date.now() + SCROLL.forMs;
    while (Date.now() < end) {
      // Not awaited: a person goes on turning the wheel without waiting for the page, too.
      const turn = { type: 'mouseWheel', x, y, deltaX: 0, deltaY: SCROLL.step };
      void session.send('Input.dispatchMouseEvent', turn).catch(() => undefined);
      await page.waitForTimeout(SCROLL.everyMs);
    }
  });
  await page.close();
  return (100 * frames.filter((ms) => ms > LONG_FRAME).length) / frames.length;
}
