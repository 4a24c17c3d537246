// Buys a new instance in the browser (docs/product/screens.md#new-instance, docs/product/checkout.md#outcomes): each outcome of
// the provider's checkout, without losing anything typed. Which plans are offered: test/screens/new-instance.test.tsx; the
// vendor's possible answers: test/screens/checkout.test.tsx.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { resize } from './support/visit.ts';

const checkout = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const pay = (page: Page) => checkout(page).getByRole('button', { name: 'Pay', exact: true });
const subdomain = (page: Page) => page.getByLabel('Subdomain');
const region = (page: Page) => page.getByLabel('Region');
const plan = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const go = (page: Page) => page.getByRole('button', { name: 'Continue to checkout' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

async function expectFilled(page: Page): Promise<void> {
  await expect(subdomain(page)).toHaveValue('acme-plant');
  await expect(region(page)).toHaveValue('eu-north-1');
  await expect(plan(page, 'PRTG 1000 €1,490.00 / year')).toBeChecked();
}

test('a double click orders once, input survives a reload and failed checkouts, and the paid instance becomes ready', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/new');
  await subdomain(page).fill('acme-plant');
  await region(page).selectOption('Stockholm - Europe');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await plan(page, 'PRTG 1000 €1,490.00 / year').check();
  await expect(summary(page).getByText('acme-plant.my-prtg.example')).toBeVisible();

  // On a phone the total is next to the button, and nothing is wider than the screen.
  await resize(page, 320, 640);
  await go(page).scrollIntoViewIfNeeded();
  await expect(summary(page).getByText('€1,490.00', { exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await resize(page, 1280, 900);

  await go(page).dblclick();
  await expect(pay(page)).toBeVisible();
  const orders = await sandbox.requests('/api/customer/subscriptions');
  expect(orders.filter(({ method }) => method === 'POST')).toHaveLength(1);
  await page.reload();
  await expectFilled(page);

  await go(page).click();
  await checkout(page).getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.getByText('The checkout was closed. So far nothing new has arrived.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(go(page)).toBeFocused();
  await expectFilled(page);

  await go(page).click();
  await checkout(page).getByRole('button', { name: 'Fail payment' }).click();
  await expect(page.getByText('Your payment was declined. So far nothing new has arrived.')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Your payment was declined.');
  await expectFilled(page);
  expect((await sandbox.state()).analytics).toEqual([]);

  const order = page.waitForRequest((request) => request.method() === 'POST');
  await go(page).click();
  expect((await order).postDataJSON()).toEqual({
    subdomain: 'acme-plant',
    plan_id: 'prtg-1000-yearly-eur',
    region: 'eu-north-1',
    tester: false,
  });
  await pay(page).click();
  await expect(page.getByText('Subscription acme-plant created')).toBeVisible();
  await expect(page).toHaveURL('/overview');
  const card = page.getByRole('article', { name: 'acme-plant' });
  await expect(card.getByText('preparing instance')).toBeVisible();
  await expect(card.getByText('Stockholm - Europe')).toBeVisible();
  expect((await sandbox.state()).analytics.map(({ action }) => action)).toEqual(['create']);
  expect((await sandbox.requests('/customer/subscriptions/hosted_page/')).length).toBe(1);
  await sandbox.advance(60);
  await expect(card.getByText('instance ready')).toBeVisible();

  // The purchase has deleted the draft.
  await page.goto('/new');
  await expect(subdomain(page)).toHaveValue('');
});
