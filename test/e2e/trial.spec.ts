// A free trial from the start until it is ready, with each outcome of the checkout (docs/product/checkout.md#trial-in-one-step).
// The vendor's possible answers: test/screens/checkout.test.tsx.
import type { Page } from '@playwright/test';
import { expect, failedCalls, test } from './support/journey.ts';

const checkout = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const start = (page: Page) => page.getByRole('button', { name: 'Start free Trial now!' });

// The script that is blocked on purpose.
test.use({ expectedConsole: [failedCalls] });

test('a trial reports a blocked script, a failed payment and a closed checkout, and once paid becomes ready', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  await signIn('newcomer');
  await context.route('**/billing/script.js', (route) => route.abort());
  await start(page).click();
  await expect(
    page.getByText(/Your trial couldn’t be started. Our billing provider’s checkout couldn’t be loaded/),
  ).toBeVisible();
  await context.unroute('**/billing/script.js');

  await start(page).click();
  await checkout(page).getByRole('button', { name: 'Fail payment' }).click();
  const failure = page.getByText('Your payment was declined. So far nothing new has arrived.');
  await expect(failure).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();

  await start(page).click();
  await expect(failure).toHaveCount(0);
  await checkout(page).getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.locator('iframe[title="Checkout"]')).toHaveCount(0);
  await expect(start(page)).toBeEnabled();
  await expect(page.getByText('couldn’t be started')).toHaveCount(0);
  expect((await sandbox.state()).analytics).toEqual([]);

  await start(page).click();
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText(/^Subscription newcomer-[a-z0-9]{4} created$/)).toBeVisible();
  const card = page.getByRole('article');
  await expect(card.getByText('preparing instance')).toBeVisible();
  await expect(card.getByText('Frankfurt - Europe')).toBeVisible();
  await expect(card.getByText('We’ve been setting up the server for less than a minute.')).toBeVisible();
  await sandbox.advance(60);
  await expect(card.getByText('instance ready')).toBeVisible();
  await expect(page).toHaveTitle(/^newcomer-[a-z0-9]{4} is ready – PRTG Hosted Monitor$/);
  await expect(card.getByRole('link', { name: 'Manage' })).toBeVisible();

  const [create] = (await sandbox.state()).analytics;
  expect(create?.action).toBe('create');
  expect(create?.date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  expect((await sandbox.requests('/customer/subscriptions/hosted_page/')).length).toBe(1);
  // At the start, when it was created, and when it was ready.
  expect((await sandbox.requests('/authorization/permissions')).length).toBe(3);
});
