// "Compare costs" in the browser (docs/product/compare-costs.md#chart): the chart renders under the content security policy, and
// the table works without it.
import { expect, failedCalls, test } from './support/journey.ts';
import { resize } from './support/visit.ts';

test('“Compare costs” shows a table and the same as bars, by keyboard and on a phone', async ({
  page,
  signIn,
}) => {
  const own: string[] = [];
  page.on('request', (request) => own.push(request.url()));
  const charts = () => own.filter((url) => url.includes('/assets/CostChart'));
  await signIn('newcomer', '/new');
  const compare = page.getByRole('button', { name: 'Compare costs' });
  await compare.focus();
  expect(charts()).toEqual([]);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Compare costs' });
  const table = dialog.getByRole('table', { name: 'Costs by term' });
  await expect(table.getByRole('row')).toHaveCount(7);
  // Six terms, with five years each.
  const bars = dialog.locator('svg .MuiBarChart-element, svg .MuiBarElement-root');
  await expect(bars).toHaveCount(30);
  expect(charts()).toHaveLength(1);
  const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill));
  expect(new Set(fills).size).toBe(6);
  // Screen readers read only the table, and the chart is no Tab stop.
  await expect(dialog.getByRole('img')).toHaveCount(0);
  for (const stop of ['Size', 'Compared with']) {
    const field = dialog.getByRole('combobox', { name: stop });
    while (!(await field.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(compare).toBeFocused();

  await resize(page, 320, 640);
  await compare.click();
  await expect(bars).toHaveCount(30);
  await expect(table.getByRole('row', { name: /^3 years, paid upfront/ })).toContainText('€4,806.00');
  expect(
    await dialog.evaluate((element) =>
      [...element.querySelectorAll('*')].every((one) => one.scrollWidth <= 320),
    ),
  ).toBe(true);
});

test.describe('“Compare costs” without the chart’s code', () => {
  test.use({ expectedConsole: [failedCalls] });

  test('still shows the table and the sentences', async ({ page, signIn }) => {
    await page.route('**/assets/CostChart-*.js', (route) => route.abort());
    await signIn('owner', '/manage/sub-owner-active');
    await page.getByRole('button', { name: 'Compare costs' }).click();
    const dialog = page.getByRole('dialog', { name: 'Compare costs' });
    await expect(dialog.getByRole('button', { name: 'New version – reload' })).toBeVisible();
    await expect(dialog.getByRole('table', { name: 'Costs by term' }).getByRole('row')).toHaveCount(4);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
  });
});
