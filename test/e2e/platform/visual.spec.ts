// The ten main screens look as before (docs/tour.md), wide and narrow: changes of layout or colour are detected, and accepted by
// `npm run pictures`. Two looks are enough, because colours don't depend on the width, nor the layout on colours.
import { comeToRest, test } from '../support/stillWorld.ts';
import { expect, failedCalls } from '../support/journey.ts';
import { MAIN_SCENES } from '../support/scenes.ts';

const LOOKS = [
  { name: 'wide-light', width: 1280, colorScheme: 'light' },
  { name: 'narrow-dark', width: 360, colorScheme: 'dark' },
] as const;
/** The window's height, px; further down there is only more of the same. */
const HEIGHT = 1024;

test.use({ expectedConsole: [failedCalls] });

// On other systems Chromium's fonts can't be set.
test.skip(process.platform !== 'linux', 'The screens are drawn alike on Linux only.');

for (const { name, persona, address, act } of MAIN_SCENES) {
  test(`${name} looks as before`, async ({ page, signIn }) => {
    await signIn(persona, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await act?.(page);
    for (const { name: look, width, colorScheme } of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: HEIGHT });
      await comeToRest(page);
      await expect
        .soft(page, `If ${name} is to look so from now on: npm run pictures`)
        .toHaveScreenshot(`${name}-${look}.png`);
    }
  });
}

test('a button that moves by 2 px is detected', async ({ page, signIn }) => {
  const [{ name: look, width, colorScheme }] = LOOKS;
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: HEIGHT });
  await signIn('owner', '/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await comeToRest(page);
  await expect(page).toHaveScreenshot(`account-${look}.png`);
  const button = page.getByRole('button', { name: 'Reset password' });
  await button.evaluate((one) => (one.style.translate = '0 2px'));
  await expect(page).not.toHaveScreenshot(`account-${look}.png`);
});
