// Visits of many screens in turn: what is done on each before it is looked at.
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** An address, and what is done there before the page is looked at. */
export type Visit = readonly [address: string, act?: (page: Page) => Promise<void>];

/** Every page of a customer, as the persona "owner" sees most of it; a new page's address goes here. */
export const OWNER_PAGES = [
  '/',
  '/?view=table',
  '/new',
  '/manage/sub-owner-active',
  '/manage/sub-owner-cancelling',
  '/manage/sub-owner-preparing',
  '/dates',
  '/account',
  '/invoices',
  '/upload',
  '/upload/sub-owner-active',
  '/entra-id',
  '/entra-id/sub-owner-active',
  '/prtg-users',
  '/prtg-users/sub-owner-active',
  '/data-sharing-opt-in',
] as const;

/** Every page of support staff. */
export const STAFF_PAGES = [
  '/supporter',
  '/supporter?search=acme',
  '/supporter/stacks/prtg-reseller-trial',
  '/supporter/customers/cus-north',
] as const;

/** So many visits are one journey: a longer one keeps the others waiting at the end of a run. */
const MOST_VISITS = 6;

/** Takes visits; gives them in parts that are a journey each, as alike in size as can be. */
export function inParts<One>(visits: readonly One[]): One[][] {
  const count = Math.ceil(visits.length / MOST_VISITS);
  const size = Math.ceil(visits.length / count);
  return Array.from({ length: count }, (_, part) => visits.slice(part * size, (part + 1) * size));
}

export const press = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true }).first().click();
};

export const pressAndAsk = (name: string) => async (page: Page) => {
  await press(name)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Opens an address, and waits until all of it is there. */
export async function open(page: Page, address: string): Promise<void> {
  // What a page asks while it is left for another is never told to have ended, and the other one would never be idle.
  await page.waitForLoadState('networkidle');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}
