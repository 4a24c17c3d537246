// A new instance, bought in the browser (docs/product/screens.md#new-instance, docs/product/checkout.md#outcomes):
// each outcome of the checkout, what is offered where, and that nothing typed is lost.
import type { Page } from '@playwright/test';
import { expect, failedCalls, test } from './support/journey.ts';

const checkout = (page: Page) => page.frameLocator('iframe[title="Checkout"]');
const subdomain = (page: Page) => page.getByLabel('Subdomain');
const region = (page: Page) => page.getByLabel('Region');
const plan = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const go = (page: Page) => page.getByRole('button', { name: 'Continue to checkout' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

async function fill(page: Page): Promise<void> {
  await subdomain(page).fill('acme-plant');
  await region(page).selectOption('Stockholm - Europe');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await plan(page, 'PRTG 1000 €1,490.00 / year').check();
}

async function expectFilled(page: Page): Promise<void> {
  await expect(subdomain(page)).toHaveValue('acme-plant');
  await expect(region(page)).toHaveValue('eu-north-1');
  await expect(plan(page, 'PRTG 1000 €1,490.00 / year')).toBeChecked();
}

async function expectBought(page: Page): Promise<void> {
  await expect(page.getByText('Subscription acme-plant created')).toBeVisible();
  await expect(page).toHaveURL('/overview');
  const card = page.getByRole('article', { name: 'acme-plant' });
  await expect(card.getByText('preparing instance')).toBeVisible();
  await expect(card.getByText('Stockholm - Europe')).toBeVisible();
}

test.describe('the checkout', () => {
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('owner', '/new');
    await fill(page);
  });

  test('pay: the overview has the new instance preparing, and then ready', async ({ page, sandbox }) => {
    await expect(summary(page).getByText('acme-plant.my-prtg.example')).toBeVisible();
    await expect(summary(page).getByText('€1,490.00', { exact: true })).toBeVisible();
    const order = page.waitForRequest((request) => request.method() === 'POST');
    await go(page).click();
    expect((await order).postDataJSON()).toEqual({
      subdomain: 'acme-plant',
      plan_id: 'prtg-1000-yearly-eur',
      region: 'eu-north-1',
      tester: false,
    });
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expectBought(page);
    expect((await sandbox.state()).analytics.map(({ action }) => action)).toEqual(['create']);
    expect((await sandbox.requests('/customer/subscriptions/hosted_page/')).length).toBe(1);

    await sandbox.advance(60);
    await expect(page.getByRole('article', { name: 'acme-plant' }).getByText('instance ready')).toBeVisible();

    // What was bought is not offered again as a draft.
    await page.goto('/new');
    await expect(subdomain(page)).toHaveValue('');
  });

  test('extended: the subscription is read by its id', async ({ page, sandbox }) => {
    await go(page).click();
    await checkout(page).getByRole('button', { name: 'Extend subscription' }).click();
    await expectBought(page);
    expect((await sandbox.state()).analytics.map(({ action }) => action).sort()).toEqual(['create', 'fetch']);
    expect((await sandbox.requests('/customer/subscriptions/hosted_page/')).length).toBe(0);
  });

  test('a failed payment is said where the user pressed, and can be tried again', async ({ page }) => {
    await go(page).click();
    await checkout(page).getByRole('button', { name: 'Fail payment' }).click();
    await expect(
      page.getByText('Your instance couldn’t be created. Your payment was declined.'),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Your payment was declined.');
    await expectFilled(page);
    await go(page).click();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL('/overview');
    await expect(page.getByRole('article', { name: 'acme-plant' })).toBeVisible();
  });

  test('closed: no error, nothing lost', async ({ page, sandbox }) => {
    await go(page).click();
    await checkout(page).getByRole('button', { name: 'Close checkout' }).click();
    await expect(page.getByText('You closed the checkout. Nothing was bought.')).toBeVisible();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(go(page)).toBeFocused();
    await expectFilled(page);
    expect((await sandbox.state()).analytics).toEqual([]);
  });

  test('two presses order once', async ({ page, sandbox }) => {
    await go(page).dblclick();
    await expect(checkout(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    const orders = (await sandbox.requests('/api/customer/subscriptions')).filter(
      ({ method }) => method === 'POST',
    );
    expect(orders).toHaveLength(1);
  });

  test('a reload in the middle loses nothing that was typed', async ({ page }) => {
    await page.reload();
    await expectFilled(page);
    await go(page).click();
    await expect(checkout(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    await page.reload();
    await expectFilled(page);
    await go(page).click();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expectBought(page);
  });
});

test.describe('the server’s word', () => {
  test.use({ expectedConsole: [failedCalls] });
  test.beforeEach(async ({ page, signIn }) => {
    await signIn('owner', '/new');
    await fill(page);
  });

  test('a taken subdomain: said at the field, which has the focus', async ({ page }) => {
    await subdomain(page).fill('taken-acme');
    await go(page).click();
    const answer = page.getByText('The subdomain taken-acme is already taken.');
    await expect(answer.first()).toBeVisible();
    await expect(subdomain(page)).toBeFocused();
    await expect(subdomain(page)).toHaveAccessibleDescription(/The subdomain taken-acme is already taken\./);
    await expect(page.getByText('Your instance couldn’t be created.')).toHaveCount(0);

    await subdomain(page).fill('acme-plant');
    await expect(subdomain(page)).not.toHaveAccessibleDescription(/already taken/);
    await expectFilled(page);
    await go(page).click();
    await expect(checkout(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });

  test('a refusal of something else: said at the button', async ({ page, sandbox }) => {
    await sandbox.fault({
      path: '/api/customer/subscriptions',
      method: 'POST',
      status: 422,
      body: { message: 'The plan PRTG 1000 is no longer offered.' },
    });
    await go(page).click();
    await expect(
      page.getByText('Your instance couldn’t be created. The plan PRTG 1000 is no longer offered.'),
    ).toBeVisible();
    await expect(subdomain(page)).toHaveAttribute('aria-invalid', 'false');
  });

  test('a first call that fails is shown, and the next press works', async ({ page, sandbox }) => {
    await sandbox.fault({ path: '/api/customer/subscriptions', method: 'POST', status: 503 });
    await go(page).click();
    await expect(page.getByText(/^Your instance couldn’t be created\. /)).toBeVisible();
    await expectFilled(page);
    await go(page).click();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('article', { name: 'acme-plant' })).toBeVisible();
  });
});

test.describe('what is offered', () => {
  test('in Germany: euro, multi-year offers in the same group', async ({ page, signIn }) => {
    await signIn('newcomer', '/new');
    const group = page.getByRole('radiogroup', { name: 'Plan' });
    await expect(group.getByRole('radio')).toHaveCount(6);
    await page.getByRole('radio', { name: 'Yearly' }).check();
    await expect(group.getByRole('heading', { level: 3, name: 'Multi-year offers' })).toBeVisible();
    await expect(group.getByRole('radio')).toHaveCount(26);
    await expect(group.getByText('$')).toHaveCount(0);
  });

  test('in the United States: dollars, and what is ordered is in dollars', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await sandbox.settings({ geoCountry: 'US' });
    await signIn('newcomer', '/new');
    await expect(region(page)).toHaveValue('us-east-1');
    await expect(page.getByText('€')).toHaveCount(0);
    await subdomain(page).fill('nora-usa');
    await plan(page, 'PRTG 500 US$99.00 / month').check();
    await go(page).click();
    await expect(checkout(page).getByText('99.00 USD / month')).toBeVisible();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Subscription nora-usa created')).toBeVisible();
  });

  test('a trial can be had here too', async ({ page, signIn }) => {
    await signIn('newcomer', '/new');
    await subdomain(page).fill('nora-trial');
    await plan(page, 'Trial Plan Free').check();
    await go(page).click();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByText('Subscription nora-trial created')).toBeVisible();
    await expect(page.getByRole('article').getByText('Trial Plan')).toBeVisible();
  });

  test('a tester orders as one', async ({ page, signIn }) => {
    await signIn('tester', '/new');
    await subdomain(page).fill('test-instance');
    await plan(page, 'PRTG 500 €89.00 / month').check();
    const order = page.waitForRequest((request) => request.method() === 'POST');
    await go(page).click();
    expect((await order).postDataJSON()).toMatchObject({ tester: true });
    await expect(checkout(page).getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });
});

test('with a slow API all the same', async ({ page, sandbox, signIn }) => {
  test.setTimeout(60_000);
  await sandbox.fault({ path: '/api/', delayMs: 2000, times: -1 });
  await signIn('owner', '/new');
  await fill(page);
  await go(page).click();
  await expect(go(page)).toHaveAttribute('aria-disabled', 'true');
  await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
  await expectBought(page);
});

test.describe('a first call that fails', () => {
  test.use({ expectedConsole: [failedCalls] });

  test('is asked again by itself', async ({ page, sandbox, signIn }) => {
    for (const path of ['/public/plans', '/public/regions', '/public/currencies']) {
      await sandbox.fault({ path, status: 503, body: '<html>Bad gateway</html>' });
    }
    await signIn('owner', '/new');
    await fill(page);
    await go(page).click();
    await checkout(page).getByRole('button', { name: 'Pay', exact: true }).click();
    await expectBought(page);
  });
});

test('on a phone the total stands next to the button, and nothing is wider than the screen', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('owner', '/new');
  await fill(page);
  await go(page).scrollIntoViewIfNeeded();
  await expect(summary(page).getByText('€1,490.00', { exact: true })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
