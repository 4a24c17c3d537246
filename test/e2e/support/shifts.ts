// Whether anything moves while a page loads (docs/product/limits.md#budgets): what comes later has its place from the start.
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** What may move at most, as browsers count it (cumulative layout shift). */
const MOST = 0.01;

/** In every page from its beginning (`addInitScript`): counts what moves without the user's doing. */
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

/** Of a page that counts them. */
export async function expectNoShift(page: Page, where: string): Promise<void> {
  const { value, what } = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; what: string[] } }).shifts,
  );
  expect.soft(value, `${where}\n${what.join('\n')}`).toBeLessThanOrEqual(MOST);
}
