// What a page is on paper.
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Prints the page on A4; gives how many sheets it takes. */
export async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4' });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Without its bars, on no more sheets than it has content. */
export async function expectPrinted(page: Page, most: number, where: string): Promise<void> {
  expect.soft(await sheets(page), where).toBeLessThanOrEqual(most);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: null });
}
