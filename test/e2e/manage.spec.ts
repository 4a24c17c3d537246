// Changes an instance's settings in the browser (docs/product/screens.md#manage, docs/product/messages.md#success): each kind of
// setting once, to its end. With a slow API, failing calls and a reload in between: test/screens/manage-saving, manage-steps.
import type { Page } from '@playwright/test';
import { hold, holdCode } from './support/held.ts';
import { expect, test } from './support/journey.ts';
import { resize } from './support/visit.ts';

const ADDRESS = '/manage/sub-owner-active';

const card = (page: Page, id: string) => page.locator(`section#${id}`);
const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true });
const closeToast = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');

test('a saved setting survives a reload, a certificate is saved as {subdomain}.pem, and a transfer is requested', async ({
  page,
  signIn,
}) => {
  const timezone = page.getByRole('combobox', { name: 'Timezone' });
  const osaka = '(UTC+09:00) Osaka, Sapporo, Tokyo';
  await signIn('owner', ADDRESS);
  await timezone.fill('osaka');
  await page.getByRole('option', { name: osaka }).click();
  await page.getByRole('button', { name: 'Save timezone' }).click();
  await expect(said(page, `Successfully changed Timezone to ${osaka}.`)).toBeVisible();
  await expect(timezone).toHaveValue(osaka);
  await page.reload();
  await expect(timezone).toHaveValue(osaka);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download certificate' }).click();
  expect((await download).suggestedFilename()).toBe('acme-hq.pem');

  await page.getByRole('combobox', { name: 'Region' }).selectOption('Ireland - Europe');
  await page.getByRole('button', { name: 'Request transfer' }).click();
  await expect(said(page, 'Request successfully submitted to Paessler Technical Support.')).toBeVisible();
});

for (const width of [1280, 360]) {
  test(`settings that arrive late move nothing below them, ${width} px`, async ({ page, signIn }) => {
    await signIn('owner', '/account');
    await resize(page, width, 900);
    const late = await hold(
      page,
      /\/nats$|\/mfa\/verify|\/public\/(regions|plans)|\/timezone$|\/TimezoneForm-/,
    );
    await page.goto(ADDRESS);
    const sections = page.locator('main section');
    await expect(sections).toHaveCount(9);
    const heights = () =>
      sections.evaluateAll((all) => all.map((one) => `${one.id} ${one.getBoundingClientRect().height}`));
    const before = await heights();
    await late.release();
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByRole('switch', { name: 'Multi-Platform Probe' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Timezone' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Region' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'See plans' })).toBeVisible();
    expect(await heights()).toEqual(before);
  });
}

test('the Multi-Platform Probe is disabled and enabled', async ({ page, sandbox, signIn }) => {
  const probe = page.getByRole('switch', { name: 'Multi-Platform Probe' });
  const running = said(page, 'Multi-Platform Probe configuration is still in progress, please wait.');
  const saved = async () =>
    (await sandbox.requests('/nats')).filter(({ method, status }) => method === 'POST' && status === 200)
      .length;
  await signIn('owner', ADDRESS);
  await expect(probe).toBeChecked();
  await probe.click();
  await expect(probe).not.toBeChecked();
  await expect(running).toBeVisible();
  await expect.poll(saved).toBe(1);
  await sandbox.advance(10);
  await expect(said(page, 'Multi-Platform Probe is now disabled.')).toBeVisible();
  await expect(running).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download certificate' })).toBeDisabled();
  await closeToast(page);

  await probe.click();
  await expect.poll(saved).toBe(2);
  await sandbox.advance(10);
  await expect(said(page, 'Multi-Platform Probe is now enabled.')).toBeVisible();
  await expect(probe).toBeChecked();
});

test('a restart leads to the overview', async ({ page, sandbox, signIn }) => {
  await signIn('owner', ADDRESS);
  // Once everything above it is there: a part that arrives between aiming and pressing moves the button away.
  for (const part of ['Multi-Platform Probe', 'Require multifactor authentication']) {
    await expect(page.getByRole('switch', { name: part })).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: 'With personal data' })).toBeVisible();
  await page.getByRole('button', { name: 'Restart instance' }).click();
  const begun = page.waitForResponse(/\/restart$/);
  await dialog(page).getByRole('button', { name: 'Restart' }).click();
  await expect(page.getByText('Restarting the instance.')).toBeVisible();
  await begun;
  await sandbox.advance(10);
  await expect(said(page, 'Restart of instance scheduled.')).toBeVisible();
  await expect(page).toHaveURL('/');
  const asked = await sandbox.requests('/stack-owner-active/');
  const steps = asked.filter(({ method, path }) => method !== 'OPTIONS' && /restart|status/.test(path));
  expect(steps.map(({ method, path }) => `${method} ${path.replace('/api', '')}`).slice(0, 3)).toEqual([
    'POST /customer/stacks/stack-owner-active/status',
    'PUT /instance/stack-owner-active/restart',
    'POST /customer/instances/stack-owner-active/status',
  ]);
});

test('a subdomain is changed after a warning, and its preparation is followed', async ({
  page,
  sandbox,
  signIn,
}) => {
  const preparing = page.getByText('It may take a while until your PRTG is ready.');
  const field = page.getByRole('textbox', { name: 'Subdomain' });
  await signIn('owner', ADDRESS);
  await field.fill('acme-head');
  await page.getByRole('button', { name: 'Change subdomain' }).click();
  await expect(dialog(page)).toContainText('Remote probes aren’t updated.');
  await expect(dialog(page).getByRole('button', { name: 'Go back' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  expect(await sandbox.requests('/subdomain')).toEqual([]);

  await page.getByRole('button', { name: 'Change subdomain' }).click();
  await dialog(page).getByRole('button', { name: 'Change' }).click();
  await expect(card(page, 'subdomain').getByText('acme-head.my-prtg.example')).toBeVisible();
  await expect(preparing).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Subdomain' })).toBeFocused();
  await sandbox.advance(20);
  await expect(preparing).toHaveCount(0);
  await expect(field).toHaveValue('acme-head');
});

test('the URL scrolls to the subscription, the list to each section, and the page fits a narrow screen', async ({
  page,
  signIn,
}) => {
  await signIn('owner', `${ADDRESS}?scrollToSubscription=true`);
  const list = page.getByRole('navigation', { name: 'Sections' });
  const expectAt = async (name: string) => {
    const heading = page.getByRole('heading', { level: 2, name });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(list.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
  };
  await expectAt('Subscription');
  for (const name of ['Data collection', 'Region transfer', 'Subdomain']) {
    await list.getByRole('link', { name }).click();
    await expectAt(name);
  }
  await expect(page).toHaveURL(`${ADDRESS}?scrollToSubscription=true`);

  await resize(page, 320, 700);
  await expect(page.getByRole('switch', { name: 'Require multifactor authentication' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the timezone field shows that it is loading while its code is loading', async ({ page, signIn }) => {
  const code = await holdCode(page, 'TimezoneForm');
  await signIn('owner', ADDRESS);
  await expect.poll(() => code.held.length).toBe(1);
  await expect(card(page, 'timezone').locator('[aria-busy="true"]')).toHaveCount(1);
  await code.release();
  await expect(page.getByRole('combobox', { name: 'Timezone' })).toBeVisible();
  await expect(card(page, 'timezone').locator('[aria-busy="true"]')).toHaveCount(0);
});
