// The overview in the browser (docs/product/screens.md#overview, docs/product/subscriptions.md#status): every state of a
// subscription, the links from it, and which requests are sent. Permissions, trials, faults: test/screens/overview.test.tsx.
import type { Locator } from '@playwright/test';
import { clipboardText, expect, test } from './support/journey.ts';

const factsOf = async (article: Locator) =>
  Object.fromEntries(
    await article
      .locator('dl > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')?.textContent, row.querySelector('dd')?.textContent]),
      ),
  ) as Record<string, string>;

test('the overview shows every state of a subscription, and one in preparation becomes ready and manageable without a reload', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const card = (name: string) => page.getByRole('article', { name });
  const preparing = card('acme-dubai');
  const mayTakeAWhile = 'It may take a while until your PRTG is ready.';
  await signIn('owner');
  await expect(preparing.getByText('preparing instance')).toBeVisible();
  await expect(preparing.getByText(mayTakeAWhile)).toBeVisible();
  await expect(preparing.getByRole('button', { name: 'Open PRTG' })).toBeDisabled();
  await expect(preparing.getByRole('link', { name: 'Manage' })).toHaveCount(0);

  const active = card('acme-hq');
  await expect(active.getByText('instance ready')).toBeVisible();
  await expect(
    active.getByText('(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna'),
  ).toBeVisible();
  expect(await factsOf(active)).toMatchObject({
    'Server region': 'Frankfurt - Europe',
    'Pricing plan': 'PRTG 1000 (€1,490.00 / year)',
    'Subscription status': 'active',
    'Next subscription payment': expect.stringMatching(/\d{4}$/) as unknown as string,
  });
  for (const name of ['Open PRTG', 'Manage', 'Upgrade subscription']) {
    await expect(active.getByRole('link', { name })).toBeVisible();
  }

  for (const [name, days] of [
    ['acme-lab', '20'],
    ['acme-legacy', '45'],
  ] as const) {
    await expect(card(name).getByText('instance ready')).toBeVisible();
    await expect(card(name).getByText(`deletion in ${days} days`)).toBeVisible();
    expect(await factsOf(card(name))).toMatchObject({
      'Subscription status': 'cancelled',
      'Remaining days until deletion': days,
    });
  }

  const failed = page.getByRole('article').filter({ hasText: 'creation failed' });
  const help = failed.getByRole('link', { name: 'Ask our customer service' });
  await help.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Ask our customer service');
  await expect(help).toHaveAttribute('href', '/support');
  await expect(help).toHaveAttribute('target', '_blank');

  const unknown = page.getByRole('article').filter({ hasText: 'getting status' });
  await expect(unknown.getByText(mayTakeAWhile)).toBeVisible();
  await expect(unknown.getByRole('button', { name: 'Open PRTG' })).toBeDisabled();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await active.getByRole('button', { name: 'Copy domain' }).click();
  await expect(page.getByRole('status').getByText('Copied')).toBeAttached();
  expect(await clipboardText(page)).toBe('acme-hq.my-prtg.example');

  await context.route('https://acme-hq.my-prtg.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>PRTG</title>' }),
  );
  const opened = context.waitForEvent('page');
  await active.getByRole('link', { name: 'Open PRTG' }).click();
  const tab = await opened;
  await expect(tab).toHaveURL('https://acme-hq.my-prtg.example/');
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await tab.close();

  await sandbox.advance(120);
  await expect(preparing.getByText('instance ready')).toBeVisible();
  await expect(preparing.getByRole('link', { name: 'Open PRTG' })).toBeVisible();
  await expect(preparing.getByRole('link', { name: 'Manage' })).toBeVisible();
  await expect(preparing.getByText('It may take a while')).toHaveCount(0);
});

test('of thousands of subscriptions a page of cards is shown first, more while scrolling, and Back leads to where the user was', async ({
  page,
  sandbox,
  signIn,
}) => {
  await signIn('distributor', '/?view=cards');
  await expect(page.getByText('5,000 subscriptions', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.waitForLoadState('networkidle');
  expect((await sandbox.requests('/timezone')).length).toBeLessThanOrEqual(24);

  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('article')).toHaveCount(48);
  const far = page.getByRole('article').nth(40);
  const name = await far.getByRole('heading').innerText();
  await far.getByRole('link', { name: 'Upgrade subscription' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Manage ${name}` })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('article', { name, exact: true })).toBeInViewport();

  await page.getByLabel('Filter subscriptions').fill('oslo 2 ');
  await expect(page.getByText(/^[\d,]+ of 5,000 subscriptions$/)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('oslo');
  // A card is found by any text on it.
  for (const words of ['Frankfurt', 'creation failed', 'Trial Plan']) {
    await page.getByLabel('Filter subscriptions').fill(words);
    await expect(page.getByText(/^[\d,]+ of 5,000 subscriptions$|^5,000 subscriptions$/)).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(words, { ignoreCase: true });
  }
  await page.getByLabel('Filter subscriptions').fill('no such instance');
  await expect(page.getByText('No subscription matches “no such instance”.')).toBeVisible();
});
