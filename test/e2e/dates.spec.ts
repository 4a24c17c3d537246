// The dates in a real browser (docs/product/dates.md): the downloaded file, thousands of rows, the keyboard, a phone, and
// German.
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { at, expect, test } from './support/journey.ts';
import { resize } from './support/visit.ts';

const addToCalendar = (page: Page) => page.getByRole('button', { name: 'Add to calendar' });
const main = (page: Page) => page.getByRole('main');
const rows = (page: Page) => main(page).getByRole('listitem');

/** Returns the file's text, and its events as ical.js reads them. Throws if ical.js finds the file malformed. */
async function readCalendar(file: Download) {
  const text = await readFile(await file.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { text, events };
}

async function downloaded(page: Page, press: () => Promise<void>) {
  const arriving = page.waitForEvent('download');
  await press();
  const file = await arriving;
  expect(file.suggestedFilename()).toBe('prtg-dates.ics');
  return readCalendar(file);
}

test('an owner goes from “Next dates” to all dates, and saves them as a calendar file', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  const next = page.getByRole('region', { name: 'Next dates' });
  await expect(next.getByRole('listitem')).toHaveCount(4);
  await expect(next.getByRole('listitem').first()).toHaveText(/ 20\d\dacme-labDeletion, in \d+ days$/);
  await next.getByRole('link', { name: 'All dates' }).click();
  await expect(page).toHaveURL('/dates');
  await expect(page.getByRole('heading', { level: 1, name: 'Dates' })).toBeFocused();
  await expect(page).toHaveTitle('Dates – PRTG Hosted Monitor');
  await expect(main(page).getByText('12 dates', { exact: true })).toBeVisible();

  const { text, events } = await downloaded(page, () => addToCalendar(page).click());
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(events).toHaveLength(12);
  const { host } = new URL(at.portal);
  const uids = events.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(12);
  expect(uids[0]).toBe(`sub-owner-cancelling-deletion@${host}`);
  for (const event of events) {
    expect(event.startDate.isDate).toBe(true);
    const alarms = event.component.getAllSubcomponents('valarm');
    expect(alarms.map((one) => String(one.getFirstPropertyValue('trigger')))).toEqual(['-P7D', '-P1D']);
  }
  const url = String(events[0]?.component.getFirstPropertyValue('url'));
  expect(url).toBe(`${at.portal}/manage/sub-owner-cancelling`);

  // The file contains what is shown, and the address keeps the filter.
  await page.getByRole('checkbox', { name: /^Deletion/ }).check();
  await page.getByRole('searchbox', { name: 'Search dates' }).fill('legacy');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL('/dates?search=legacy&kind=deletion');
  const shown = await downloaded(page, () => addToCalendar(page).click());
  expect(shown.events.map(({ uid }) => uid)).toEqual([`sub-owner-nonrenewing-deletion@${host}`]);
  // The same event as in the first file.
  expect(uids).toContain(shown.events[0]?.uid);

  await rows(page).getByRole('link', { name: 'acme-legacy' }).click();
  await expect(page).toHaveURL('/manage/sub-owner-nonrenewing');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search dates' })).toHaveValue('legacy');
  await expect(rows(page)).toHaveCount(1);
});

test('the library for calendar files is loaded on demand', async ({ page, signIn }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn('owner', '/dates');
  await expect(addToCalendar(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((url) => url.includes('calendarFile'))).toEqual([]);
  await downloaded(page, () => addToCalendar(page).click());
  expect(scripts.filter((url) => url.includes('calendarFile'))).toHaveLength(1);
});

test('by keyboard alone, a user finds a date and saves it', async ({ page, signIn }) => {
  await signIn('owner', '/dates');
  await addToCalendar(page).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Search dates' })).toBeFocused();
  await page.keyboard.type('factory');
  await expect(rows(page)).toHaveCount(1);
  for (const kind of ['Trial ends', 'Next payment']) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { name: new RegExp(`^${kind}`) })).toBeFocused();
  }
  await page.keyboard.press('Space');
  await expect(rows(page)).not.toContainText('Renewal');
  // Past two other kinds and the name, which is a link once the permissions are there.
  await expect(rows(page).getByRole('link', { name: 'acme-factory' })).toBeVisible();
  for (let stop = 0; stop < 4; stop += 1) await page.keyboard.press('Tab');
  const save = page.getByRole('button', { name: 'Save as calendar file: Next payment, acme-factory' });
  await expect(save).toBeFocused();
  const { events } = await downloaded(page, () => page.keyboard.press('Enter'));
  expect(events.map(({ summary }) => summary)).toEqual(['Next payment: acme-factory']);
  await expect(save).toBeFocused();
});

test('thousands of dates can be scrolled and saved while the page stays responsive', async ({
  page,
  signIn,
}) => {
  await signIn('distributor', '/dates');
  await expect(main(page).getByText(/^\d,\d{3} dates$/)).toBeVisible();
  expect(await rows(page).count()).toBeLessThan(60);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(100_000);
  await page.evaluate((to) => window.scrollTo({ top: to }), height / 2);
  // The month's heading may be far above, so the list has its name. A few more rows are rendered than the window shows.
  const list = main(page).getByRole('list').first();
  await expect(list).toHaveAccessibleName(/^\w+ 20\d\d$/);
  await expect(rows(page).nth(10)).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  const arriving = page.waitForEvent('download');
  await addToCalendar(page).click();
  const text = await readFile(await (await arriving).path(), 'utf8');
  const uids = text.match(/^UID:.*/gm) ?? [];
  expect(uids.length).toBeGreaterThan(4_000);
  expect(new Set(uids).size).toBe(uids.length);
});

test.describe('on a phone, in German, in Auckland', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    locale: 'de-DE',
    timezoneId: 'Pacific/Auckland',
    hasTouch: true,
  });

  test('few dates are shown above the cards, and days are local', async ({ page, signIn }) => {
    await signIn('owner');
    const next = page.getByRole('region', { name: 'Nächste Termine' });
    await expect(next.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('article').first()).toBeInViewport();
    await next.getByRole('link', { name: 'Alle Termine' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Termine' })).toBeVisible();
    const isWider = () =>
      page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
    expect(await isWider()).toBe(false);

    const row = rows(page).filter({ hasText: 'Löschung' }).first();
    const day = await row.locator('[data-day]').textContent();
    const { events } = await downloaded(page, () => row.getByRole('button').click());
    expect(events.map(({ summary }) => summary)).toEqual(['Löschung: acme-lab']);
    const asShown = new Intl.DateTimeFormat('de-DE', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
    expect(asShown.format(new Date(events[0]?.startDate.toString() ?? ''))).toBe(day);

    await resize(page, 320, 568);
    expect(await isWider()).toBe(false);
  });
});
