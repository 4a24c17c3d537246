// Visits of many screens in turn: what is done on each before it is looked at.
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** An address, and what is done there before the page is looked at. */
export type Visit = readonly [address: string, act?: (page: Page) => Promise<void>];

export const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

export const pressAndAsk = (name: string) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Opens an address, and waits until all of it is there. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
