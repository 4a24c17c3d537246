// The frame around every page (docs/product/screens.md#shell, docs/product/limits.md#layout): navigation on wide and small
// screens, top bar, footer, focus, colours; and what keyboard and screen reader users find.
import { holdCode } from './support/held.ts';
import { expect, test } from './support/journey.ts';
import { expectOpened, resize } from './support/visit.ts';

// With motion, because the rail, menus and dialogs move.
test.use({ reducedMotion: 'no-preference' });

test('the navigation names every page, its rail opens on hover and focus and closes with Esc, and the skip link works', async ({
  page,
  signIn,
}) => {
  await signIn('owner');
  const rail = page.getByRole('navigation', { name: 'Main' });
  const links = rail.getByRole('listitem');
  await expect(links).toHaveText(['Overview', 'Account', 'Invoices', 'Upload', 'Entra ID', 'PRTG Users']);
  await expect(page.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const skip = page.getByRole('link', { name: 'Skip to content' });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Tab');
  const paper = rail.locator('.MuiDrawer-paper');
  const width = async () => Math.round((await paper.boundingBox())?.width ?? 0);
  await expect(rail.getByRole('link', { name: /Olivia Owner/ })).toBeFocused();
  await expect.poll(width).toBe(256);
  await page.keyboard.press('Escape');
  await expect.poll(width).toBe(56);
  await page.keyboard.press('Shift+Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');

  await expect.poll(width).toBe(56);
  await rail.getByRole('link', { name: 'Account' }).hover();
  await expect.poll(width).toBe(256);
  await page.mouse.move(700, 500);
  await expect.poll(width).toBe(56);
});

test('the footer’s links open new tabs, and only staff see the supporter area', async ({ page, signIn }) => {
  await signIn('staff', '/account');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('listitem').last()).toHaveText(
    'Supporter',
  );
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

  // On a small phone the bars take 120 px at most, with every item in reach.
  await resize(page, 320, 640);
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('button', { name: 'More' }).click();
  await expect(nav.getByRole('link')).toHaveCount(12);
  const heights = await Promise.all([page.getByRole('banner').boundingBox(), nav.boundingBox()]);
  expect(heights.reduce((sum, box) => sum + (box?.height ?? NaN), 0)).toBeLessThanOrEqual(121);
  for (const link of await nav.getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await link.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  }
});

test('the colour scheme follows the system, can be switched, and is remembered', async ({ page, signIn }) => {
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

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the bottom navigation is open at first, and can be hidden and shown', async ({ page, signIn }) => {
    await signIn('longname');
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link', { name: 'Entra ID' })).toBeInViewport({ ratio: 1 });
    const hide = nav.getByRole('button', { name: 'Hide navigation' });
    await expect(hide).toBeInViewport({ ratio: 1 });
    await hide.click();
    await expect(nav.getByRole('link')).toHaveCount(0);
    // The navigation is still hidden after a reload.
    await page.reload();
    await expect(nav.getByRole('button', { name: 'Show navigation' })).toBeVisible();
    await expect(nav.getByRole('link')).toHaveCount(0);
    await nav.getByRole('button', { name: 'Show navigation' }).click();
    await expect(nav.getByRole('link', { name: 'Entra ID' })).toBeInViewport({ ratio: 1 });
  });

  test('no page scrolls only because of its footer', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1280, height: 1000 });
    await signIn('newcomer', '/invoices');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(1000);
  });

  test('nothing is ever wider than the screen', async ({ page, signIn }) => {
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
    }
  });
});

test('a click on a link in the open rail works while another link has the focus', async ({
  page,
  signIn,
}) => {
  // The rail would close at once, before the button of the mouse is released.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn('owner');
  await expectOpened(page);
  await holdCode(page, 'InvoicesPage');
  const rail = page.getByRole('navigation', { name: 'Main' });
  await rail.getByRole('link', { name: 'Invoices' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading page' })).toBeVisible();
  await rail.getByRole('link', { name: 'Upload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upload' })).toBeVisible();
});
