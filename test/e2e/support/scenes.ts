// The scenes of the tour and the visual comparison: each has a name, a persona, an address, and what is done there first. Most
// use the persona "owner", who has subscriptions in every state.
import type { Page } from '@playwright/test';
import { expect, logOutElsewhere } from './journey.ts';
import { press, pressAndAsk } from './visit.ts';

export interface Scene {
  /** The name of its pictures, and of the scene in the tour. */
  name: string;
  persona: string;
  address: string;
  act?: (page: Page) => Promise<void>;
}

const owner = (name: string, address: string, act?: Scene['act']): Scene => ({
  name,
  persona: 'owner',
  address,
  ...(act && { act }),
});

/** The ten scenes that the visual comparison checks. */
export const MAIN_SCENES: readonly Scene[] = [
  owner('overview', '/'),
  owner('overview-table', '/?view=table'),
  owner('new-instance', '/new'),
  owner('manage', '/manage/sub-owner-active'),
  owner('dates', '/dates'),
  owner('account', '/account'),
  owner('invoices', '/invoices'),
  owner('upload-instance', '/upload/sub-owner-active'),
  owner('entra-id-instance', '/entra-id/sub-owner-active'),
  { name: 'supporter-stack', persona: 'staff', address: '/supporter/stacks/prtg-owner-active' },
];

async function changeSetting(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Select all shown' }).check();
  await pressAndAsk('Change setting')(page);
  await page.getByRole('combobox', { name: 'Setting' }).selectOption('mfa');
  await page.getByRole('combobox', { name: 'New value' }).selectOption('required');
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeEnabled();
}

async function compareCosts(page: Page): Promise<void> {
  await pressAndAsk('Compare costs')(page);
  await expect(page.getByRole('dialog').locator('.MuiChartsSurface-root')).toBeVisible();
}

async function search(page: Page): Promise<void> {
  await pressAndAsk('Search')(page);
  await page.keyboard.type('acme');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
}

async function keyboard(page: Page): Promise<void> {
  await press('Help')(page);
  await page.getByRole('menuitem', { name: 'Keyboard' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function withoutNetwork(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible();
  await page.context().setOffline(true);
  await expect(page.getByText(/^You’re offline/)).toBeVisible();
}

async function loggedOut(page: Page): Promise<void> {
  const other = await logOutElsewhere(page);
  await expect(page.getByRole('heading', { name: 'You’ve logged out' })).toBeVisible();
  await other.close();
}

/**
 * All scenes of the tour. The report for support is left out, because it names the build, the browser and the difference of the
 * clocks, which vary.
 */
export const SCENES: readonly Scene[] = [
  ...MAIN_SCENES,
  { name: 'overview-empty', persona: 'newcomer', address: '/' },
  { name: 'upgrade', persona: 'trial', address: '/', act: pressAndAsk('Add new Subscription') },
  { name: 'first-steps', persona: 'trial', address: '/manage/sub-trial', act: press('First steps') },
  owner('new-like-this', '/new?like=sub-owner-active'),
  owner('change-setting', '/?view=table', changeSetting),
  { name: 'compare-costs', persona: 'newcomer', address: '/new', act: compareCosts },
  owner('manage-preparing', '/manage/sub-owner-preparing'),
  owner('cancel', '/manage/sub-owner-dues', pressAndAsk('Cancel subscription')),
  owner('upload', '/upload'),
  owner('upload-several', '/upload?several=1'),
  owner('entra-id', '/entra-id'),
  owner('prtg-users', '/prtg-users'),
  owner('prtg-users-instance', '/prtg-users/sub-owner-active'),
  owner('people', '/people'),
  owner('costs', '/costs'),
  owner('data-sharing', '/data-sharing-opt-in'),
  owner('search', '/', search),
  owner('keyboard', '/', keyboard),
  owner('offline', '/', withoutNetwork),
  { name: 'supporter', persona: 'staff', address: '/supporter?search=acme' },
  { name: 'supporter-customer', persona: 'staff', address: '/supporter/customers/cus-north' },
  { name: 'sign-in-problem', persona: 'blocked', address: '/' },
  owner('logged-out', '/', loggedOut),
];
