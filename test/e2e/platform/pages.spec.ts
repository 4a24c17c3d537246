// What must hold for every page for customers, each loaded once for all checks: nothing moves while it loads, controls are high
// enough, the focus is visible, nothing is wider than the screen, and it is printed without bars.
import { expectHighControls } from '../support/controls.ts';
import { expectFocusSeen } from '../support/focusSeen.ts';
import { expect, failedCalls, test } from '../support/journey.ts';
import { expectPrinted } from '../support/paper.ts';
import { countShifts, expectNoShift } from '../support/shifts.ts';
import { expectOpened, inParts, open, OWNER_PAGES } from '../support/visit.ts';

const PARTS = [...inParts(OWNER_PAGES).entries()];

/** The most sheets of paper that a page may take, where that isn't two. */
const SHEETS: Readonly<Record<string, number>> = {
  '/': 3,
  '/manage/sub-owner-active': 4,
  '/manage/sub-owner-cancelling': 4,
  '/manage/sub-owner-preparing': 4,
  '/account': 1,
  '/upload': 1,
  '/upload?several=1': 3,
  '/entra-id': 1,
  '/prtg-users': 1,
  '/prtg-users/sub-owner-active': 1,
};

// With motion, because an animation may move what is around it.
test.use({ expectedConsole: [failedCalls], reducedMotion: 'no-preference' });

test.beforeEach(async ({ page, sandbox, signIn }) => {
  await signIn('owner', '/');
  // Preparation starts when an instance is first read: without this, it would become ready during the test, and be in more lists.
  await expectOpened(page);
  await sandbox.advance(3600);
  await page.addInitScript(countShifts);
  await sandbox.fault({ path: '/api/', delayMs: 400, times: -1 });
});

for (const [index, addresses] of PARTS) {
  test(`every page is well laid out on a wide screen and on paper, part ${index + 1}`, async ({ page }) => {
    for (const address of addresses) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, address);
      await expectNoShift(page, address);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expectHighControls(page, 40, address);
      await expectPrinted(page, SHEETS[address] ?? 2, address);
      await expectFocusSeen(page, address);
    }
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const [index, addresses] of PARTS) {
    test(`every page is well laid out on a phone, part ${index + 1}`, async ({ page }) => {
      for (const address of addresses) {
        await open(page, address);
        await expectNoShift(page, address);
        await expectHighControls(page, 44, address);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(360);
      }
    });
  }
});
