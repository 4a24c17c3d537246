// The choice of data collection for all instances in the browser (docs/product/screens.md#data-sharing): by keyboard, by mouse,
// and with many instances. Slow and failing calls: test/screens/data-sharing.test.tsx, test/faults/mutation.test.tsx.
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';

const ADDRESS = '/data-sharing-opt-in';
const group = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });
const choice = (page: Page, instance: string, name: string) =>
  group(page, instance).getByRole('radio', { name, exact: true });
const said = (page: Page, sentence: string) => page.getByText(sentence, { exact: true });

const ENABLED_WITHOUT =
  'Data collection is now enabled for all users of this instance. Personal information is not being collected.';

// Only a real browser can show this, because browsers turn an arrow key on a radio button into a click.
test('data collection isn’t saved by arrow keys alone, but at once by Enter, Space, Tab or a click', async ({
  page,
  sandbox,
  signIn,
}) => {
  const saved = async () =>
    (await sandbox.requests('/datascience/toggle')).filter(({ method }) => method === 'POST').length;
  const notSaved = said(page, 'Not saved yet. Press Enter or Space, or move on, to save it.');
  // While a choice is being saved, no other can be made.
  const idle = (name: string) => expect(group(page, name)).toHaveAttribute('aria-busy', 'false');
  await signIn('admin', ADDRESS);
  await expect(page.getByRole('heading', { level: 1, name: 'Data sharing' })).toBeVisible();
  await expect(page).toHaveTitle('Data sharing – PRTG Hosted Monitor');
  await expect(choice(page, 'acme-factory', 'Off')).toBeChecked();
  await choice(page, 'acme-factory', 'Off').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'acme-factory', 'With personal data')).toBeChecked();
  await expect(notSaved).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  expect(await saved()).toBe(0);
  await page.keyboard.press('Enter');
  await expect(said(page, ENABLED_WITHOUT)).toBeVisible();
  await expect(notSaved).toHaveCount(0);
  expect(await saved()).toBe(1);
  await expect(choice(page, 'acme-hq', 'Without personal data')).toBeChecked();

  await choice(page, 'acme-factory', 'Without personal data').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(notSaved).toBeVisible();
  await page.keyboard.press('Space');
  await expect.poll(saved).toBe(2);
  await expect(notSaved).toHaveCount(0);
  await idle('acme-factory');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect.poll(saved).toBe(3);
  await idle('acme-factory');

  // A radio button's label can be clicked like the button itself.
  await choice(page, 'acme-hq', 'Without personal data').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(choice(page, 'acme-hq', 'Off')).toBeChecked();
  await group(page, 'acme-hq').getByText('Off', { exact: true }).click();
  await expect.poll(saved).toBe(4);
  await idle('acme-hq');
  await group(page, 'acme-hq').getByText('With personal data', { exact: true }).click();
  await expect.poll(saved).toBe(5);
  await expect(choice(page, 'acme-hq', 'With personal data')).toBeChecked();
  await page.reload();
  await expect(choice(page, 'acme-hq', 'With personal data')).toBeChecked();
  await expect(choice(page, 'acme-factory', 'Without personal data')).toBeChecked();
});

test('the data sharing page requests only the instances that are scrolled into view', async ({
  page,
  sandbox,
  signIn,
}) => {
  await sandbox.seed({ subscriptions: { persona: 'admin', count: 300 } });
  await signIn('admin', ADDRESS);
  await expect(choice(page, 'acme-hq', 'Without personal data')).toBeChecked();
  const asked = async () =>
    (await sandbox.requests('/datascience/verify')).filter(({ method }) => method === 'GET').length;
  expect(await asked()).toBeLessThan(30);
  await page.mouse.wheel(0, 100_000);
  await expect(page.getByRole('listitem').last()).toHaveAttribute('aria-posinset', '302');
  await expect(page.getByRole('radiogroup').last().getByRole('radio', { name: 'Off' })).toBeChecked();
  expect(await asked()).toBeLessThan(90);
});
