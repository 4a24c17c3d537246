// The back-forward cache: Back restores a page as it was left. Playwright disables the cache in all other journeys.
import type { Page } from '@playwright/test';
import { SANDBOX_CLIENT_ID } from '../../../sandbox/addresses.ts';
import { at, expect, failedCalls, test } from '../support/journey.ts';
import { wholeBrowser } from '../support/browser.ts';

test.describe.configure({ mode: 'default' });
test.use({
  expectedConsole: [failedCalls],
  launchOptions: wholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Logs which page Back leads to, and whether it was restored as it was left. */
function noteReturn() {
  const [entry] = performance.getEntriesByType('navigation');
  // Logged at once, as the page may be left before it has loaded completely. Not in the identity provider's frame.
  if (self === top && entry?.type === 'back_forward') console.log(`loaded anew: ${location.pathname}`);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) console.log(`as it was left: ${location.pathname}`);
  });
}

/** Goes back. Returns what the page that appears has logged. */
async function goBack(page: Page): Promise<string> {
  const [line] = await Promise.all([
    page.waitForEvent('console', (message) => /^(?:as it was left|loaded anew): /.test(message.text())),
    // In a timer, because a page that is left while it is evaluated can't answer.
    page.evaluate(() => void setTimeout(() => history.back())),
  ]);
  return line.text();
}

test('Back after a logout leads to the login', async ({ page, signInByHand }) => {
  await page.addInitScript(noteReturn);
  await signInByHand('owner', '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  const login = page.locator('[data-persona="owner"]');
  await expect(login).toBeVisible();

  expect(await goBack(page)).toBe('as it was left: /account');
  await expect(login).toBeVisible();
  await login.click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('Back from the login page leads to it again, not to a page that loads forever', async ({
  page,
  context,
}) => {
  // The portal's cookie tells of an earlier sign-in, but the identity provider has no session.
  await context.addCookies([
    { name: `auth0.${SANDBOX_CLIENT_ID}.is.authenticated`, value: 'true', url: at.portal },
  ]);
  await page.addInitScript(noteReturn);
  await page.goto('/account');
  const login = page.locator('[data-persona="owner"]');
  await expect(login).toBeVisible();
  const came = await goBack(page);
  // If the page redirects to the login before it has loaded completely, as on a busy machine, Back skips it in the history.
  if (came === 'loaded anew: blank') return;
  expect(came).toBe('as it was left: /account');
  await expect(login).toBeVisible();
});

test('Back and a reload restore the filter and the scroll position in a long list', async ({
  page,
  signInByHand,
}) => {
  // Not exactly, because notices on cards may come or go.
  const atCard = () => page.evaluate(() => Math.abs(window.scrollY - 6000) < 300);
  const position = () => page.evaluate(() => window.scrollY);
  const toAccount = () =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' });
  const account = page.getByRole('heading', { level: 1, name: 'Account' });

  await signInByHand('distributor');
  await expect(page.getByRole('table', { name: 'Subscriptions' })).toBeVisible();
  await page.getByText('Cards', { exact: true }).click();
  const filter = page.getByRole('searchbox', { name: 'Filter subscriptions' });
  const found = page.getByText(/^[\d,]+ of 5,000 subscriptions$/);
  await filter.fill('12');
  await expect(found).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  // The second page of cards comes by itself when the end of the first is in view.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, 6000));
      return atCard();
    })
    .toBe(true);
  await expect(page).toHaveURL('/?view=cards&search=12&shown=72');

  await page.reload();
  await expect(found).toBeVisible();
  await expect(filter).toHaveValue('12');
  await expect.poll(atCard).toBe(true);

  await toAccount().click();
  await expect(account).toBeVisible();
  await expect.poll(position).toBe(0);
  // After a reload in between, the position on the previous page is still known.
  await page.reload();
  await expect(account).toBeVisible();
  await page.goBack();
  await expect(found).toBeVisible();
  await expect(filter).toHaveValue('12');
  await expect.poll(atCard).toBe(true);
});
