// What must stay where it belongs (docs/security.md#the-table): the access token, and a secret that was typed, are
// looked for in every request, in the storages, in the document and on the console.
import type { Page, Request } from '@playwright/test';
import { at, expect, failedCalls, test } from '../support/journey.ts';

const SECRET = 'kanarienvogel~9Q.secret-value-of-the-app';

test.use({ expectedConsole: [failedCalls] });

/** A request as it went over the wire, less what may hold the token: the header of a call to the API. */
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

test('the token goes to the API alone, a typed secret into one call, and neither stays anywhere', async ({
  page,
  context,
  signIn,
}) => {
  const requests: Request[] = [];
  const consoleLines: string[] = [];
  context.on('request', (request) => requests.push(request));
  page.on('console', (message) => consoleLines.push(message.text()));
  const held: string[] = [];

  await signIn('owner', '/entra-id/sub-owner-active');
  await page.getByLabel('Client secret').fill(SECRET);
  await page.getByRole('button', { name: 'Save connection' }).click();
  await expect(page.getByText('Connection saved.').first()).toBeVisible();
  held.push(await whatPageHolds(page));

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
  // But for the address of the picture that the identity provider gave, and the code's way back.
  const leaks = requests
    .filter((request) => !request.url().startsWith(at.identity) && personal.test(request.url()))
    .map((request) => request.url());
  expect(leaks).toEqual([]);
});
