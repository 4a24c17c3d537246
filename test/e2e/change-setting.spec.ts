// Changes one setting of 200 instances in a real browser (docs/product/bulk-change.md): with failures, cut connections, a stop,
// and an attempt to leave.
import type { Page } from '@playwright/test';
import { expect, failedCalls, test } from './support/journey.ts';

/** How many instances are added; about a fifth of them already have the new value. */
const SEEDED = 256;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Change setting' });
const said = (page: Page) => dialog(page).getByRole('status');
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole('button', { name, exact: true });

/** Selects all instances shown, and chooses the setting and its new value. Returns how many instances will change. */
async function choose(page: Page, setting: string, value: string): Promise<number> {
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await page.getByRole('button', { name: 'Change setting' }).click();
  await dialog(page).getByRole('combobox', { name: 'Setting' }).selectOption(setting);
  await dialog(page).getByRole('combobox', { name: 'New value' }).selectOption(value);
  await expect(said(page)).toContainText('instances will change.');
  return Number(/^\d+/.exec((await said(page).textContent()) ?? '')?.[0]);
}

test.describe('changing a setting of some 200 instances', () => {
  test.use({ expectedConsole: [failedCalls] });

  test.beforeEach(async ({ sandbox, signIn }) => {
    await sandbox.seed({ subscriptions: { persona: 'trial', count: SEEDED } });
    await signIn('trial', '/?view=table&search=more');
  });

  test('ends with exactly the failed 5 % to retry, and sends each change once', async ({ page, sandbox }) => {
    const writes = async () =>
      (await sandbox.requests('/datascience/toggle')).filter(({ method }) => method === 'POST');
    const count = await choose(page, 'Data collection', 'With personal data');
    expect(count).toBeGreaterThanOrEqual(200);
    const failing = Math.floor(count / 20);
    expect(await writes()).toEqual([]);

    await sandbox.fault({
      path: '/datascience/toggle',
      method: 'POST',
      status: 409,
      body: { message: 'The instance is busy.' },
      every: 20,
    });
    await button(page, `Change ${count} instances`).click();
    await expect(dialog(page).getByRole('progressbar')).toBeVisible();
    await expect(said(page)).toHaveText(`${count - failing} instances changed. ${failing} failed.`);
    const first = await writes();
    expect(first).toHaveLength(count);
    expect(new Set(first.map(({ path }) => path)).size).toBe(count);
    const failed = first.filter(({ status }) => status === 409).map(({ path }) => path);
    expect(failed).toHaveLength(failing);
    const rows = dialog(page).getByRole('list', { name: 'Instances' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'The instance is busy.' }).first()).toBeVisible();
    // A long list renders only the rows in view.
    expect(await rows.count()).toBeLessThan(30);
    await expect(rows.first()).toHaveAttribute('aria-setsize', String(count));

    await sandbox.clearFaults();
    await button(page, 'Try failed again').click();
    await expect(said(page)).toHaveText(`${count} instances changed.`);
    const again = (await writes()).slice(count).map(({ path }) => path);
    expect(again.sort()).toEqual(failed.sort());
    // No alert was announced, and the focus is where the user can continue.
    await expect(page.locator('[role=alert]')).toBeEmpty();
    await expect(dialog(page)).toBeFocused();
    await button(page, 'Close').click();
    await expect(dialog(page)).toHaveCount(0);
  });

  test('repeats nothing over a broken connection, and can be stopped and continued', async ({
    page,
    sandbox,
  }) => {
    const count = await choose(page, 'Require multifactor authentication', 'Required');
    // Every tenth request never arrives; every seventh arrives, but its answer is lost.
    await sandbox.fault({ path: '/mfa/toggle', method: 'POST', abort: true, every: 10 });
    await sandbox.fault({ path: '/mfa/toggle', method: 'POST', cut: true, every: 7 });
    // Each quarter of the progress takes about three seconds: long enough to be observed.
    await sandbox.fault({ path: '/mfa/toggle', method: 'POST', delayMs: 250, times: -1 });
    await button(page, /^Change \d+ instances$/).click();
    await expect(said(page)).toContainText('25 % done');
    await button(page, 'Stop').click();
    await expect(said(page)).toContainText('not started.');
    const [changed = 0, failed = 0, left = 0] = (
      ((await said(page).textContent()) ?? '').match(/\d+/g) ?? []
    ).map(Number);
    expect(changed + failed + left).toBe(count);
    const written = async () =>
      (await sandbox.requests('/mfa/toggle')).filter(({ method }) => method === 'POST');
    expect(await written()).toHaveLength(changed + failed);
    // Exactly the requests that never arrived have failed.
    expect((await written()).filter(({ status }) => status === 0)).toHaveLength(failed);

    await sandbox.clearFaults();
    await button(page, /^Change the remaining/).click();
    await expect(said(page)).toHaveText(`${changed + left} instances changed. ${failed} failed.`);
    await button(page, 'Try failed again').click();
    await expect(said(page)).toHaveText(`${count} instances changed.`);
    const paths = (await written()).map(({ path }) => path);
    expect(new Set(paths).size).toBe(count);
    expect(paths).toHaveLength(count + failed);
  });

  test('can’t be left while it runs without a confirmation', async ({ page, sandbox }) => {
    // Gives the history a page of the portal to go forward to.
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await page.goBack();
    const count = await choose(page, 'Data collection', 'With personal data');
    await sandbox.fault({ path: '/datascience/toggle', method: 'POST', delayMs: 500, times: -1 });
    await button(page, `Change ${count} instances`).click();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toBeVisible();

    const question = page.getByRole('dialog', { name: 'Leave this page?' });
    await page.goForward();
    await expect(question).toContainText('Your change is still running.');
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog(page)).toBeVisible();

    const native = page.waitForEvent('dialog');
    const leaving = page.evaluate(() => window.location.assign('/invoices'));
    const asked = await native;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    await leaving;
    await expect(dialog(page)).toBeVisible();

    await page.goForward();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    // Changes under way are completed; no others are started.
    const written = () => sandbox.requests('/datascience/toggle');
    await expect.poll(async () => (await written()).every(({ status }) => status === 200)).toBe(true);
    expect((await written()).length).toBeLessThan(count);
  });
});
