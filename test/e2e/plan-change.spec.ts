// Changing the plan, cancelling and reactivating a subscription in the browser (docs/product/plans.md#change-action,
// docs/product/checkout.md#outcomes). The choice of plans, and the vendor's possible answers:
// test/screens/plan-change.test.tsx, checkout.test.tsx.
import type { Page } from '@playwright/test';
import { expect, failedCalls, test } from './support/journey.ts';

const checkout = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const pay = (page: Page) => checkout(page).getByRole('button', { name: 'Pay', exact: true });
const section = (page: Page) => page.locator('section#subscription');
const plan = (page: Page, name: string) => section(page).getByRole('radio', { name, exact: true });
const change = (page: Page) => section(page).getByRole('button', { name: 'Change plan' });
const end = (page: Page) => page.locator('section#cancellation');
const cancel = (page: Page) => end(page).getByRole('button', { name: 'Cancel subscription' });
const reactivate = (page: Page) => end(page).getByRole('button', { name: 'Reactivate subscription' });

const THREE_YEARS = 'PRTG 2500 (3 years, paid annually) €3,031.00 / year';

// The dialog requests the connection, which is a 404 for a stack without one.
test.use({ expectedConsole: [failedCalls] });

test('a plan change takes effect only when it is paid, not after a reload, a closed checkout or a failed payment', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/manage/sub-owner-active?scrollToSubscription=true');
  await plan(page, THREE_YEARS).check();
  await expect(section(page).getByText('Every year, 3-year commitment')).toBeVisible();
  await expect(section(page).getByText(/Only that amount is binding/)).toBeVisible();
  await expect(change(page)).toHaveAccessibleDescription(
    /^From PRTG 1000 €1,490\.00 \/ year To PRTG 2500 \(3 years, paid annually\) €3,031\.00 \/ year/,
  );
  await change(page).click();
  await expect(pay(page)).toBeVisible();
  await page.reload();
  await expect(plan(page, 'PRTG 1000 Current plan €1,490.00 / year')).toBeChecked();

  await plan(page, THREE_YEARS).check();
  await change(page).click();
  await checkout(page).getByRole('button', { name: 'Close checkout' }).click();
  await expect(page.getByText('The checkout was closed. So far nothing new has arrived.')).toBeVisible();
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(plan(page, THREE_YEARS)).toBeChecked();
  await expect(section(page).getByText('PRTG 1000 (€1,490.00 / year)')).toBeVisible();

  await change(page).click();
  await checkout(page).getByRole('button', { name: 'Fail payment' }).click();
  await expect(page.getByText('Your payment was declined. So far nothing new has arrived.')).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(plan(page, THREE_YEARS)).toBeChecked();
  expect((await sandbox.state()).analytics).toEqual([]);

  const order = page.waitForRequest((request) => request.method() === 'PUT');
  await change(page).click();
  const { pathname } = new URL((await order).url());
  expect(pathname).toBe('/api/customer/subscriptions/sub-owner-active');
  expect((await order).postDataJSON()).toEqual({ plan_id: 'prtg-2500-3y-annually-eur' });
  await expect(checkout(page).getByText('Change of plan')).toBeVisible();
  await pay(page).click();
  await expect(page.getByText('Subscription updated to PRTG 2500 (3 years, paid annually)')).toBeVisible();
  await expect(page.getByText(/So far nothing new has arrived\.$/)).toHaveCount(0);

  await expect(
    section(page).getByText('PRTG 2500 (3 years, paid annually) (€3,031.00 / year)'),
  ).toBeVisible();
  await expect(plan(page, 'PRTG 2500 (3 years, paid annually) Current plan €3,031.00 / year')).toBeChecked();
  await expect(section(page).getByRole('radiogroup', { name: 'Billing period' })).toHaveCount(0);
  await expect(section(page).getByText('From', { exact: true })).toHaveCount(0);
  await expect(page.getByText('It may take a while until your PRTG is ready.')).toBeVisible();
  expect((await sandbox.state()).analytics.map(({ action }) => action)).toEqual(['update']);
  await sandbox.advance(60);
  await expect(page.getByText('It may take a while until your PRTG is ready.')).toHaveCount(0);
});

test('cancelling shows the consequences, requires a reason, and can be undone in the same place', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('owner', '/manage/sub-owner-active');
  await cancel(page).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel subscription acme-hq?' });
  const keep = dialog.getByRole('button', { name: 'Keep subscription' });
  await expect(keep).toBeFocused();
  await expect(dialog.getByRole('listitem').first()).toHaveText(
    /^You can use the instance until \d+ \w+ \d{4}, \d\d:\d\d \S+\. After that, the subscription isn’t renewed\.$/,
  );
  const reason = dialog.getByRole('combobox', { name: 'Reason' });
  await expect(reason).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(dialog.getByText('Choose a reason.')).toBeVisible();
  await expect(reason).toBeFocused();
  await keep.click();
  await expect(dialog).toHaveCount(0);
  await expect(cancel(page)).toBeFocused();

  await cancel(page).click();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Features that I need are missing');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('Subscription cancelled')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(section(page).getByText('cancelled', { exact: true })).toBeVisible();
  await expect(reactivate(page)).toBeFocused();
  const [request] = (await sandbox.requests('subscription_cancel_reason_code')).filter(
    ({ method }) => method === 'DELETE',
  );
  expect(request?.path).toContain(
    '/customer/subscriptions/sub-owner-active?subscription_cancel_reason_code=missing_features',
  );
  expect((await sandbox.requests('/cancellationreasons')).length).toBe(1);

  await page.reload();
  await expect(end(page).getByText(/^This subscription is cancelled and ends on /)).toBeVisible();
  await reactivate(page).click();
  await expect(page.getByText('Subscription has been reactivated')).toBeVisible();
  await expect(section(page).getByText('active', { exact: true })).toBeVisible();
  await expect(cancel(page)).toBeFocused();
  expect((await sandbox.state()).analytics.map(({ action }) => action)).toEqual(['cancel']);
});
