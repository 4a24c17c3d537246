// Measures and checks printed pages.
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Returns the number of A4 sheets that the page takes in print. */
export async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Expects the page to print without its bars, on at most this many sheets. */
export async function expectPrinted(page: Page, most: number, where: string): Promise<void> {
  expect.soft(await sheets(page), where).toBeLessThanOrEqual(most);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: null });
}
