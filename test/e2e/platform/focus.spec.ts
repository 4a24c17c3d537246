// Keyboard users always see the focus, also after an action (with a dialog, a selection, an error), on a phone and in forced
// colours. Every page as it is when opened: pages.spec.ts.
import type { Page } from '@playwright/test';
import { expectFocusSeen } from '../support/focusSeen.ts';
import { failedCalls, test } from '../support/journey.ts';
import { expectOpened, open, press, pressAndAsk, STAFF_PAGES, type Visit } from '../support/visit.ts';

const DONE: readonly Visit[] = [
  ['/?view=table', (page) => page.getByRole('checkbox', { name: 'Select acme-hq' }).check()],
  ['/manage/sub-owner-dues', pressAndAsk('Cancel subscription')],
  ['/manage/sub-owner-preparing'],
  ['/invoices', (page) => page.getByRole('checkbox', { name: 'Select INV-004000' }).check()],
  ['/entra-id/sub-owner-dues', press('Save connection')],
  ['/nowhere'],
];

const PHONE: readonly Visit[] = [['/'], ['/dates'], ['/invoices'], ['/manage/sub-owner-active']];

test.use({ expectedConsole: [failedCalls] });

test('a customer always sees where the focus is', async ({ page, signIn }) => {
  await visitAll(page, DONE, (address) => signIn('owner', address));
});

test('a customer always sees where the focus is on a phone', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await visitAll(page, PHONE, (address) => signIn('owner', address));
});

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  test('staff see where the focus is on every page', async ({ page, signIn }) => {
    const visits = STAFF_PAGES.map((address) => [address] as const);
    await visitAll(page, visits, (address) => signIn('staff', address));
  });
});

/** Visits the addresses in turn, signing in at the first. */
async function visitAll(
  page: Page,
  visits: readonly Visit[],
  signInAt: (address: string) => Promise<void>,
): Promise<void> {
  for (const [index, [address, act]] of visits.entries()) {
    if (index === 0) {
      await signInAt(address);
      await expectOpened(page);
    } else {
      await open(page, address);
    }
    await act?.(page);
    await expectFocusSeen(page, address);
  }
}
