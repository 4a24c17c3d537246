// Every page and its main actions go on while a browser's translation replaces every text, and an extension wraps what it likes
// (docs/product/interface.md#changed-pages). The fault matrix's row "translated page" for code, too: every page loads its own.
import type { Page } from '@playwright/test';
import { translatePage } from '../../support/translatePage.ts';
import { expect, failedCalls, test } from '../support/journey.ts';
import {
  expectLoaded,
  expectOpened,
  inParts,
  open,
  OWNER_PAGES,
  pressAndAsk,
  STAFF_PAGES,
} from '../support/visit.ts';

test.use({ expectedConsole: [failedCalls] });

const language = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

/** Wraps every icon and every second list item, as an extension might, in the page's own script context. */
function wrapElements() {
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const element of document.querySelectorAll('main svg, main li:nth-child(2n)')) {
      if (seen.has(element)) continue;
      seen.add(element);
      const wrapper = document.createElement('div');
      wrapper.style.display = 'contents';
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  }).observe(document, { childList: true, subtree: true });
}

/** Expects that neither the page nor a part of it has failed, in either language. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await expect(page.getByText(/couldn’t be shown|konnte nicht angezeigt/), address).toHaveCount(0);
  await expect(page.locator('main font').first(), address).toBeAttached();
}

for (const [index, addresses] of inParts<string>(OWNER_PAGES).entries()) {
  test(`every page for customers goes on in another language, ${index + 1}`, async ({ page, signIn }) => {
    await page.addInitScript(translatePage);
    await page.addInitScript(wrapElements);
    await signIn('owner');
    await expectOpened(page);
    for (const address of addresses) {
      await open(page, address);
      // The overview's last part has no placeholder: the line is complete once the invoices have been read.
      if (/^\/(?:\?|$)/.test(address)) await expect(page.getByText('due in 1 overdue invoice')).toBeVisible();
      // A list of people is shown before every instance's has been read.
      await expect(page.getByRole('button', { name: 'Stop', exact: true }), address).toHaveCount(0);
      const before = await page.getByRole('main').textContent();
      for (const code of ['de', 'en']) {
        await language(page).selectOption(code);
        await expectLoaded(page);
        await expectWhole(page, address);
      }
      expect(await page.getByRole('main').textContent(), address).toBe(before);
    }
  });
}

test('every page for staff goes on', async ({ page, signIn }) => {
  await page.addInitScript(translatePage);
  await page.addInitScript(wrapElements);
  await signIn('staff', '/supporter');
  for (const address of STAFF_PAGES) {
    await open(page, address);
    await language(page).selectOption('de');
    await expectLoaded(page);
    await expectWhole(page, address);
    await language(page).selectOption('en');
  }
});

test('the main actions go on', async ({ page, sandbox, signIn }) => {
  await page.addInitScript(translatePage);
  await page.addInitScript(wrapElements);
  await signIn('owner');
  const whole = () => expectWhole(page, page.url());

  await test.step('an instance becomes ready', async () => {
    await expect(page.getByText('preparing instance')).toHaveCount(1);
    await sandbox.advance(3600);
    await expect(page.getByText('preparing instance')).toHaveCount(0, { timeout: 20_000 });
    await whole();
  });
  await test.step('multifactor authentication is required', async () => {
    await open(page, '/manage/sub-owner-active');
    await page.getByRole('switch', { name: 'Require multifactor authentication' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Require' }).click();
    await expect(page.getByText(/^Multifactor authentication is now required/)).toBeVisible();
    await expectLoaded(page);
    await whole();
  });
  await test.step('by the links, without a reload', async () => {
    for (const name of ['Invoices', 'Upload', 'Entra ID', 'PRTG Users', 'Account', 'Overview']) {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
      await expectOpened(page);
      await whole();
    }
  });
  await test.step('many are compared', async () => {
    await open(page, '/?view=table');
    await pressAndAsk('Compare with…')(page);
    await page.getByRole('dialog').getByRole('combobox').fill('hq');
    await page.getByRole('option').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByText(/^Compared with acme-hq: of \d+ instances/)).toBeVisible();
    await whole();
  });
});
