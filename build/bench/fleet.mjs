// The overview with 5,000 subscriptions beside one with 10: the same rights, the same machine, the same network.
import { keys } from './interactions.mjs';
import { median, middleOf, PORTAL, seed, signedIn, slowPage, slowProcessor, SLOWER } from './pages.mjs';
import { framesOf } from './traces.mjs';

const DESKTOP = { width: 1280, height: 900 };
/** Personas without subscriptions of their own. */
const FEW = { persona: 'newcomer', count: 10 };
const MANY = { persona: 'cancelled', count: 5000 };

/** A wheel turned fast, for so long. */
const SCROLL = { step: 180, everyMs: 50, forMs: 5000 };
/** A frame that took longer is one dropped, ms: below 20 a second. */
const LONG_FRAME = 50;

/** Returns rows of what, at most, measured. */
export async function fleet(browser, runs) {
  for (const subscriptions of [FEW, MANY]) await seed({ subscriptions });
  const few = await signedIn(browser, FEW.persona, DESKTOP);
  const many = await signedIn(browser, MANY.persona, DESKTOP);
  const rows = [
    ...(await draws('Slow 4G', runs, few, many, slowPage)),
    ...(await draws('fast network', runs, few, many, async (context) => (await slowProcessor(context)).page)),
    ['heap of 5,000 beyond that of 10, KiB', 5120, (await heap(many)) - (await heap(few))],
    ['cards scrolled: frames longer than 50 ms, %', 10, await median(runs, () => longFrames(many))],
  ];
  await few.close();
  await many.close();
  return [
    ...rows,
    await keys(browser, MANY.persona, '/', 'Filter subscriptions', 'a key in the filter of 5,000, ms', 100),
  ];
}

/** How long until the first cards are drawn, in turns, so that both meet the same machine. */
async function draws(network, runs, few, many, open) {
  const times = { few: [], many: [] };
  for (let run = 0; run < runs; run += 1) {
    times.few.push(await firstCards(few, open));
    times.many.push(await firstCards(many, open));
  }
  const [ofFew, ofMany] = [middleOf(times.few), middleOf(times.many)];
  return [
    [`10 cards drawn, ${network}, ms`, Infinity, ofFew],
    [`5,000 cards drawn, ${network}, ms`, ofFew * 1.15, ofMany],
  ];
}

async function firstCards(context, open) {
  const page = await open(context);
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('article')) return;
      observer.disconnect();
      // After the frame that shows them.
      requestAnimationFrame(() => setTimeout(() => (window.cardsDrawn = performance.now())));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(PORTAL);
  await page.waitForFunction(() => window.cardsDrawn !== undefined);
  const time = await page.evaluate(() => window.cardsDrawn);
  await page.close();
  return time;
}

/** What the page keeps, KiB. */
async function heap(context) {
  const { page, session } = await slowProcessor(context, 1);
  await page.goto(PORTAL);
  await page.getByRole('article').first().waitFor();
  await page.waitForLoadState('networkidle');
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await page.close();
  return usedSize / 1024;
}

/** Per cent of the frames while the cards are scrolled. */
async function longFrames(context) {
  const page = await context.newPage();
  await page.goto(PORTAL);
  await page.getByRole('article').first().waitFor();
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
      // Not waited for: a hand goes on turning.
      const turn = { type: 'mouseWheel', x, y, deltaX: 0, deltaY: SCROLL.step };
      void session.send('Input.dispatchMouseEvent', turn).catch(() => undefined);
      await page.waitForTimeout(SCROLL.everyMs);
    }
  });
  await page.close();
  return (100 * frames.filter((ms) => ms > LONG_FRAME).length) / frames.length;
}
