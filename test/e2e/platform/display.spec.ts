// The portal on different displays: a touch screen, forced colours, a low window, wider letter spacing.
import type { Locator, Page } from '@playwright/test';
import { expect, failedCalls, test } from '../support/journey.ts';
import { expectDrawn, expectOpened, open } from '../support/visit.ts';

test.use({ expectedConsole: [failedCalls] });

const scrollWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('small controls have a larger touch target than they look', async ({ page, signIn }) => {
    await signIn('owner');
    await expectOpened(page);
    const copy = page.getByRole('button', { name: 'Copy domain' }).first();
    const reached = await copy.evaluate((button) => {
      // Where no bar covers it.
      button.scrollIntoView({ block: 'center' });
      const { top, left, width, height } = button.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2 - 20);
      return button.contains(under);
    });
    expect(reached).toBe(true);
  });
});

test('a progress bar is shown before the portal’s code has loaded', async ({ page }) => {
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
});

test('the typeface is fetched once the page is shown, and nothing moves when it arrives', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        (window as unknown as { shifts: number }).shifts += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const fetched: string[] = [];
  await page.route('**/*.woff2', async (route) => {
    fetched.push((await page.getByRole('heading', { level: 2 }).allInnerTexts()).join());
    await route.continue();
  });
  await signIn('owner');
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'),
  );
  expect(fetched).toEqual([expect.stringContaining('acme-hq')]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Inter,/);
  await expectOpened(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThanOrEqual(
    0.01,
  );
});

test('in forced colours, borders show what colours show otherwise', async ({ page, signIn, sandbox }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('owner');
  const preparing = page.getByRole('progressbar', { name: 'Preparing instance' });
  expect(await edgeOf(preparing.locator('> *').first(), 'top')).toBeGreaterThanOrEqual(2);
  expect(await edgeOf(page.getByRole('link', { name: 'Add new Subscription' }), 'top')).toBe(1);
  const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
  expect(await edgeOf(current, 'left', '::before')).toBeGreaterThanOrEqual(3);
  await sandbox.settings({ provisioningSeconds: 0 });

  await page.getByRole('link', { name: 'Manage', exact: true }).first().click();
  // Only the current link has a line.
  const tabs = page.getByRole('navigation', { name: 'Instance' });
  expect(await edgeOf(tabs.getByRole('link', { name: 'Settings' }), 'bottom')).toBe(2);
  expect(await edgeOf(tabs.getByRole('link', { name: 'Upload' }), 'bottom')).toBe(0);
  const sections = page.getByRole('navigation', { name: 'Sections' });
  await expect(sections.getByRole('link', { name: 'Timezone' })).toHaveCSS(
    'border-left-color',
    'rgb(255, 255, 255)',
  );
  await page.getByRole('button', { name: 'Restart instance' }).click();
  expect(await edgeOf(page.getByRole('dialog'), 'top')).toBe(1);
});

for (const [width, height] of [
  [1440, 900],
  [1280, 900],
  [768, 1024],
  [360, 740],
  [320, 568],
] as const) {
  test(`at ${width} × ${height}, a toast covers no button of a dialog or a bar`, async ({ page, signIn }) => {
    await page.setViewportSize({ width, height });
    await signIn('owner', '/?view=table');
    await page.getByRole('checkbox', { name: 'Select acme-hq' }).check();
    expect(await coveredIn(page.locator('main'))).toEqual([]);
    await page.getByRole('button', { name: 'Help' }).click();
    await page.getByRole('menuitem', { name: 'Report for support' }).click();
    expect(await coveredIn(page.getByRole('dialog'))).toEqual([]);
  });
}

/** Shows a toast. Returns the buttons within that it covers, each scrolled into view. */
async function coveredIn(part: Locator) {
  await expect(part.getByRole('button').last()).toBeVisible();
  await part.evaluate(() => {
    const reason = new Error('This comes unexpectedly.');
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });
  await expect(part.page().locator('.MuiSnackbar-root')).toBeVisible();
  return part.getByRole('button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      button.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = button.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2);
      return under?.closest('.MuiSnackbar-root') ? [button.textContent] : [];
    }),
  );
}

test('with reduced motion, nothing has a transition, not even a change of colours', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    addEventListener('transitionrun', () => document.documentElement.setAttribute('data-moved', ''));
  });
  await signIn('owner');
  await expectOpened(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('body')).toHaveCSS('color-scheme', 'dark');
  // The next frame would begin the transitions.
  await expectDrawn(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-moved');
});

async function edgeOf(element: ReturnType<Page['locator']>, side: 'top' | 'left' | 'bottom', part?: string) {
  await expect(element).toBeAttached();
  return element.evaluate(
    (one, [sideAsked, pseudo]) => {
      const style = getComputedStyle(one, pseudo);
      const isDrawn = style.getPropertyValue(`border-${sideAsked}-style`) === 'solid';
      return isDrawn ? parseFloat(style.getPropertyValue(`border-${sideAsked}-width`)) : 0;
    },
    [side, part ?? null] as const,
  );
}

test.describe('at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the bars leave room for the page, and wider letters fit', async ({ page, signIn }) => {
    await signIn('owner', '/manage/sub-owner-active');
    await expectOpened(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    expect(await page.evaluate(heightOfPage)).toBeGreaterThan(220);
    await page.getByRole('button', { name: 'Show navigation' }).click();
    const main = page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('button', { name: 'More' }).click();
    await main.getByRole('link', { name: 'People' }).scrollIntoViewIfNeeded();
    await expect(main.getByRole('link', { name: 'People' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');

    for (const address of ['/', '/manage/sub-owner-active', '/invoices']) {
      await open(page, address);
      await page.evaluate(spaceLetters);
      expect.soft(await scrollWidth(page), address).toBe(320);
    }
  });
});

/** Runs in the page. Returns the height of the window that no bar covers, px. */
function heightOfPage(): number {
  const rows = Array.from({ length: window.innerHeight }, (_, y) => y);
  return rows.filter((y) => document.elementFromPoint(160, y)?.closest('header, nav') === null).length;
}

/** Runs in the page. Applies the text spacing of WCAG 1.4.12. */
function spaceLetters(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
