// axe finds no violations (WCAG 2.2 AA) on any route: with data, empty, with dialogs, loading and failing, in both colour
// schemes, on a wide and on the narrowest screen, in English and in German.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, failedCalls, test } from '../support/journey.ts';
import {
  expectDrawn,
  expectNothingWaits,
  inParts,
  OWNER_PAGES,
  press,
  pressAndAsk,
  STAFF_PAGES,
  type Visit,
} from '../support/visit.ts';
import { say } from '../support/words.ts';

const { resolve } = createRequire(import.meta.url);
/** The source of the axe version that the builder uses, minified: less than half as much for every page to parse. */
const AXE = readFileSync(
  createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Words = ReturnType<typeof say>;

/** Hides the navigation on a small screen, because axe reports targets that the bar at the bottom half covers as too small. */
const hideNavigation = (words: Words) => async (page: Page) => {
  const hide = page.getByRole('button', { name: words('shell.hideNavigation') });
  if (await hide.isVisible()) await hide.click();
};

/** Prepares a change of all rows in the overview's table. */
const changeSetting = (words: Words) => async (page: Page) => {
  await page.getByRole('checkbox', { name: words('tables.selectAll') }).check();
  await pressAndAsk(words('settings.change'))(page);
  await page.getByRole('combobox', { name: words('changeSetting.setting') }).selectOption('mfa');
  await page.getByRole('combobox', { name: words('changeSetting.newValue') }).selectOption('required');
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeEnabled();
  for (const summary of await page.getByRole('dialog').locator('summary').all()) await summary.click();
};

/** Prepares that change and makes it. */
const changedSetting = (words: Words) => async (page: Page) => {
  await changeSetting(words)(page);
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByRole('button', { name: words('changeSetting.save') })).toBeVisible();
};

/** Chooses all instances and a file; one that no instance accepts is named, too. */
const chosenUpload = (words: Words) => async (page: Page) => {
  await page.getByRole('checkbox', { name: words('tables.selectAll') }).check();
  const files = ['a.mib', 'con.mib'].map((name) => ({ name, mimeType: '', buffer: Buffer.from(name) }));
  await page.locator('input[type="file"]').first().setInputFiles(files);
  await expect(page.getByText('a.mib', { exact: true })).toBeVisible();
};

/** Sends that file to all instances. */
const severalUploads = (words: Words) => async (page: Page) => {
  await chosenUpload(words)(page);
  await page.getByRole('main').getByRole('button').last().click();
  await expect(page.getByRole('button', { name: words('changeSetting.save') })).toBeVisible();
};

/** Opens the dialog and waits for its chart. */
const compareCosts = (words: Words) => async (page: Page) => {
  await pressAndAsk(words('plans.compareCosts'))(page);
  await expect(page.getByRole('dialog').locator('.MuiChartsSurface-root')).toBeVisible();
};

/** Opens a dialog from the menu "Help". */
const help = (words: Words, what: 'allMessages' | 'keyboard' | 'report') => async (page: Page) => {
  await page.getByRole('button', { name: words('shell.help') }).click();
  await page.getByRole('menuitem', { name: words(`help.${what}`) }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Deletes the connection, so that the page lists what remains to be done. */
const deletedConnection = (words: Words) => async (page: Page) => {
  await pressAndAsk(words('entraId.deleteConnection'))(page);
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: words('consequences.remains') })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
};

/** Opens the dialog that applies the settings of the instance that this one was created like. */
const applySettings = (words: Words) => async (page: Page) => {
  await page.evaluate(() => {
    const created = { 'sub-owner-dues': { at: Date.now(), like: 'sub-owner-active' } };
    localStorage.setItem('portal-created', JSON.stringify(created));
  });
  await page.reload();
  await pressAndAsk(words('likeThis.apply').replace('{name}', 'acme-hq'))(page);
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
  await page.evaluate(() => localStorage.removeItem('portal-created'));
};

/** What the owner does on pages before they are checked. */
const ownerActs = (words: Words): readonly Visit[] => [
  // First, because the instance is ready soon.
  ['/manage/sub-owner-preparing', press(words('ready.notifyMe'))],
  ['/?view=table', changeSetting(words)],
  ['/?view=table', changedSetting(words)],
  ['/?view=table', async (page) => page.getByRole('checkbox').first().check()],
  ['/new', press(words('newInstance.toCheckout'))],
  ['/new?like=sub-owner-nonrenewing'],
  ['/manage/sub-owner-dues', applySettings(words)],
  ['/manage/sub-owner-cancelling', pressAndAsk(words('manage.restartInstance'))],
  ['/manage/sub-owner-dues', pressAndAsk(words('manage.cancelSubscription'))],
  ['/account', async (page) => page.getByRole('switch').click()],
  ['/upload?several=1', chosenUpload(words)],
  ['/upload?several=1', severalUploads(words)],
  ['/entra-id/sub-owner-dues', press(words('entraId.save'))],
  ['/account', pressAndAsk(words('shell.search'))],
  ['/account', help(words, 'keyboard')],
  ['/invoices', help(words, 'allMessages')],
  ['/account', help(words, 'report')],
  ['/entra-id/sub-owner-active'],
  ['/entra-id/sub-owner-active', pressAndAsk(words('entraId.deleteConnection'))],
  ['/entra-id/sub-owner-active', deletedConnection(words)],
];

/** Returns these visits, then one to each page that isn't among them. */
function andOthers(acts: readonly Visit[]): readonly Visit[] {
  const others = OWNER_PAGES.filter((page) => !acts.some(([address]) => address === page));
  return [...acts, ...others.map((page): Visit => [page])];
}

const visitsIn = (words: Words): readonly (readonly [persona: string, visits: readonly Visit[]])[] => [
  ['owner', andOthers(ownerActs(words))],
  ['newcomer', [['/'], ['/dates'], ['/invoices'], ['/new', compareCosts(words)]]],
  [
    'trial',
    [
      ['/', pressAndAsk(words('overview.add'))],
      ['/invoices'],
      ['/upload'],
      ['/manage/sub-trial', press(words('firstSteps.title'))],
    ],
  ],
  ['admin', [['/invoices']]],
  ['user', [['/manage/sub-owner-active'], ['/data-sharing-opt-in'], ['/entra-id']]],
  ['directory', [['/account']]],
  ['distributor', [['/', hideNavigation(words)], ['/dates?search=oslo+46']]],
  ['staff', STAFF_PAGES.map((page): Visit => [page])],
];

/** Addresses, with the calls that fail there. */
const FAILING = [
  ['/', '/customer/subscriptions'],
  ['/dates', '/customer/subscriptions'],
  ['/new', '/public/'],
  ['/manage/sub-owner-active', '/instance/'],
  ['/invoices', '/customer/invoices'],
  ['/entra-id/sub-owner-active', '/instance/'],
] as const;

type Look = readonly [language: string, colorScheme: 'light' | 'dark', width: number, rules?: string[]];

/** Rules that depend on the layout, so that they may fail at a single width in a single language. */
const BY_LAYOUT = ['target-size', 'scrollable-region-focusable'];

/**
 * Covers each scheme, width and language, in an order with the fewest changes: a page is opened once, in the first look. One look
 * per language runs all rules; the other runs only those whose outcome depends on layout and language together, because names,
 * roles and their order don't depend on the look, and colours only depend on the scheme.
 */
const LOOKS: readonly [Look, ...Look[]] = [
  ['de', 'dark', 320],
  ['de', 'light', 1280, BY_LAYOUT],
  ['en', 'light', 1280],
];

const [[LANGUAGE, colorScheme, width]] = LOOKS;
const words = say(LANGUAGE);

/** Upper limit of the window's height, px; more than any page but those with long lists, which hide their bar first. */
const TALLEST = 12_000;
/** The window's height, px, until it is made as high as the page. */
const HEIGHT = 900;

/** Checks the page as it is, in one look after the other; ends with the first look's scheme and window. */
async function lookAt(page: Page, where: string, looks: readonly Look[] = LOOKS): Promise<void> {
  for (const [language, colorScheme, width, rules] of looks) {
    await speak(page, language);
    await page.emulateMedia({ colorScheme });
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
    await look(page, `${where}, ${language}, ${colorScheme}, ${width} px`, rules);
  }
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: HEIGHT });
}

/** Changes the language in place, even while a dialog is open. */
async function speak(page: Page, language: string): Promise<void> {
  const root = page.locator('html');
  if ((await root.getAttribute('lang')) === language) return;
  await page.locator('footer select').evaluate((select: HTMLSelectElement, code) => {
    select.value = code;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }, language);
  await expect(root).toHaveAttribute('lang', language);
}

/** Runs axe with these rules, or with all of them. */
async function look(page: Page, where: string, rules?: string[]): Promise<void> {
  // The window must be as high as the page: axe reports targets that the bar at the bottom half covers as too small.
  const size = page.viewportSize();
  if (!where.startsWith('loading')) await expectNothingWaits(page);
  // A long list measures its rows once they are rendered, so the page may grow with the window for a while.
  let before = 0;
  await expect(async () => {
    await expectDrawn(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const shown = page.viewportSize()?.height ?? height;
    const isWhole = before === 0 && height <= shown;
    const isStill = height === before;
    before = height;
    if (size && height > shown && height < TALLEST) await page.setViewportSize({ ...size, height });
    expect(isWhole || isStill).toBe(true);
  }).toPass({ intervals: [50] });
  // Loads axe once per page: the builder would do so twice per look, and also in the identity provider's hidden frame.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Selectors aren't reported, and none of these rules reads stylesheets: both would take a fifth of the time.
  const axe = new AxeBuilder({ page, axeSource: 'undefined' })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], selectors: false, preload: false, iframes: false });
  const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(TAGS)).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(found, where).toEqual([]);
}

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

// The 404 for a stack without a connection, and the calls that fail on purpose.
test.use({ expectedConsole: [failedCalls] });

test.use({ viewport: { width, height: HEIGHT }, colorScheme, locale: LANGUAGE });

// Forgets the language chosen in a look, so that every page starts in the browser's language.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (self === top) localStorage.removeItem('portal-language');
  }),
);

for (const [persona, all] of visitsIn(words)) {
  for (const [part, visits] of inParts(all).entries()) {
    test(`every page of ${persona} is accessible${part === 0 ? '' : `, part ${part + 1}`}`, async ({
      page,
      signIn,
    }) => {
      const [first] = visits[0] ?? ['/'];
      await signIn(persona, first);
      for (const [index, [address, act]] of visits.entries()) {
        if (index > 0) await page.goto(address);
        await settled(page);
        await act?.(page);
        await lookAt(page, address);
      }
    });
  }
}

test('pages that fail to load are accessible', async ({ page, sandbox, signIn }) => {
  await signIn('owner', '/account');
  for (const [address, path] of FAILING) {
    await sandbox.fault({ path, status: 422, times: -1, method: 'GET' });
    await page.goto(address);
    await settled(page);
    await sandbox.clearFaults();
    await lookAt(page, address);
  }
});

test('a page that is loading is accessible', async ({ page, sandbox, signIn }) => {
  await sandbox.fault({ path: '/customer/', delayMs: 30_000, times: -1 });
  await signIn('owner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await lookAt(page, 'loading');
});

// On that page the language can't be changed in place, so each language gets its own browser locale.
for (const locale of ['de', 'en']) {
  test.describe(locale, () => {
    test.use({ locale });

    test('the page for a rejected login is accessible', async ({ page, signInByHand }) => {
      await signInByHand('blocked');
      const title = say(locale)('shell.notSignedIn');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await lookAt(
        page,
        'a rejected login',
        LOOKS.filter(([language]) => language === locale),
      );
    });
  });
}
