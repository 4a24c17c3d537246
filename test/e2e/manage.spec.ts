// Changing an instance's settings in the browser (docs/product/screens.md#manage, docs/product/messages.md#success):
// what goes through several calls also with a slow API, with the first call failing, and with a reload in the middle. What
// one call saves: test/screens/manage-saving.test.tsx.
import type { Page } from '@playwright/test';
import { at, expect, failedCalls, test } from './support/journey.ts';

const ADDRESS = '/manage/sub-owner-active';

const card = (page: Page, id: string) => page.locator(`section#${id}`);
const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true });
const closeToast = (page: Page) => page.getByRole('button', { name: 'Close', exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const probe = (page: Page) => page.getByRole('switch', { name: 'Multi-Platform Probe' });
const mfa = (page: Page) => page.getByRole('switch', { name: 'Require multifactor authentication' });
const timezone = (page: Page) => page.getByRole('combobox', { name: 'Timezone' });
const region = (page: Page) => page.getByRole('combobox', { name: 'Region' });
const subdomain = (page: Page) => page.getByRole('textbox', { name: 'Subdomain' });

const OSAKA = '(UTC+09:00) Osaka, Sapporo, Tokyo';

async function chooseTimezone(page: Page): Promise<void> {
  await timezone(page).fill('osaka');
  await page.getByRole('option', { name: OSAKA }).click();
  await page.getByRole('button', { name: 'Save timezone' }).click();
}

async function requireMfa(page: Page): Promise<void> {
  await mfa(page).click();
  await dialog(page).getByRole('button', { name: 'Require' }).click();
}

async function requestTransfer(page: Page): Promise<void> {
  await region(page).selectOption('Ireland - Europe');
  await page.getByRole('button', { name: 'Request transfer' }).click();
}

async function changeSubdomain(page: Page, name: string): Promise<void> {
  await subdomain(page).fill(name);
  await page.getByRole('button', { name: 'Change subdomain' }).click();
  await dialog(page).getByRole('button', { name: 'Change' }).click();
}

async function restart(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Restart instance' }).click();
  await dialog(page).getByRole('button', { name: 'Restart' }).click();
}

test('a setting is saved, and is so after a reload', async ({ page, signIn }) => {
  await signIn('owner', ADDRESS);
  await chooseTimezone(page);
  await expect(said(page, `Successfully changed Timezone to ${OSAKA}.`)).toBeVisible();
  await expect(timezone(page)).toHaveValue(OSAKA);
  await page.reload();
  await expect(timezone(page)).toHaveValue(OSAKA);
});

test('with a reload in the middle the page shows what the server has', async ({ page, sandbox, signIn }) => {
  await signIn('owner', ADDRESS);
  // Saved, but the answer comes too late.
  await sandbox.fault({ path: '/mfa/verify/', method: 'GET', delayMs: 1_000, times: 1 });
  await requireMfa(page);
  await expect.poll(async () => saved(await sandbox.requests('/mfa/toggle/'))).toBe(1);
  await page.reload();
  await expect(mfa(page)).toBeChecked();
});

const saved = (requests: { method: string; status: number }[]): number =>
  requests.filter(({ method, status }) => method === 'POST' && status >= 200 && status < 300).length;

test('multifactor authentication is made optional without a question', async ({ page, signIn }) => {
  await signIn('owner', '/manage/sub-owner-nonrenewing');
  await expect(mfa(page)).toBeChecked();
  await mfa(page).click();
  await expect(
    said(page, 'Multifactor authentication is now optional for all users of this instance.'),
  ).toBeVisible();
  await expect(mfa(page)).not.toBeChecked();
});

test('quick flips end in what the server has', async ({ page, sandbox, signIn }) => {
  await signIn('owner', '/manage/sub-owner-nonrenewing');
  await expect(mfa(page)).toBeChecked();
  await sandbox.fault({ path: '/mfa/toggle/', delayMs: 2_000 });
  for (let press = 1; press <= 3; press += 1) await mfa(page).press('Space');
  await expect(page.getByText('Saving…')).toBeVisible();
  await expect(page.getByText('Saving…')).toHaveCount(0);
  await expect(mfa(page)).not.toBeChecked();
  expect(saved(await sandbox.requests('/mfa/toggle/'))).toBe(1);
  await page.reload();
  await expect(mfa(page)).not.toBeChecked();
});

test.describe('Multi-Platform Probe', () => {
  const RUNNING = 'Multi-Platform Probe configuration is still in progress, please wait.';

  for (const delayMs of [0, 2_000]) {
    test(`is disabled and enabled${delayMs > 0 ? ', with a slow API' : ''}`, async ({
      page,
      sandbox,
      signIn,
    }) => {
      test.slow();
      if (delayMs > 0) await sandbox.fault({ path: '/api/', delayMs, times: -1 });
      await signIn('owner', ADDRESS);
      await expect(probe(page)).toBeChecked();
      await probe(page).click();
      await expect(probe(page)).not.toBeChecked();
      // With a slow API the configuration has run before anybody asks.
      if (delayMs === 0) await expect(said(page, RUNNING)).toBeVisible();
      await expect.poll(async () => saved(await sandbox.requests('/nats'))).toBe(1);
      await sandbox.advance(10);
      await expect(said(page, 'Multi-Platform Probe is now disabled.')).toBeVisible({ timeout: 15_000 });
      await expect(said(page, RUNNING)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Download certificate' })).toBeDisabled();
      await closeToast(page);

      await probe(page).click();
      await expect.poll(async () => saved(await sandbox.requests('/nats'))).toBe(2);
      await sandbox.advance(10);
      await expect(said(page, 'Multi-Platform Probe is now enabled.')).toBeVisible({ timeout: 15_000 });
      await expect(probe(page)).toBeChecked();
    });
  }

  test('with a reload in the middle it goes on asking', async ({ page, sandbox, signIn }) => {
    await signIn('owner', ADDRESS);
    await probe(page).click();
    await expect(page.getByText('Saving…')).toBeVisible();
    await expect.poll(async () => saved(await sandbox.requests('/nats'))).toBe(1);
    await page.reload();
    await expect(said(page, RUNNING)).toBeVisible();
    await sandbox.advance(10);
    await expect(said(page, RUNNING)).toHaveCount(0);
    await expect(probe(page)).not.toBeChecked();
  });

  test.describe('failing', () => {
    test.use({ expectedConsole: [failedCalls] });

    test('goes back and says so, and works the second time', async ({ page, sandbox, signIn }) => {
      await sandbox.fault({ path: '/nats', method: 'GET', status: 500 });
      await sandbox.fault({ path: '/nats', method: 'POST', status: 500 });
      await signIn('owner', ADDRESS);
      await probe(page).click();
      const failure = said(page, 'Something went wrong while saving. A fault of the sandbox (500).');
      await expect(failure).toBeVisible();
      await expect(probe(page)).toBeChecked();
      await closeToast(page);
      await probe(page).click();
      await expect.poll(async () => saved(await sandbox.requests('/nats'))).toBe(1);
      await sandbox.advance(10);
      await expect(said(page, 'Multi-Platform Probe is now disabled.')).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  });

  test('the certificate is saved as {subdomain}.pem, fetched without the bearer token', async ({
    page,
    sandbox,
    signIn,
  }) => {
    await signIn('owner', ADDRESS);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download certificate' }).click();
    expect((await download).suggestedFilename()).toBe('acme-hq.pem');
    const [asked] = await sandbox.requests('/certificates/');
    expect(asked?.hasAuthorization).toBe(false);
  });
});

test.describe('Region transfer', () => {
  const SENTENCE = 'Request successfully submitted to Paessler Technical Support.';

  test('is requested, with a slow API too', async ({ page, sandbox, signIn }) => {
    test.slow();
    await sandbox.fault({ path: '/api/', delayMs: 2_000, times: -1 });
    await signIn('owner', ADDRESS);
    await requestTransfer(page);
    await expect(said(page, SENTENCE)).toBeVisible();
    expect((await sandbox.state()).mails.map(({ to }) => to)).toContain('support@vendor.example');
  });

  test.describe('failing', () => {
    test.use({ expectedConsole: [failedCalls] });

    test('keeps the choice, and works the second time', async ({ page, sandbox, signIn }) => {
      await sandbox.fault({ path: '/request_transfer', status: 500 });
      await signIn('owner', ADDRESS);
      await requestTransfer(page);
      await expect(
        said(page, 'Something went wrong with your request. A fault of the sandbox (500).'),
      ).toBeVisible();
      await expect(region(page)).toHaveValue('eu-west-1');
      await closeToast(page);
      await page.getByRole('button', { name: 'Request transfer' }).click();
      await expect(said(page, SENTENCE)).toBeVisible();
    });

    test('with a reload in the middle the server says that it has the request', async ({
      page,
      sandbox,
      signIn,
    }) => {
      await signIn('owner', ADDRESS);
      await requestTransfer(page);
      await expect.poll(async () => saved(await sandbox.requests('/request_transfer'))).toBe(1);
      await page.reload();
      await requestTransfer(page);
      await expect(
        said(
          page,
          'Something went wrong with your request. A transfer of this instance has already been requested.',
        ),
      ).toBeVisible();
    });
  });
});

test.describe('Restart', () => {
  const SENTENCE = 'Restart of instance scheduled.';

  for (const delayMs of [0, 2_000]) {
    test(`ends on the overview${delayMs > 0 ? ', with a slow API' : ''}`, async ({
      page,
      sandbox,
      signIn,
    }) => {
      test.slow();
      if (delayMs > 0) await sandbox.fault({ path: '/api/', delayMs, times: -1 });
      await signIn('owner', ADDRESS);
      await restart(page);
      await expect(page.getByText('Restarting the instance.')).toBeVisible();
      await expect(said(page, SENTENCE)).toBeVisible({ timeout: 25_000 });
      await expect(page).toHaveURL('/');
      const asked = await sandbox.requests('/stack-owner-active/');
      const steps = asked.filter(({ method, path }) => method !== 'OPTIONS' && /restart|status/.test(path));
      expect(steps.map(({ method, path }) => `${method} ${path.replace('/api', '')}`).slice(0, 3)).toEqual([
        'POST /customer/stacks/stack-owner-active/status',
        'PUT /instance/stack-owner-active/restart',
        'POST /customer/instances/stack-owner-active/status',
      ]);
    });
  }

  test('with a reload in the middle it can be begun again', async ({ page, sandbox, signIn }) => {
    test.slow();
    await sandbox.fault({ path: '/customer/stacks/', body: { status: 'UPDATE_IN_PROGRESS' }, times: 1 });
    await signIn('owner', ADDRESS);
    await restart(page);
    await expect(said(page, 'Waiting until the instance can be restarted…')).toBeVisible();
    await page.reload();
    await restart(page);
    await expect(said(page, SENTENCE)).toBeVisible({ timeout: 20_000 });
  });

  test.describe('failing', () => {
    test.use({ expectedConsole: [failedCalls] });

    test('says so, and works the second time', async ({ page, sandbox, signIn }) => {
      test.slow();
      await sandbox.fault({ path: '/customer/stacks/', status: 500 });
      await sandbox.fault({ path: '/restart', status: 500 });
      await signIn('owner', ADDRESS);
      await restart(page);
      const failure = said(page, 'Something went wrong while restarting. A fault of the sandbox (500).');
      await expect(failure).toBeVisible();
      await expect(page).toHaveURL(ADDRESS);
      await closeToast(page);
      await restart(page);
      await expect(failure).toHaveCount(0);
      await expect(said(page, SENTENCE)).toBeVisible({ timeout: 20_000 });
    });
  });
});

test.describe('Subdomain', () => {
  const PREPARING = 'It may take a while until your PRTG is ready.';

  for (const delayMs of [0, 2_000]) {
    test(`is changed and followed${delayMs > 0 ? ', with a slow API' : ''}`, async ({
      page,
      sandbox,
      signIn,
    }) => {
      test.slow();
      if (delayMs > 0) await sandbox.fault({ path: '/api/', delayMs, times: -1 });
      await signIn('owner', ADDRESS);
      await changeSubdomain(page, 'acme-head');
      await expect(card(page, 'subdomain').getByText('acme-head.my-prtg.example')).toBeVisible();
      await expect(page.getByText(PREPARING)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Subdomain' })).toBeFocused();
      await sandbox.advance(20);
      await expect(page.getByText(PREPARING)).toHaveCount(0, { timeout: 15_000 });
      await expect(subdomain(page)).toHaveValue('acme-head');
    });
  }

  test('warns of remote probes before anything is done', async ({ page, sandbox, signIn }) => {
    await signIn('owner', ADDRESS);
    await subdomain(page).fill('acme-head');
    await page.getByRole('button', { name: 'Change subdomain' }).click();
    await expect(dialog(page)).toContainText('Remote probes aren’t updated.');
    await expect(dialog(page).getByRole('button', { name: 'Go back' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    expect(await sandbox.requests('/subdomain')).toEqual([]);
  });

  test('with a reload in the middle the page follows it on', async ({ page, sandbox, signIn }) => {
    await signIn('owner', ADDRESS);
    await changeSubdomain(page, 'acme-head');
    await expect(page.getByText(PREPARING)).toBeVisible();
    await page.reload();
    await expect(page.getByText(PREPARING)).toBeVisible();
    await sandbox.advance(20);
    await expect(page.getByText(PREPARING)).toHaveCount(0);
  });

  test.describe('refused', () => {
    test.use({ expectedConsole: [failedCalls] });

    test('one that is taken: the server’s answer stands at the field', async ({ page, signIn }) => {
      await signIn('owner', ADDRESS);
      await changeSubdomain(page, 'taken-name');
      await expect(subdomain(page)).toHaveAccessibleDescription('The subdomain taken-name is already taken.');
      await expect(subdomain(page)).toHaveValue('taken-name');
      await expect(page.getByRole('alert')).toContainText('The subdomain taken-name is already taken.');
    });

    test('a first call that fails changes nothing, and the second works', async ({
      page,
      sandbox,
      signIn,
    }) => {
      await sandbox.fault({ path: '/subdomain', method: 'PUT', status: 500 });
      await signIn('owner', ADDRESS);
      await changeSubdomain(page, 'acme-head');
      await expect(
        said(page, 'Something went wrong while saving. A fault of the sandbox (500).'),
      ).toBeVisible();
      await expect(subdomain(page)).toHaveValue('acme-head');
      await closeToast(page);
      await changeSubdomain(page, 'acme-head');
      await expect(card(page, 'subdomain').getByText('acme-head.my-prtg.example')).toBeVisible();
    });
  });
});

test.describe('the page', () => {
  test('leads to the subscription section where the address says so', async ({ page, signIn }) => {
    await signIn('owner', `${ADDRESS}?scrollToSubscription=true`);
    const heading = page.getByRole('heading', { level: 2, name: 'Subscription' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(
      page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Subscription' }),
    ).toHaveAttribute('aria-current', 'location');
  });

  test('its list leads to each section', async ({ page, signIn }) => {
    await signIn('owner', ADDRESS);
    const list = page.getByRole('navigation', { name: 'Sections' });
    for (const name of ['Data collection', 'Region transfer', 'Subdomain']) {
      await list.getByRole('link', { name }).click();
      await expect(list.getByRole('link', { name })).toHaveAttribute('aria-current', 'location');
      await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
      await expect(page.getByRole('heading', { level: 2, name })).toBeInViewport();
    }
    await expect(page).toHaveURL(ADDRESS);
  });

  test('goes to the overview for a subscription that does not exist', async ({ page, signIn }) => {
    await signIn('owner', '/manage/sub-nobody');
    await expect(page).toHaveURL(`${at.portal}/`);
  });

  test('tells a plain user which roles may', async ({ page, signIn }) => {
    await signIn('user', ADDRESS);
    await expect(
      page.getByText('You don’t have permission to manage this instance. Ask its owner.'),
    ).toBeVisible();
    await expect(
      page.getByText(
        'To change its settings, you need the role owner, admin, direct reseller or involved reseller.',
      ),
    ).toBeVisible();
  });

  test('fits a narrow screen', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signIn('owner', ADDRESS);
    await expect(mfa(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
