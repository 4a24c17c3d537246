// Printed pages: whole lists in dark ink on white, without what only works on a screen. How many sheets each page takes:
// pages.spec.ts.
import { choosePersona, expect, failedCalls, test } from '../support/journey.ts';
import { sheets } from '../support/paper.ts';
import { open } from '../support/visit.ts';

test.use({ expectedConsole: [failedCalls] });

test.describe('printing from the dark colour scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('puts forty invoices on two sheets, without dark colours or buttons', async ({ page, signIn }) => {
    await signIn('owner', '/invoices');
    await expect(page.getByRole('row')).toHaveCount(41);
    expect(await sheets(page)).toBeLessThanOrEqual(2);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('rowheader', { name: 'INV-004000' })).toBeVisible();
    // The column headings are buttons.
    await expect(page.getByRole('button').filter({ visible: true })).toHaveText([
      'Number',
      'Date',
      'Due',
      'Subscription',
      'Amount',
      'Status',
    ]);
    for (const away of ['checkbox', 'navigation', 'banner', 'contentinfo'] as const) {
      await expect(page.getByRole(away).filter({ visible: true })).toHaveCount(0);
    }
    const colours = await page.evaluate(() =>
      ['h1', 'tbody th', 'table', 'body', 'html'].map((name) => {
        const { color, backgroundColor } = getComputedStyle(document.querySelector(name) ?? document.body);
        return `${name}: ${color} on ${backgroundColor}`;
      }),
    );
    expect(colours.filter((one) => !one.endsWith(': rgb(0, 0, 0) on rgba(0, 0, 0, 0)'))).toEqual([]);
  });
});

test('a list that is rendered in part is printed completely, without further requests', async ({
  page,
  sandbox,
  signIn,
}) => {
  // Counts requests by their controllers, because that includes requests that are aborted before they are sent.
  await page.addInitScript(() => {
    window.AbortController = class extends AbortController {
      constructor() {
        super();
        document.documentElement.dataset.questions = String(1 + questions());
      }
    };
    const questions = () => Number(document.documentElement.dataset.questions ?? 0);
  });
  await sandbox.seed({ invoices: { subscriptionId: 'sub-owner-active', count: 300 } });
  await sandbox.seed({ subscriptions: { persona: 'admin', count: 100 } });
  await signIn('owner', '/invoices');
  await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', '341');
  // A sheet has room for at most 42 rows.
  expect(await sheets(page)).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Logout' }).click();
  await choosePersona(page, 'admin');

  // Cards are printed as far as they are shown; the sheet says that there are more.
  await open(page, '/?view=cards');
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(/^Showing 24 of 1\d\d$/)).toBeVisible();
  await page.emulateMedia({ media: null });

  await open(page, '/data-sharing-opt-in');
  const row = page.getByRole('list', { name: 'Instances' }).getByRole('listitem');
  await expect.poll(() => row.count()).toBeGreaterThan(1);
  expect(await row.count()).toBeLessThan(60);
  const questions = () => page.evaluate(() => Number(document.documentElement.dataset.questions));
  const before = await questions();
  expect(before).toBeGreaterThan(10);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => row.count()).toBeGreaterThan(99);
  await page.emulateMedia({ media: null });
  await expect.poll(() => row.count()).toBeLessThan(60);
  // Only the rows that come into view again are requested.
  expect((await questions()) - before).toBeLessThan(20);
});

test('a table that opens row by row and a shortened list are whole on paper, and a card has no actions', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/costs');
  await expect(page.getByText('Costs by month')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Costs by month' })).toBeVisible();
  const months = page.getByRole('table', { name: 'Costs by month' }).locator('tbody tr > :first-child');
  await expect.poll(() => months.count()).toBeGreaterThan(11);
  expect(await months.allInnerTexts()).not.toContain('');
  await page.emulateMedia({ media: null });

  await open(page, '/upload/sub-owner-active');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: 'Templates' }).getByRole('listitem')).toHaveCount(20);
  await page.emulateMedia({ media: null });

  await open(page, '/?view=cards');
  await page.emulateMedia({ media: 'print' });
  const link = (name: string) =>
    page.getByRole('article').getByRole('link', { name }).filter({ visible: true });
  await expect(link('€129.50 due')).toHaveCount(1);
  for (const name of ['Manage', 'Open PRTG', 'Reactivate']) await expect(link(name)).toHaveCount(0);
});
