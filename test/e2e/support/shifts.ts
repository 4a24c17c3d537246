// Checks that nothing moves while a page loads (docs/product/limits.md#budgets): space is reserved for what comes later.
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** The limit of the cumulative layout shift (CLS). */
const MOST = 0.01;

/** Runs first in every page (`addInitScript`): sums up layout shifts that the user didn't cause. */
export function countShifts() {
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

/** Expects no layout shift in a page that `countShifts` runs in. */
export async function expectNoShift(page: Page, where: string): Promise<void> {
  const { value, what } = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; what: string[] } }).shifts,
  );
  expect.soft(value, `${where}\n${what.join('\n')}`).toBeLessThanOrEqual(MOST);
}
