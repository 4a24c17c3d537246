// Another plan, the end of a subscription and taking it back, in the browser (docs/product/plans.md#change-action,
// docs/product/checkout.md#outcomes).
import type { Page } from '@playwright/test';
import { expect, failedCalls, test } from './support/journey.ts';

const checkout = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const section = (page: Page) => page.locator('section#subscription');
const plan = (page: Page, name: string) => section(page).getByRole('radio', { name, exact: true });
const change = (page: Page) => section(page).getByRole('button', { name: 'Change plan' });
const cancel = (page: Page) => section(page).getByRole('button', { name: 'Cancel subscription' });
const reactivate = (page: Page) => section(page).getByRole('button', { name: 'Reactivate subscription' });
const closeToast = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click();

const THREE_YEARS = 'PRTG 2500 (3 years, paid annually) €3,031.00 / year';

/** In the dialog: chooses a reason and confirms. */
async function confirmCancelling(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Features that I need are missing');
  await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
}

test.describe('a change of plan', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('owner', '/manage/sub-owner-active?scrollToSubscription=true');
    await plan(page, THREE_YEARS).check();
  });

  test('pay: says first what it means, then the plan is another one', async ({ page, sandbox }) => {
    await expect(section(page).getByText('Every year, 3-year commitment')).toBeVisible();
    await expect(section(page).getByText(/Only that amount is binding/)).toBeVisible();
    await expect(change(page)).toHaveAccessibleDescription(
      /^From PRTG 1000 €1,490\.00 \/ year To PRTG 2500 \(3 years, paid annually\) €3,031\.00 \/ year/,
    );
    const order = page.waitForRequest((request) => request.method() === 'PUT');
    await change(page).click();
    const { pathname } = new URL((await order).url());
    expect(pathname).toBe('/api/customer/subscriptions/sub-owner-active');
    expect((await order).postDataJSON()).toEqual({ plan_id: 'prtg-2500-3y-annually-eur' });
    await expect(checkout(page).getByText('Change of plan')).toBeVisible();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Subscription updated to PRTG 2500 (3 years, paid annually)')).toBeVisible();

    await expect(
      section(page).getByText('PRTG 2500 (3 years, paid annually) (€3,031.00 / year)'),
    ).toBeVisible();
    await expect(
      plan(page, 'PRTG 2500 (3 years, paid annually) Current plan €3,031.00 / year'),
    ).toBeChecked();
    await expect(section(page).getByRole('radiogroup', { name: 'Billing period' })).toHaveCount(0);
    await expect(section(page).getByText('From', { exact: true })).toHaveCount(0);
    await expect(page.getByText('It may take a while until your PRTG is ready.')).toBeVisible();
    expect((await sandbox.state()).analytics.map(({ action }) => action)).toEqual(['update']);
    await sandbox.advance(60);
    await expect(page.getByText('It may take a while until your PRTG is ready.')).toHaveCount(0);
  });

  test('extended: the subscription is read by its id', async ({ page, sandbox }) => {
    await change(page).click();
    await checkout(page).getByRole('button', { name: 'Extend subscription' }).click();
    await expect(page.getByText('Subscription updated to PRTG 2500 (3 years, paid annually)')).toBeVisible();
    expect((await sandbox.state()).analytics.map(({ action }) => action).sort()).toEqual(['fetch', 'update']);
    expect((await sandbox.requests('/customer/subscriptions/hosted_page/')).length).toBe(0);
  });

  test('a failed payment is said in place, and can be tried again', async ({ page }) => {
    await change(page).click();
    await checkout(page).getByRole('button', { name: 'Fail payment' }).click();
    await expect(page.getByText('Your plan wasn’t changed. Your payment was declined.')).toBeVisible();
    await closeToast(page);
    await expect(plan(page, THREE_YEARS)).toBeChecked();
    await change(page).click();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Subscription updated to PRTG 2500 (3 years, paid annually)')).toBeVisible();
    await expect(page.getByText('Your plan wasn’t changed.')).toHaveCount(0);
  });

  test('closed: no error, nothing changed', async ({ page, sandbox }) => {
    await change(page).click();
    await checkout(page).getByRole('button', { name: 'Close checkout' }).click();
    await expect(page.getByText('You closed the checkout. Nothing was changed.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(plan(page, THREE_YEARS)).toBeChecked();
    await expect(section(page).getByText('PRTG 1000 (€1,490.00 / year)')).toBeVisible();
    expect((await sandbox.state()).analytics).toEqual([]);
  });

  test('a reload in the middle of the checkout changes nothing', async ({ page }) => {
    await change(page).click();
    await expect(checkout(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    await page.reload();
    await expect(plan(page, 'PRTG 1000 Current plan €1,490.00 / year')).toBeChecked();
    await plan(page, THREE_YEARS).check();
    await change(page).click();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Subscription updated to PRTG 2500 (3 years, paid annually)')).toBeVisible();
  });
});

test('a trial is upgraded from the overview', async ({ page, signIn }) => {
  await signIn('trial');
  await page.getByRole('link', { name: 'Upgrade subscription' }).click();
  await expect(page).toHaveURL('/manage/sub-trial?scrollToSubscription=true');
  await expect(plan(page, 'Trial Plan Current plan Free')).toBeChecked();
  await plan(page, 'PRTG 500 (3 years, paid annually) €846.00 / year').check();
  await expect(section(page).getByText('Your trial ends')).toBeVisible();
  await change(page).click();
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Subscription updated to PRTG 500 (3 years, paid annually)')).toBeVisible();
  await expect(section(page).getByText('active', { exact: true })).toBeVisible();
});

test('a subscription in dollars is changed in dollars, wherever the visitor is', async ({ page, signIn }) => {
  await signIn('reseller', '/manage/sub-reseller-south');
  await expect(plan(page, 'PRTG 1000 Current plan US$6,360.00 / 5 years')).toBeChecked();
  await expect(section(page).getByText('€')).toHaveCount(0);
});

test.describe('cancelling', () => {
  // The dialog asks for the connection, and a stack may have none: 404.
  test.use({ expectedConsole: [failedCalls] });

  test('says what happens and when, needs a reason, and is taken back in the same place', async ({
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
    await confirmCancelling(page);
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
    await expect(section(page).getByText(/^This subscription is cancelled and ends on /)).toBeVisible();
    await reactivate(page).click();
    await expect(page.getByText('Subscription has been reactivated')).toBeVisible();
    await expect(section(page).getByText('active', { exact: true })).toBeVisible();
    await expect(cancel(page)).toBeFocused();
    expect((await sandbox.state()).analytics.map(({ action }) => action)).toEqual(['cancel']);
  });

  test('a trial: it is gone, and the overview is there', async ({ page, signIn }) => {
    await signIn('trial', '/manage/sub-trial');
    await cancel(page).click();
    await confirmCancelling(page);
    await expect(page.getByText('Subscription cancelled')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeFocused();
    await expect(page.getByText("You don't have any subscriptions")).toBeVisible();
  });

  test('with a slow API: pending until the server’s word, pressed once', async ({
    page,
    sandbox,
    signIn,
  }) => {
    test.setTimeout(60_000);
    await sandbox.fault({ path: '/api/', delayMs: 2000, times: -1 });
    await signIn('owner', '/manage/sub-owner-active');
    await cancel(page).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('Another reason');
    await dialog.getByRole('button', { name: 'Cancel subscription' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Cancel subscription' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await expect(page.getByText('Subscription cancelled')).toBeVisible();
    const deletes = (await sandbox.requests('subscription_cancel_reason_code')).filter(
      ({ method }) => method === 'DELETE',
    );
    expect(deletes).toHaveLength(1);
    await closeToast(page);
    await reactivate(page).click();
    await expect(page.getByText('Subscription has been reactivated')).toBeVisible();
  });

  test('a reload while the server works shows the server’s truth', async ({ page, sandbox, signIn }) => {
    await signIn('owner', '/manage/sub-owner-active');
    await sandbox.fault({ path: '/api/customer/subscriptions/', method: 'DELETE', delayMs: 1500 });
    await cancel(page).click();
    const sent = page.waitForRequest((request) => request.method() === 'DELETE');
    await confirmCancelling(page);
    await sent;
    await page.reload();
    await expect(cancel(page).or(reactivate(page))).toBeVisible();
    const [deleted] = (await sandbox.requests('subscription_cancel_reason_code')).filter(
      ({ method }) => method === 'DELETE',
    );
    expect(deleted).toBeDefined();
  });
});

test.describe('what fails', () => {
  test.use({ expectedConsole: [failedCalls] });

  test('a refused change is said in place, and the next press works', async ({ page, sandbox, signIn }) => {
    await signIn('owner', '/manage/sub-owner-active');
    await plan(page, 'PRTG 500 €890.00 / year').check();
    await sandbox.fault({
      path: '/api/customer/subscriptions/sub-owner-active',
      method: 'PUT',
      status: 409,
      body: { message: 'The instance is busy. Please try again later.' },
    });
    await change(page).click();
    await expect(
      page.getByText('Your plan wasn’t changed. The instance is busy. Please try again later.'),
    ).toBeVisible();
    await change(page).click();
    await expect(checkout(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });

  test('first calls that fail: plans and reasons are asked again, cancelling and reactivating by the user', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await sandbox.fault({ path: '/public/plans', status: 503 });
    await sandbox.fault({ path: '/cancellationreasons', status: 503 });
    await sandbox.fault({
      path: '/api/customer/subscriptions/',
      method: 'DELETE',
      status: 503,
      body: { message: 'Not now.' },
    });
    await sandbox.fault({ path: '/reactivate', method: 'POST', status: 503, body: { message: 'Not yet.' } });
    await signIn('owner', '/manage/sub-owner-active');
    await expect(plan(page, 'PRTG 1000 Current plan €1,490.00 / year')).toBeChecked();
    await cancel(page).click();
    await confirmCancelling(page);
    await expect(
      page.getByText('Something went wrong while cancelling your subscription. Not now.'),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(reactivate(page)).toBeFocused();
    await reactivate(page).click();
    await expect(
      page.getByText('Something went wrong while reactivating your subscription. Not yet.'),
    ).toBeVisible();
    await reactivate(page).click();
    await expect(cancel(page)).toBeFocused();
    await expect(page.getByText('Something went wrong while reactivating your subscription.')).toHaveCount(0);
  });

  test('a cancellation that nobody confirmed is not repeated, and the truth is told', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await signIn('owner', '/manage/sub-owner-active');
    await sandbox.fault({ path: '/api/customer/subscriptions/', method: 'DELETE', abort: true });
    await cancel(page).click();
    await confirmCancelling(page);
    await expect(
      page.getByText(
        'Something went wrong while cancelling your subscription. The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    await expect(reactivate(page)).toBeVisible();
  });
});
