// The overview in the browser (docs/product/screens.md#overview, docs/product/subscriptions.md#status): every state
// of a subscription, the way on, and what is asked.
import type { Locator } from '@playwright/test';
import { clipboardText, expect, failedCalls, test } from './support/journey.ts';

test.describe('cards', () => {
  test.beforeEach(async ({ signIn }) => signIn('owner'));

  const facts = async (article: Locator) =>
    Object.fromEntries(
      await article
        .locator('dl > div')
        .evaluateAll((rows) =>
          rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
        ),
    ) as Record<string, string>;

  test('an active subscription', async ({ page }) => {
    const card = page.getByRole('article', { name: 'acme-hq' });
    await expect(card.getByText('instance ready')).toBeVisible();
    await expect(
      card.getByText('(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'),
    ).toBeVisible();
    expect(await facts(card)).toMatchObject({
      'Server region': 'Frankfurt - Europe',
      'Pricing plan': 'PRTG 1000 (€1,490.00 / year)',
      'Subscription status': 'active',
      'Next subscription payment': expect.stringMatching(/\d{4}.*(CET|CEST|GMT\+\d)/) as unknown as string,
    });
    await expect(card.getByRole('link', { name: 'Open PRTG' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Manage' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Upgrade subscription' })).toBeVisible();
  });

  test('one that is cancelled but still active, and one that is not renewed', async ({ page }) => {
    for (const [name, days] of [
      ['acme-lab', '20'],
      ['acme-legacy', '45'],
    ] as const) {
      const card = page.getByRole('article', { name });
      await expect(card.getByText('instance ready')).toBeVisible();
      expect(await facts(card)).toMatchObject({
        'Subscription status': 'cancelled',
        'Remaining days until deletion': days,
      });
    }
  });

  test('one that is being prepared becomes ready without a reload, and may then be managed', async ({
    page,
    sandbox,
  }) => {
    const card = page.getByRole('article', { name: 'acme-dubai' });
    await expect(card.getByText('preparing instance')).toBeVisible();
    await expect(card.getByText('It may take a while until your PRTG is ready.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Open PRTG' })).toBeDisabled();
    await expect(card.getByRole('link', { name: 'Manage' })).toHaveCount(0);
    await sandbox.advance(120);
    await expect(card.getByText('instance ready')).toBeVisible();
    await expect(card.getByRole('link', { name: 'Open PRTG' })).toBeVisible();
    await expect(card.getByRole('link', { name: 'Manage' })).toBeVisible();
    await expect(card.getByText('It may take a while')).toHaveCount(0);
  });

  test('one whose creation failed offers help', async ({ page }) => {
    const card = page.getByRole('article').filter({ hasText: 'creation failed' });
    const help = card.getByRole('link', { name: 'Ask our customer service' });
    await help.hover();
    await expect(page.getByRole('tooltip')).toHaveText('Ask our customer service');
    await expect(help).toHaveAttribute('href', '/support');
    await expect(help).toHaveAttribute('target', '_blank');
  });

  test('one whose status is unknown says that it is being found out', async ({ page }) => {
    const card = page.getByRole('article').filter({ hasText: 'getting status' });
    await expect(card.getByText('It may take a while until your PRTG is ready.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Open PRTG' })).toBeDisabled();
  });

  test('Open PRTG opens the instance in a new tab', async ({ page, context }) => {
    await context.route('https://acme-hq.my-prtg.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>PRTG</title>' }),
    );
    const opened = context.waitForEvent('page');
    await page.getByRole('article', { name: 'acme-hq' }).getByRole('link', { name: 'Open PRTG' }).click();
    const tab = await opened;
    await expect(tab).toHaveURL('https://acme-hq.my-prtg.example/');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  });

  test('the domain can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const card = page.getByRole('article', { name: 'acme-hq' });
    await card.getByRole('button', { name: 'Copy domain' }).click();
    await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
    expect(await clipboardText(page)).toBe('acme-hq.my-prtg.example');
  });
});

test('a trial shows its days left, and asks before another subscription', async ({ page, signIn }) => {
  await signIn('trial');
  const card = page.getByRole('article');
  await expect(card.getByText('Trial Plan')).toBeVisible();
  await expect(card.getByText('trial active')).toBeVisible();
  await expect(card.getByText('Free trial days left').locator('xpath=following-sibling::dd')).toHaveText(
    '12',
  );

  await page.getByRole('button', { name: 'Add new Subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'Upgrade existing subscription or create a new one' });
  await expect(dialog).toContainText(
    'Do you want to create a new Subscription or do you want to upgrade your existing trial to a paid subscription?',
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add new Subscription' })).toBeFocused();
});

test('rights decide what a card offers', async ({ page, signIn }) => {
  await signIn('admin');
  await expect(page.getByRole('link', { name: 'Manage' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Upgrade subscription' })).toHaveCount(0);
});

test.describe('with faults', () => {
  test.use({ expectedConsole: [failedCalls] });

  test('permissions that cannot be read are missed aloud, and nothing is offered until they can', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await sandbox.fault({
      path: '/api/authorization/permissions',
      status: 403,
      body: { message: 'Not for you.' },
      times: 1,
    });
    await signIn('owner');
    await expect(page.getByText('Not for you.', { exact: true })).toBeVisible();
    await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Manage' })).toHaveCount(0);
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('link', { name: 'Manage' }).first()).toBeVisible();
  });

  test('a list that cannot be loaded says so in place until it can', async ({ page, sandbox, signIn }) => {
    await sandbox.fault({
      path: '/api/customer/subscriptions',
      status: 409,
      body: { message: 'The database is being moved.' },
      times: 1,
    });
    await signIn('owner');
    await expect(
      page.getByText('Your subscriptions couldn’t be loaded. The database is being moved.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('article', { name: 'acme-hq' })).toBeVisible();
    await expect(page.getByText('couldn’t be loaded')).toHaveCount(0);
  });
});

test('thousands of subscriptions: only what is in view is drawn and asks for its timezone', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('distributor');
  await expect(page.getByText('5,000 subscriptions', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').count()).toBeLessThan(20);
  await page.waitForLoadState('networkidle');
  expect((await sandbox.requests('/timezone')).length).toBeLessThan(20);

  await page.getByLabel('Filter subscriptions').fill('oslo 2 ');
  await expect(page.getByText(/^[\d,]+ of 5,000 subscriptions$/)).toBeVisible();
  await expect(page.getByRole('article', { name: 'office oslo 2', exact: true })).toBeVisible();
  // What stands on a card finds it.
  for (const words of ['Frankfurt', 'creation failed', 'Trial Plan']) {
    await page.getByLabel('Filter subscriptions').fill(words);
    await expect(page.getByText(/^[\d,]+ of 5,000 subscriptions$|^5,000 subscriptions$/)).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(words, { ignoreCase: true });
  }
  await page.getByLabel('Filter subscriptions').fill('no such instance');
  await expect(page.getByText('No subscription matches “no such instance”.')).toBeVisible();
});
