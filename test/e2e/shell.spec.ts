// The frame around every page (docs/product/screens.md#shell, docs/product/limits.md#layout): navigation wide and
// small, top bar, footer, focus, colours; and what a keyboard and a screen reader find.
import { expect, failedCalls, test } from './support/journey.ts';

test.use({ expectedConsole: [failedCalls] });

/** Long enough to be read for nine seconds. */
const LONG = `Not for you. ${'Please ask the owner of this subscription. '.repeat(5)}`.trim();

test('the rail is 56 px, opens to 256 px on hover and on keyboard focus, and Esc closes it', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  const rail = page.getByRole('navigation', { name: 'Main' });
  const paper = rail.locator('> div');
  const width = async () => Math.round((await paper.boundingBox())?.width ?? 0);
  await expect.poll(width).toBe(56);
  await rail.getByRole('link', { name: 'Account' }).hover();
  await expect.poll(width).toBe(256);
  await page.mouse.move(700, 500);
  await expect.poll(width).toBe(56);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(rail.getByRole('link', { name: /Olivia Owner/ })).toBeFocused();
  await expect.poll(width).toBe(256);
  await page.keyboard.press('Escape');
  await expect.poll(width).toBe(56);
});

test('the navigation names every page, and only staff see the supporter area', async ({ page, signIn }) => {
  await signIn('owner');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
  await expect(links).toHaveText(['Overview', 'Account', 'Invoices', 'Upload', 'Entra ID', 'PRTG Users']);
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.locator('[data-persona="staff"]').click();
  await expect(links.last()).toHaveText('Supporter');
});

test('the skip link moves the focus into the page', async ({ page, signIn }) => {
  await signIn('owner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('the footer leads out of the portal, each in a new tab', async ({ page, signIn }) => {
  await signIn('owner');
  const links = page.getByRole('contentinfo').getByRole('link');
  const year = new Date().getFullYear();
  await expect(links).toHaveText(
    [
      `© ${year} Paessler GmbH`,
      'Imprint',
      'Privacy policy',
      'Terms and conditions',
      'About the company',
      'Service status',
    ].map((label) => `${label}(opens in a new tab)`),
  );
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('the colour scheme follows the system, can be set by hand, and is remembered', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn('owner');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');
  await page.getByRole('button', { name: 'Switch to the light color scheme' }).click();
  await expect(root).toHaveAttribute('data-color-scheme', 'light');
  await page.reload({ waitUntil: 'commit' });
  await expect(root).toHaveAttribute('data-color-scheme', 'light');
  await expect(page.getByRole('button', { name: 'Switch to the dark color scheme' })).toBeVisible();
});

test('the tab says that a form has errors, and the next page’s tab doesn’t', async ({ page, signIn }) => {
  await signIn('newcomer', '/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/new');
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(page).toHaveTitle('Error: New instance – PRTG Hosted Monitor');
  // Its code is there, so it follows the form in the same moment.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeFocused();
  await expect(page).toHaveTitle('Account – PRTG Hosted Monitor');
});

test('a toast is announced in a region that stood there before, and Esc or Close take it away', async ({
  page,
  signIn,
  sandbox,
}) => {
  await sandbox.fault({
    path: '/api/authorization/permissions',
    status: 403,
    body: { message: LONG },
  });
  await signIn('owner');
  const toast = page.getByRole('alert').filter({ hasText: LONG });
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toHaveCount(0);
});
test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the bar at the bottom is open, can be put away, and comes back', async ({ page, signIn }) => {
    await signIn('longname');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'PRTG Users' })).toBeInViewport();
    const hide = nav.getByRole('button', { name: 'Hide navigation' });
    await expect(hide).toBeInViewport({ ratio: 1 });
    await hide.click();
    await expect(nav.getByRole('link')).toHaveCount(0);
    // As the user left it.
    await page.reload();
    await expect(nav.getByRole('button', { name: 'Show navigation' })).toBeVisible();
    await expect(nav.getByRole('link')).toHaveCount(0);
    await nav.getByRole('button', { name: 'Show navigation' }).click();
    await expect(nav.getByRole('link', { name: 'PRTG Users' })).toBeInViewport();
  });

  test('the bars take 120 px at most, with every item of staff in reach', async ({ page, signIn }) => {
    await signIn('staff', '/account');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveCount(7);
    const heights = await Promise.all([page.getByRole('banner').boundingBox(), nav.boundingBox()]);
    expect(heights.reduce((sum, box) => sum + (box?.height ?? NaN), 0)).toBeLessThanOrEqual(121);
    for (const link of await nav.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      const box = await link.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect(await link.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    }
  });

  test('no page scrolls by its footer alone', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await signIn('newcomer', '/invoices');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1000);
  });

  test('nothing is wider than the screen, at no time', async ({ page, signIn }) => {
    await page.addInitScript(() => {
      const look = () => {
        const { dataset, scrollWidth } = document.documentElement;
        dataset.widest = String(Math.max(Number(dataset.widest ?? 0), scrollWidth));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const persona of ['longname', 'owner']) {
      await signIn(persona);
      await expect(page.getByRole('article').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.dataset.widest)).toBe('320');
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.locator('[data-persona="owner"]').waitFor();
    }
  });
});
