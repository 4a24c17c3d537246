// Visits to many screens in turn: their addresses, and what is done on each before it is checked.
import type { Page } from '@playwright/test';
import { patterns } from '../../../src/paths.ts';
import { expect } from './journey.ts';

/** An address, and what is done there before the page is checked. */
export type Visit = readonly [address: string, act?: (page: Page) => Promise<void>];

/** Every address of a page, with ids of the sandbox in place of its parameters. */
const EVERY_PAGE = Object.values(patterns).map((pattern) =>
  pattern
    .replace(':id', 'sub-owner-active')
    .replace(':name', 'prtg-reseller-trial')
    .replace(':customerId', 'cus-north'),
);
const isForStaff = (address: string) => address.startsWith('/supporter');

/** Every page for customers, by the addresses at which the persona "owner" sees most of it. All checks of every page begin here. */
export const OWNER_PAGES = [
  ...EVERY_PAGE.filter((address) => !isForStaff(address) && address !== '/overview'),
  '/?view=table',
  '/manage/sub-owner-cancelling',
  '/manage/sub-owner-preparing',
  '/upload?several=1',
];

/** Every page for support staff. */
export const STAFF_PAGES = [...EVERY_PAGE.filter(isForStaff), '/supporter?search=acme'];

/** Upper limit of visits per journey: at the end of a run everything waits for the longest journey. */
const MOST_VISITS = 6;

/** Splits visits into parts of similar size, each for one journey. */
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

/** Opens an address, and waits until the page has loaded completely. */
export async function open(page: Page, address: string): Promise<void> {
  // Playwright never reports the end of requests in flight when a page is left, so that the next page would never be idle.
  await page.waitForLoadState('networkidle');
  await page.goto(address);
  await expectOpened(page);
}

/** Waits until the page has a heading and has loaded completely. */
export async function expectOpened(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectLoaded(page);
}

/** Waits until the page asks for nothing, and no part of it is waiting: on a busy machine it may be idle before it asks. */
export async function expectLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectNothingWaits(page);
}

/** Waits until no part of the page is a placeholder. */
export async function expectNothingWaits(page: Page): Promise<void> {
  await expect(page.locator('[data-waiting], [aria-busy="true"], .MuiSkeleton-root')).toHaveCount(0);
}

/** Resizes the window, and waits until the page is drawn for it: until then it has the new width, but the old layout. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await expectDrawn(page);
}

/** Waits until the page's latest changes are rendered, and what they made it measure, too. */
export async function expectDrawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 1; frame <= 3; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Chooses a language, also the pseudo-language, which the select doesn't offer. */
export async function speak(page: Page, language: string): Promise<void> {
  await page
    .getByRole('contentinfo')
    .getByRole('combobox')
    .evaluate((select: HTMLSelectElement, code) => {
      const option = new Option(code, code);
      select.append(option);
      select.value = code;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      option.remove();
    }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}
