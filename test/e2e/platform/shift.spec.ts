// Nothing moves while a page loads (docs/product/limits.md#budgets): what comes later has its place from the start.
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { inParts, open, OWNER_PAGES } from '../support/visit.ts';

/** What may move at most, as browsers count it (cumulative layout shift). */
const MOST = 0.01;

/** In the page: counts what moves without the user's doing. */
function countShifts() {
  const counted = window as unknown as { shifts: { value: number; what: string[] } };
  counted.shifts = { value: 0, what: [] };
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null }[];
    };
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput) continue;
      counted.shifts.value += shift.value;
      counted.shifts.what.push(
        `${shift.value.toFixed(3)} ${shift.sources.map(({ node }) => (node?.textContent ?? '').slice(0, 30)).join(' | ')}`,
      );
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: { value: number; what: string[] } }).shifts);

for (const [width, height] of [
  [1280, 900],
  [360, 740],
] as const) {
  for (const [index, addresses] of inParts<string>(OWNER_PAGES).entries()) {
    test(`nothing shifts while pages load, ${width} px wide, ${index + 1}`, async ({
      page,
      sandbox,
      signIn,
    }) => {
      await page.setViewportSize({ width, height });
      await signIn('owner', '/account');
      // What is being prepared since it was looked at would be ready in the middle, and stand in more lists.
      await open(page, '/');
      await sandbox.advance(3600);
      await page.addInitScript(countShifts);
      await sandbox.fault({ path: '/api/', delayMs: 400, times: -1 });
      for (const address of addresses) {
        await open(page, address);
        const { value, what } = await shiftsOf(page);
        expect.soft(value, `${address}\n${what.join('\n')}`).toBeLessThanOrEqual(MOST);
      }
    });
  }
}
