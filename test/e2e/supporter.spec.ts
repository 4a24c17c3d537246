// The supporter area in a real browser (docs/product/vendor-api.md#supporter-calls,
// docs/product/supporter.md#secrets): every call, secrets that leave no trace, ten thousand results, and no download of its code
// by customers. Failures of single calls: test/screens/supporter.test.tsx.
import type { Page } from '@playwright/test';
import { hold } from './support/held.ts';
import { at, clipboardText, expect, failedCalls, test } from './support/journey.ts';

const STACK = '/supporter/stacks/prtg-owner-active';
const TRIAL = '/supporter/stacks/prtg-trial';
const CANARY = 'kanarienvogel-7Q!';

const card = (page: Page, title: string) =>
  page.getByRole('region', { name: title }).filter({ has: page.getByRole('heading', { name: title }) });
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

// The 404 for a stack without a connection, and the calls that fail on purpose.
test.use({ expectedConsole: [failedCalls] });

test('from an e-mail address to the admin password, staff need three clicks or four keys', async ({
  page,
  signIn,
}) => {
  const password = page.getByText(/^adm-/);
  const first = page.getByRole('link', { name: 'prtg-owner-failed' });
  const box = page.getByRole('searchbox', { name: 'Search' });
  await signIn('staff');
  await expect(page).toHaveURL('/supporter');
  await expect(box).toBeFocused();
  const keys = ['Enter', 'Enter', 'Tab', 'Enter'];
  const arrivals = [
    first,
    page.getByRole('heading', { level: 1, name: 'Stack prtg-owner-failed' }),
    page.getByRole('button', { name: 'Show admin password' }),
  ];
  await page.keyboard.type('owner@acme.example');
  for (const [index, key] of keys.entries()) {
    await page.keyboard.press(key);
    const arrival = arrivals[index];
    if (arrival) await expect(arrival).toBeFocused();
  }
  await expect(password).toBeVisible();

  // Without scrolling, even on a phone.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/supporter');
  await expect(box).toBeFocused();
  await page.keyboard.type('owner@acme.example');
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await first.click();
  const show = page.getByRole('button', { name: 'Show admin password', exact: true });
  await expect(show).toBeInViewport();
  await show.click();
  await expect(password).toBeVisible();
});

test('staff find a stack, and see all its data', async ({ page, sandbox, signIn }) => {
  await signIn('staff', '/supporter');
  await expect(page.getByRole('heading', { level: 1, name: 'Supporter' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('owner@acme.example');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/supporter?search=owner%40acme.example');
  await expect(page.getByRole('table', { name: 'Customers' }).getByText('Olivia Owner')).toBeVisible();
  await page.getByRole('link', { name: 'prtg-owner-active' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Stack prtg-owner-active' })).toBeFocused();
  await expect(page.getByText('All systems agree.')).toBeVisible();
  await expect(card(page, 'Instance').getByText('203.0.113.')).toBeVisible();
  await expect(card(page, 'Subscription').getByText('prtg-1000-yearly-eur')).toBeVisible();
  await expect(card(page, 'Hierarchy').getByText('Acme')).toBeVisible();
  await expect(card(page, 'Enterprise connection').getByText('acme.onmicrosoft.com')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Users' }).getByText('Alex Admin')).toBeVisible();

  for (const call of [
    '/supporter/stacks',
    '/supporter/customers?email=owner%40acme.example',
    '/supporter/stacks/prtg-owner-active/incongruities',
    '/supporter/instances/prtg-owner-active/getInstanceData',
    '/supporter/subscriptions/sub-owner-active',
    '/supporter/users/prtg-owner-active',
    '/supporter/customers/cus-owner/hierarchy',
    '/supporter/connections/enterprise/prtg-owner-active',
  ]) {
    expect(
      (await sandbox.requests(call)).filter(({ status }) => status === 200).length,
      call,
    ).toBeGreaterThan(0);
  }

  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('owner@acme.example');
  await page.getByRole('link', { name: 'Olivia Owner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer Acme' })).toBeVisible();
  await expect(card(page, 'Contact').getByText('owner@acme.example')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Stacks' }).getByRole('row')).toHaveCount(8);
});

test.describe('the admin password', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is stored nowhere once it is masked again', async ({ page, sandbox, signIn }) => {
    const lines: string[] = [];
    page.on('console', (message) => lines.push(message.text()));
    page.on('request', (request) => lines.push(request.url(), request.postData() ?? ''));
    await sandbox.fault({
      path: '/admin_password',
      method: 'GET',
      body: { prtg_admin_password: CANARY },
      times: -1,
    });
    await signIn('staff', '/supporter?search=acme-hq');
    const row = page.getByRole('button', { name: 'Show admin password of prtg-owner-active' });
    await row.click();
    const dialog = page.getByRole('dialog', { name: 'Access to prtg-owner-active' });
    await expect(dialog.getByText(CANARY)).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
    await expect(dialog.getByText(CANARY)).toHaveCount(0);
    expect(await whatStays(page)).not.toContain(CANARY);
    await dialog.getByRole('button', { name: 'Show admin password' }).click();
    await expect(dialog.getByText(CANARY)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(row).toBeFocused();
    expect(await whatStays(page)).not.toContain(CANARY);
    expect((await sandbox.requests('/admin_password')).length).toBe(2);

    await page.getByRole('link', { name: 'prtg-owner-active' }).click();
    const show = page.getByRole('button', { name: 'Show admin password' });
    const hidings: (() => Promise<unknown>)[] = [
      () => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
      () => show.click(),
      () => page.getByRole('link', { name: 'Back to search' }).click(),
    ];
    for (const hide of hidings) {
      await show.click();
      await expect(page.getByText(CANARY)).toBeVisible();
      await hide();
      await expect(page.getByText(CANARY)).toHaveCount(0);
      expect(await whatStays(page)).not.toContain(CANARY);
    }
    await page.goBack();
    await page.getByRole('button', { name: 'Copy admin password' }).click();
    await expect(page.getByText(/^Copied\./)).toBeVisible();
    expect(await clipboardText(page)).toBe(CANARY);
    expect(await whatStays(page)).not.toContain(CANARY);
    expect(lines.join('\n')).not.toContain(CANARY);
    expect((await sandbox.requests('/admin_password')).length).toBe(6);
  });

  test('is hidden by a click that begins on the button’s spinner, too', async ({ page, signIn }) => {
    const password = await hold(page, /\/admin_password$/);
    await signIn('staff', STACK);
    const show = page.getByRole('button', { name: 'Show admin password' });
    await show.press('Enter');
    const spinner = show.getByRole('progressbar', { includeHidden: true });
    await spinner.hover({ force: true });
    await page.mouse.down();
    await expect.poll(() => password.held.length).toBe(1);
    await password.release();
    await expect(page.getByText(/^adm-/)).toBeVisible();
    await expect(spinner).toHaveCount(0);
    await page.mouse.up();
    await expect(page.getByText(/^adm-/)).toHaveCount(0);
  });
});

test('remote desktop is opened after a confirmation and shows its failure, and a resize is scheduled and shown when done', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ path: '/ports/rdp/open', method: 'POST', status: 409, body: { message: 'Busy.' } });
  await signIn('staff', STACK);
  await expect(card(page, 'Subscription').getByText('acme-hq.my-prtg.example')).toBeVisible();
  await page.getByRole('button', { name: 'Open remote desktop' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open remote desktop to acme-hq.my-prtg.example?' });
  await expect(dialog.getByText('Acme', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog.getByText('Remote desktop couldn’t be opened. Busy.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('acme-hq.my-prtg.example:3389')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(?:1:00:00|59:[0-5]\d)$/);
  expect(await whatStays(page)).not.toContain('Kq7!vXz2');
  await page.getByRole('button', { name: 'Show remote desktop password' }).click();
  await expect(page.getByText(/Kq7!vXz2$/)).toBeVisible();

  await page.getByLabel('Instance type').selectOption('m5.2xlarge');
  await page.getByRole('button', { name: 'Resize instance' }).click();
  const question = page.getByRole('dialog', { name: /^Resize instance .* to m5\.2xlarge\?$/ });
  await question.getByRole('button', { name: 'Resize' }).click();
  await expect(page.getByText('Resize of instance i-owner-active to m5.2xlarge scheduled.')).toBeVisible();
  await sandbox.advance(60);
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(card(page, 'Instance').locator('dd').getByText('m5.2xlarge')).toBeVisible();
});

test('a trial is extended once the stack is available, and a refusal is shown at the form', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.fault({ path: '/status', method: 'POST', body: { status: 'UPDATE_IN_PROGRESS' } });
  await sandbox.fault({ path: '/extend', method: 'POST', status: 422, body: { message: 'Not so long.' } });
  await signIn('staff', TRIAL);
  const end = new Date(`${day(40)}T23:59:59Z`).toUTCString();
  await page.getByLabel('New trial end').fill(day(40));
  await expect(page.getByText(`The trial will end on ${end}.`)).toBeVisible();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Asked by phone');
  await page.getByRole('button', { name: 'Extend trial' }).click();
  await expect(page.getByText('Waiting for the stack to become available…')).toBeVisible();
  await expect(page.getByText('The trial couldn’t be extended. Not so long.')).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Extend trial' }).click();
  await expect(page.getByText(`Trial subscription sub-trial now ends at ${end}.`)).toBeVisible();
  expect((await sandbox.requests('/status')).length).toBe(3);
});

test('other users don’t see the supporter area, or load its code', async ({ page, signIn, sandbox }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await signIn('owner', '/supporter');
  await expect(page).toHaveURL('/overview');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  // Also if the address is entered while signed in.
  for (const address of [STACK, '/supporter/customers/cus-owner']) {
    await page.goto(address);
    await expect(page).toHaveURL('/overview');
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  const own = /\/assets\/(?:[Ss]upporter|StackPage|CustomerPage|ResultTable|SecretText|stackResults)/;
  expect(scripts.filter((url) => url.includes('/assets/')).length).toBeGreaterThan(0);
  expect(scripts.filter((url) => own.test(url))).toEqual([]);
  expect(await sandbox.requests('/supporter/')).toEqual([]);
});

// `npm run bench` measures how fast this is.
test('of ten thousand search results only those in view are rendered, and all are sorted', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.seed({ subscriptions: { persona: 'owner', count: 7_000 } });
  await signIn('staff', '/supporter?search=prtg-');
  await expect(page.getByText(/^1\d,\d{3} stacks$/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Stacks' });
  const count = Number(await table.getAttribute('aria-rowcount'));
  expect(count).toBeGreaterThan(10_000);
  expect(await table.getByRole('row').count()).toBeLessThan(100);

  const first = table.getByRole('rowheader').first();
  const heading = table.getByRole('columnheader', { name: 'Name', exact: true });
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const least = await first.innerText();
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect(first).toContainText('prtg-trial');
  await page.keyboard.press('End');
  await expect(table.getByRole('rowheader').last()).toContainText(least.split('\n')[0] ?? '');
});

/** Returns everything that the page still holds: its document, address and history, storages, cookies and databases. */
async function whatStays(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () =>
    JSON.stringify([
      document.documentElement.outerHTML,
      document.title,
      location.href,
      history.state,
      localStorage,
      sessionStorage,
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
  return `${inPage}${JSON.stringify(await page.context().cookies([at.portal, at.api]))}`;
}
