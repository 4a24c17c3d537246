// The languages (docs/product/wording.md#languages): a language is chosen and remembered, dates and the login follow it, changing
// it keeps what was typed, and every page is complete in each.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PSEUDO_LANGUAGE, readCatalogue } from '../../build/messages/languages.ts';
import { messagesOf } from '../../build/messages/compile.ts';
import { at, choosePersona, expect, failedCalls, test } from './support/journey.ts';
import {
  expectNothingWaits,
  expectOpened,
  inParts,
  open,
  OWNER_PAGES,
  resize,
  speak,
  STAFF_PAGES,
} from './support/visit.ts';

test.use({ expectedConsole: [failedCalls] });

const KEY = 'portal-language';
const footer = (page: Page) => page.getByRole('contentinfo');
const select = (page: Page) => footer(page).getByRole('combobox');

/** Addresses by the persona who sees most there. */
const PAGES = [
  ['owner', OWNER_PAGES],
  ['newcomer', ['/', '/invoices', '/upload']],
  ['user', ['/', '/manage/sub-owner-active', '/entra-id']],
  ['staff', STAFF_PAGES],
] as const;

/** The addresses, split into journeys that aren't too long. */
const PARTS = PAGES.flatMap(([persona, addresses]) =>
  inParts<string>(addresses).map(
    (some, index) => [persona, index === 0 ? '' : `, ${index + 1}`, some] as const,
  ),
);

/** Makes every page start in this language from now on. */
const begin = (page: Page, language: string) =>
  page.addInitScript(
    ([key, code]) => {
      try {
        localStorage.setItem(key, code);
      } catch {
        // A frame of another site may not use the storage.
      }
    },
    [KEY, language] as const,
  );

/** Returns all texts of a page: its title and lines, and the names and titles of its elements. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')];
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    // Options of a select aren't rendered, so they aren't among the lines.
    const options = [...document.querySelectorAll('option, optgroup')].map((option) =>
      option instanceof HTMLOptGroupElement ? option.label : option.textContent,
    );
    const lines = (document.getElementById('root')?.innerText ?? '').split('\n');
    return [document.title, ...lines, ...names, ...options].map((text) => text.trim()).filter(Boolean);
  });

test('the portal uses the browser’s language and formats, and requests the login page in it', async ({
  browser,
  sandbox,
}) => {
  await sandbox.reset();
  const context = await browser.newContext({ locale: 'de-AT', timezoneId: 'Europe/Vienna' });
  const page = await context.newPage();
  const authorized = page.waitForRequest((request) => request.url().includes('/authorize'));
  await page.goto('/');
  expect(new URL((await authorized).url()).searchParams.get('ui_locales')).toBe('de');
  await choosePersona(page, 'owner');
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnements' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('PRTG 1000 (€ 1.490,00 / Jahr)')).toBeVisible();
  await context.close();
});

test('a user can choose another language in the footer, and it is remembered', async ({ page, signIn }) => {
  await signIn('owner');
  await footer(page).getByLabel('Language').selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnements' })).toBeVisible();
  await expect(page).toHaveTitle('Abonnements – PRTG Hosted Monitor');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnements' })).toBeVisible();
  await footer(page).getByLabel('Sprache').selectOption('English');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
});

test('a form keeps its input and errors when the language changes', async ({ page, signIn }) => {
  await signIn('owner', '/new');
  await page.getByLabel('Subdomain').fill('x');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await expect(page.getByText('Enter at least 4 characters.').first()).toBeVisible();
  await select(page).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Neue Instanz' })).toBeVisible();
  await expect(page.getByLabel('Subdomain')).toHaveValue('x');
  await expect(page.getByRole('radio', { name: 'Jährlich' })).toBeChecked();
  await expect(page.getByText('Enter at least 4 characters.')).toHaveCount(0);

  await page.goto('/entra-id/sub-owner-active');
  const secret = page.getByLabel('Geheimer Clientschlüssel', { exact: true });
  await secret.fill('never-stored');
  await select(page).selectOption('English');
  await expect(page.getByLabel('Client secret', { exact: true })).toHaveValue('never-stored');
});

test('a language that can’t be loaded shows an error, and changes nothing', async ({ page, signIn }) => {
  await signIn('owner', '/account');
  await page.route(/\/assets\/de-/, (route) => route.abort());
  await select(page).selectOption('Deutsch');
  await expect(footer(page).getByRole('alert')).toHaveText('This language couldn’t be loaded. Try again.');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await expect(select(page)).toHaveValue('en');
});

for (const [persona, part, addresses] of PARTS) {
  test(`every page starts in German, has no German in the pseudo-language, and returns to German: ${persona}${part}`, async ({
    page,
    sandbox,
    signIn,
  }) => {
    const answers = listen(page);
    const english = englishLines();
    await begin(page, 'de');
    await signIn(persona);
    // Preparation starts when an instance is first read: without this, it would become ready in the middle of the walk.
    await expectOpened(page);
    await sandbox.advance(3600);
    for (const address of addresses) {
      await open(page, address);
      const begun = await settledWords(page);
      await expectNoEnglish(page, address, english, answers);
      await speak(page, PSEUDO_LANGUAGE);
      await expectNothingLost(page, address, answers);
      await select(page).selectOption('Deutsch');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      expect.soft(await settledWords(page, begun), address).toEqual(begun);
    }
  });
}

test('pages of an instance in preparation are fully translated too', async ({ page, signIn }) => {
  await begin(page, 'de');
  await signIn('owner');
  const answers = listen(page);
  for (const address of ['/manage/sub-owner-preparing', '/', '/?view=table', '/dates']) {
    await open(page, address);
    await expectNoEnglish(page, address, englishLines(), answers);
    await speak(page, PSEUDO_LANGUAGE);
    await expectNothingLost(page, address, answers);
  }
});

/**
 * Returns the page's texts once they are stable: read twice the same, or once as expected. Left out are texts that change by
 * themselves or are announced only for a few seconds.
 */
async function settledWords(page: Page, expected: string[] = []): Promise<string[]> {
  let words = expected;
  await expect(async () => {
    const before = words.join('\n');
    words = (await wordsOf(page)).filter((line) => !/\d\d:\d\d|Minute|bereit|^Geladen,/.test(line));
    expect(words).not.toContain('Wird geladen');
    // On a busy machine the network may be idle because requests haven't been sent yet.
    await expectNothingWaits(page);
    expect(words.join('\n')).toBe(before);
  }).toPass({ intervals: [300] });
  return words;
}

/** Returns patterns for every English sentence that differs in German. */
function englishLines(): { key: string; pattern: RegExp }[] {
  const german = messagesOf(readCatalogue('de'));
  return [...messagesOf(readCatalogue('en'))].flatMap(([key, text]) => {
    // Only texts of several words, because a single word may be a name.
    const isSentence = /\w \w/.test(text) && !/[{<]/.test(text);
    return isSentence && text !== german.get(key) ? [{ key, pattern: new RegExp(escaped(text)) }] : [];
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

async function expectNoEnglish(
  page: Page,
  address: string,
  english: ReturnType<typeof englishLines>,
  answers: () => Promise<string>,
): Promise<void> {
  const text = (await wordsOf(page)).join('\n');
  const data = await answers();
  const left = english.filter(({ pattern }) => pattern.test(text) && !pattern.test(data));
  expect
    .soft(
      left.map(({ key }) => key),
      address,
    )
    .toEqual([]);
}

/** Expects, in a wide and in the narrowest window, that every text is a message or data, and that none is cut off. */
async function expectNothingLost(page: Page, address: string, answers: () => Promise<string>): Promise<void> {
  for (const width of [1280, 320]) {
    const where = `${address}, ${width} px`;
    await resize(page, width, 900);
    await expectNothingWaits(page);
    // Texts before answers, so that whatever answer the page shows by then is among the answers.
    const words = await wordsOf(page);
    const data = await answers();
    const unsaid = words.flatMap(outsideOfBrackets).filter((text) => !isData(text, data));
    expect.soft(unsaid, where).toEqual([]);
    expect.soft(await cutOn(page), where).toEqual([]);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), where)
      .toBeLessThanOrEqual(width);
  }
  await resize(page, 1280, 900);
}

/** Returns a function that returns all external answers so far: the vendor API's, the identity provider's, the templates'. */
function listen(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith(`${at.portal}/`)) return;
    answers.push(
      response.text().then(
        (text) => `${text} ${response.url()} ${claimsIn(text)}`,
        () => '',
      ),
    );
  });
  return async () => (await Promise.all(answers)).join(' ');
}

/** Returns the claims of the tokens in an answer. */
function claimsIn(text: string): string {
  const tokens = text.match(/[\w-]+\.[\w-]{20,}\.[\w-]+/g) ?? [];
  return tokens.map((token) => Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).join(' ');
}

/** Returns the parts of a line outside of the brackets that the pseudo-language puts around messages. */
function outsideOfBrackets(line: string): string[] {
  let rest = line;
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(/\[[^[\]]*\]/g, '\n');
  }
  return rest.split('\n').map((text) => text.trim());
}

/** Returns the languages' own names, and the pseudo-language's code. */
function languageNames(): RegExp[] {
  const source = readFileSync(new URL('../../src/messages/languages.ts', import.meta.url), 'utf8');
  const names = [...source.matchAll(/name: '([^']+)'/g)].map(([, name]) => name);
  return [new RegExp(`^(?:en-XA|${names.join('|')})$`)];
}

/** Texts that are the same in every language. */
const NAMES = [
  /^(?:– )?PRTG Hosted Monitor$/,
  /^© \d+ Paessler GmbH$/,
  ...languageNames(),
  // Names of Windows timezones, and of regions as the specification has them.
  /^\(UTC(?:[+-]\d\d:\d\d)?\) /,
  /^(?:.+ - )?(?:Europe|North\/South America|Asia Pacific|Middle East|Africa)$/,
  // Configured by VITE_PLAN_HINTS.
  /^Up to \d+ sensors$/,
  // Machine types.
  /^[tm]\d\.\d*x?large$/,
];

/** Words in dates and sizes: timezones, units, and months, short or in full. */
const DATE_OR_SIZE =
  /^(?:GMT|UTC|CES?T|[KM]iB|[A-Z][a-z]{2,3}|(?:Jan|Febr)uary|March|April|June|July|August|\w+(?:tem|o|em)ber)$/;

/** True for texts from an external answer or the browser, and for numbers, dates and money. */
function isData(text: string, answers: string): boolean {
  // An address is the same in every language.
  if (!/[a-z]{2}/i.test(text) || URL.canParse(text) || NAMES.some((name) => name.test(text))) return true;
  if (answers.includes(text) || answers.includes(JSON.stringify(text).slice(1, -1))) return true;
  // The portal makes states readable: CREATE_COMPLETE becomes 'Create complete'.
  if (answers.toLowerCase().includes(text.toLowerCase().replaceAll(' ', '_'))) return true;
  const words = text.split(/[\s/()·,:;+–-]+/).filter((word) => /[a-z]{2}/i.test(word));
  return words.every((word) => answers.includes(word) || DATE_OR_SIZE.test(word));
}

/** Returns the bracketed texts that are cut off. */
function cutOn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root *')]
      .filter((element) => {
        const { overflowX, position } = getComputedStyle(element);
        // Visually hidden text for screen readers, and the closed rail, which opens.
        if (overflowX === 'visible' || position === 'absolute' || element.closest('nav')) return false;
        const isCut = element.scrollWidth > element.clientWidth + 1;
        return isCut && overflowX === 'hidden' && element.innerText.includes('[');
      })
      .map((element) => element.innerText),
  );
}
