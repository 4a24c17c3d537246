// The back-forward cache: a page that Back brings up as it was left. Playwright switches it off in every other journey.
import type { Page } from '@playwright/test';
import { SANDBOX_CLIENT_ID } from '../../../sandbox/addresses.ts';
import { at, expect, failedCalls, test } from '../support/journey.ts';
import { wholeBrowser } from '../support/wholeBrowser.ts';

test.use({
  expectedConsole: [failedCalls],
  launchOptions: wholeBrowser({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Says on the console which page Back brought up, and whether as it was left. */
function noteReturn() {
  const [entry] = performance.getEntriesByType('navigation');
  // At once: it may be left again before it is loaded whole. Not for the identity provider's frame in it.
  if (self === top && entry?.type === 'back_forward') console.log(`loaded anew: ${location.pathname}`);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) console.log(`as it was left: ${location.pathname}`);
  });
}

/** Goes back, and gives the page that came, as it says so. */
async function goBack(page: Page): Promise<string> {
  const [line] = await Promise.all([
    page.waitForEvent('console', (message) => /^(?:as it was left|loaded anew): /.test(message.text())),
    // Not awaited by the page that is left.
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

test('Back from the login leads to the login, not to a page that waits for ever', async ({
  page,
  context,
}) => {
  // Signed in lately, and the identity provider knows nothing of it any more.
  await context.addCookies([
    { name: `auth0.${SANDBOX_CLIENT_ID}.is.authenticated`, value: 'true', url: at.portal },
  ]);
  await page.addInitScript(noteReturn);
  await page.goto('/account');
  const login = page.locator('[data-persona="owner"]');
  await expect(login).toBeVisible();
  const came = await goBack(page);
  // Sent to the login before it was loaded whole, as on a busy machine, the page has no place in the history: Back leads past it.
  if (came === 'loaded anew: blank') return;
  expect(came).toBe('as it was left: /account');
  await expect(login).toBeVisible();
});

test('Back and a reload bring the filter and the place in a long list back', async ({
  page,
  signInByHand,
}) => {
  // To a card: the list measures its rows, and moves with what they turn out to be.
  const atCard = () => page.evaluate(() => Math.abs(window.scrollY - 6000) < 300);
  const position = () => page.evaluate(() => window.scrollY);
  const toAccount = () =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' });
  const account = page.getByRole('heading', { level: 1, name: 'Account' });

  await signInByHand('distributor');
  const filter = page.getByRole('searchbox', { name: 'Filter subscriptions' });
  const found = page.getByText(/^[\d,]+ of 5,000 subscriptions$/);
  await filter.fill('12');
  await expect(found).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 6000));
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/?search=12');
  await expect.poll(atCard).toBe(true);

  await page.reload();
  await expect(found).toBeVisible();
  await expect(filter).toHaveValue('12');
  await expect.poll(atCard).toBe(true);

  await toAccount().click();
  await expect(account).toBeVisible();
  await expect.poll(position).toBe(0);
  // Loaded again in between: the place on the page before is still known.
  await page.reload();
  await expect(account).toBeVisible();
  await page.goBack();
  await expect(found).toBeVisible();
  await expect(filter).toHaveValue('12');
  await expect.poll(atCard).toBe(true);
});
