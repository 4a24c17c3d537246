// Secrets must not leak (docs/security.md#the-table): the access token and a typed secret are searched for in every request,
// in the storages, in the document and on the console.
import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { at, expect, failedCalls, test } from '../support/journey.ts';

const SECRET = 'kanarienvogel~9Q.secret-value-of-the-app';

test.use({ expectedConsole: [failedCalls] });

/** Returns a request's content, without the one place that may contain the token: the header of a call to the API. */
function wire(request: Request): string {
  const { authorization = '', ...headers } = request.headers();
  const isApi = request.url().startsWith(`${at.api}/`);
  return JSON.stringify([request.url(), headers, isApi ? '' : authorization, request.postData()]);
}

async function whatPageHolds(page: Page): Promise<string> {
  return page.evaluate(async () =>
    JSON.stringify([
      document.documentElement.outerHTML,
      [...document.querySelectorAll('input')].map(({ value }) => value),
      location.href,
      history.state,
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
      document.cookie,
      window.name,
      await indexedDB.databases(),
      await caches.keys(),
    ]),
  );
}

/** Returns what "Report for support" contains: its file and its dialog. */
async function reportOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'Report for support' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report for support' });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save report' }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const shown = await dialog.innerText();
  await page.keyboard.press('Escape');
  return `${file}\n${shown}`;
}

test('the access token goes to the API only, a typed secret into one call, and neither is stored', async ({
  page,
  context,
  signInByHand,
}) => {
  const requests: Request[] = [];
  const consoleLines: string[] = [];
  context.on('request', (request) => requests.push(request));
  page.on('console', (message) => consoleLines.push(message.text()));
  const held: string[] = [];

  await signInByHand('owner', '/entra-id/sub-owner-active');
  await page.getByLabel('Client secret').fill(SECRET);
  await page.getByRole('button', { name: 'Save connection' }).click();
  await expect(page.getByText('Connection saved.').first()).toBeVisible();
  held.push(await whatPageHolds(page), await reportOf(page));

  for (const address of [
    '/',
    '/new',
    '/manage/sub-owner-active',
    '/account',
    '/invoices',
    '/upload/sub-owner-active',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    held.push(await whatPageHolds(page));
  }

  const tokens = new Set(
    requests.flatMap((request) => request.headers().authorization?.replace('Bearer ', '') ?? []),
  );
  expect(tokens.size).toBeGreaterThan(0);
  const outside = requests.map(wire);
  for (const token of tokens) {
    expect(token.length).toBeGreaterThan(100);
    expect(outside.filter((text) => text.includes(token))).toEqual([]);
    expect([...held, ...consoleLines].filter((text) => text.includes(token))).toEqual([]);
  }
  expect(outside.filter((text) => text.includes(SECRET)).length).toBe(1);
  expect([...held, ...consoleLines].filter((text) => text.includes(SECRET))).toEqual([]);
  const personal = /olivia|owner@acme|eyJ/i;
  // Requests to the identity provider itself are exempt: the picture's address, for example, names the persona.
  const leaks = requests
    .filter((request) => !request.url().startsWith(at.identity) && personal.test(request.url()))
    .map((request) => request.url());
  expect(leaks).toEqual([]);
});

test('a support report contains no password that was shown', async ({ page, sandbox, signInByHand }) => {
  const PASSWORD = 'kanarienvogel-7Q!';
  await sandbox.fault({ path: '/admin_password', body: { prtg_admin_password: PASSWORD }, times: -1 });
  await signInByHand('staff', '/supporter/stacks/prtg-owner-active');
  await page.getByRole('button', { name: 'Show admin password' }).click();
  await expect(page.getByText(PASSWORD)).toBeVisible();
  const report = await reportOf(page);
  expect(report).toContain('/supporter/instances/{id}/admin_password');
  expect(report).not.toMatch(/kanarienvogel|eyJ|prtg-owner-active|sam@|staff@/i);
});

test('a support report contains nothing of a typed secret that the server repeats', async ({
  page,
  sandbox,
  signInByHand,
}) => {
  await signInByHand('owner', '/entra-id/sub-owner-active');
  await sandbox.fault({
    path: '/enterprise-connection',
    method: 'PATCH',
    status: 422,
    body: { message: `The secret ${SECRET} of olivia@acme.example isn’t valid.` },
  });
  await page.getByLabel('Client secret').fill(SECRET);
  await page.getByRole('button', { name: 'Save connection' }).click();
  await expect(page.getByText(/isn’t valid/).first()).toBeVisible();
  const report = await reportOf(page);
  expect(report).toContain('The secret […] of […] isn’t valid.');
  expect(report).not.toMatch(/kanarienvogel|olivia|acme|eyJ/i);
});
