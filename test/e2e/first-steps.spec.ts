// The first steps with a new instance, by keyboard on the narrowest screen (docs/product/first-steps.md).
import { expect, failedCalls, test } from './support/journey.ts';

// The 404 for a stack without a connection.
test.use({ expectedConsole: [failedCalls] });

test('by keyboard, a new customer opens the first steps, takes one, finds its tick, and hides them', async ({
  page,
  sandbox,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn('trial', '/manage/sub-trial');
  const toggle = page.getByRole('button', { name: 'First steps' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(await sandbox.requests('/users')).toEqual([]);
  await toggle.press('Enter');
  const steps = page.getByRole('region', { name: 'First steps' }).getByRole('listitem');
  await expect(steps).toHaveCount(7);
  const mfa = steps.filter({ hasText: 'Require multifactor authentication' });
  await expect(mfa).toContainText('Not done yet');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await mfa.getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { name: 'Multifactor authentication', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Require' }).press('Enter');
  await expect(mfa).toContainText('Done');
  await expect(mfa).not.toContainText('Not done yet');

  const part = page.getByRole('region', { name: 'First steps' });
  await part.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Multifactor authentication', exact: true })).toBeVisible();
  await expect(toggle).toHaveCount(0);
});
