// The picker and the table of users in a real browser (docs/product/screens.md#prtg-users): by keyboard, on a phone, and with
// thousands of instances. Permissions: test/screens/prtg-users.test.tsx.
import { expect, test } from './support/journey.ts';
import { resize } from './support/visit.ts';

const NOTE =
  'Users are invited in PRTG itself. Users of a federated directory, such as Entra ID, don’t appear here.';

test('PRTG Users can be reached, searched and sorted by keyboard alone, and on a phone each user is a card', async ({
  page,
  signIn,
}) => {
  await signIn('owner', '/prtg-users');
  const search = page.getByRole('searchbox', { name: 'Search instances' });
  await search.focus();
  await page.keyboard.type('acme-h');
  await expect(page.getByText('1 of 5 instances')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^acme-hq/ })).toBeFocused();
  await page.keyboard.press('Enter');

  const table = page.getByRole('table', { name: 'PRTG Users' });
  await expect(table.getByRole('rowheader')).toHaveCount(6);
  await expect(page).toHaveTitle('PRTG Users: acme-hq – PRTG Hosted Monitor');
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'PRTG Users' })).toBeFocused();

  await resize(page, 320, 640);
  await expect(table.getByText('alex.admin@acme.example')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await resize(page, 1280, 900);

  await table.getByRole('button', { name: 'Access level' }).focus();
  await page.keyboard.press('Enter');
  const heading = table.getByRole('columnheader', { name: 'Access level' });
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(table.getByRole('rowheader').first()).toHaveText('Alex Admin');
  await page.keyboard.press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await page.getByRole('searchbox', { name: 'Search users' }).fill('chen');
  await expect(table.getByRole('rowheader')).toHaveText(['Chen Wei']);
  await expect(table.getByText('Never')).toBeVisible();
  await expect(page).toHaveURL(/\?search=chen&sort=-access$/);
  await page.reload();
  await expect(table.getByRole('rowheader')).toHaveText(['Chen Wei']);
});

test('a picker of 3,000 instances renders those in view, goes on by keyboard, and searches all', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.seed({ subscriptions: { persona: 'owner', count: 3000 } });
  await signIn('owner', '/prtg-users');
  const links = page.getByRole('list', { name: 'Instances' }).getByRole('link');
  await expect(page.getByText(/^[23],\d{3} instances$/)).toBeVisible();
  expect(await links.count()).toBeLessThan(100);
  // By keyboard from one link to the next, beyond the first that were rendered.
  await links.first().focus();
  for (let row = 1; row <= 60; row += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(`li[data-index="${row}"] a`)).toBeFocused();
  }
  await expect(page.locator('li[data-index="60"]')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(links.first()).toContainText('acme-factory');
  const search = page.getByRole('searchbox', { name: 'Search instances' });
  await search.fill('more2999');
  await expect(links).toHaveCount(1);
  await search.press('Enter');
  await expect(page.getByRole('table', { name: 'PRTG Users' })).toBeVisible();
});
