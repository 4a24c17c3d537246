// Keyboard users always see the focus, also after an action (with a dialog, a selection, an error), on a phone and in forced
// colours. Every page as it is when opened: pages.spec.ts.
import type { Page } from '@playwright/test';
import { expectFocusSeen } from '../support/focusSeen.ts';
import { failedCalls, test } from '../support/journey.ts';
import { open, press, pressAndAsk, STAFF_PAGES, type Visit } from '../support/visit.ts';

const DONE: readonly Visit[] = [
  ['/?view=table', (page) => page.getByRole('checkbox', { name: 'Select acme-hq' }).check()],
  ['/manage/sub-owner-dues', pressAndAsk('Cancel subscription')],
  ['/manage/sub-owner-preparing'],
  ['/invoices', (page) => page.getByRole('checkbox', { name: 'Select INV-004000' }).check()],
  ['/entra-id/sub-owner-dues', press('Save connection')],
  ['/nowhere'],
];

const PHONE: readonly Visit[] = [['/'], ['/dates'], ['/invoices'], ['/manage/sub-owner-active']];

test.use({ expectedConsole: [failedCalls], reducedMotion: 'reduce' });

test('a customer sees where the focus is, whatever was done before', async ({ page, signIn }) => {
  await signIn('owner', '/account');
  await visitAll(page, DONE);
});

test('a customer sees where the focus is, on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await signIn('owner', '/account');
  await visitAll(page, PHONE);
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  test('a supporter sees where the focus is, on every screen', async ({ page, signIn }) => {
    await signIn('staff');
    await visitAll(
      page,
      STAFF_PAGES.map((address) => [address] as const),
    );
  });
});

async function visitAll(page: Page, visits: readonly Visit[]): Promise<void> {
  for (const [address, act] of visits) {
    await open(page, address);
    await act?.(page);
    await expectFocusSeen(page, address);
  }
}
