// A page that a browser's translation changes goes on: it shows what an untouched page shows (docs/product/interface.md#changed-pages).
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { readPages } from '../../support/manageScreen';
import { renderPortal } from '../../support/renderPortal';
import { translatePage } from '../../support/translatePage';

beforeAll(async () => {
  await readPages();
  await import('../../../src/pages/invoices/InvoicesPage');
});

const translate = () => onTestFinished(translatePage());
const language = () => screen.findByRole('combobox', { name: /^(?:Language|Sprache)$/ });
/** Chooses a language, and waits until the page is in it. */
async function choose(user: UserEvent, code: string): Promise<void> {
  await user.selectOptions(await language(), code);
  // The field shows it once its messages are loaded.
  await waitFor(async () => expect(await language()).toHaveValue(code));
  await loaded();
}
const words = () => document.querySelector('main')?.textContent;

/** Waits until nothing on the page is loading. */
const loaded = () =>
  waitFor(() => expect(document.querySelector('main [aria-busy=true], .MuiSkeleton-root')).toBeNull());

it('loses no section once multifactor authentication is required', async () => {
  translate();
  const { user } = renderPortal('owner', '/manage/sub-owner-active');
  await user.click(await screen.findByRole('switch', { name: 'Require multifactor authentication' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Require' }));
  expect(
    await screen.findByText('Multifactor authentication is now required for all users of this instance.'),
  ).toBeVisible();
  await loaded();
  expect(screen.queryByText('This part of the page couldn’t be shown. Your data is safe.')).toBeNull();
  expect(screen.getByRole('switch', { name: 'Require multifactor authentication' })).toBeChecked();
});

const OWNER = ['Olivia Owner', 'owner@acme.example'];
const INSTANCE = ['acme-hq', 'acme-hq.my-prtg.example'];
it.each([
  ['owner', '/', [...OWNER, ...INSTANCE]],
  ['owner', '/?view=table', INSTANCE],
  ['owner', '/manage/sub-owner-active', INSTANCE],
  ['owner', '/dates', INSTANCE],
  ['owner', '/account', OWNER],
  ['owner', '/invoices', ['acme-hq']],
  ['owner', '/upload', INSTANCE],
  ['owner', '/entra-id/sub-owner-active', [...INSTANCE, 'acme.example']],
  ['owner', '/prtg-users/sub-owner-active', INSTANCE],
  ['owner', '/costs', ['acme-sydney']],
  ['owner', '/people', ['Bea Observer', 'bea.observer@acme.example']],
  ['owner', '/data-sharing-opt-in', INSTANCE],
  ['staff', '/supporter?search=acme', ['acme-hq']],
  ['staff', '/supporter/stacks/prtg-reseller-trial', ['prtg-reseller-trial', 'sub-reseller-trial']],
])('%s at %s: no name, domain or id is translated', async (persona, address, texts) => {
  renderPortal(persona, address);
  await screen.findByRole('heading', { level: 1 });
  await loaded();
  for (const text of texts) await screen.findAllByText(text);
  const translated = [...document.querySelectorAll('body *')].filter(
    (one) =>
      one.childElementCount === 0 &&
      (texts.includes(one.textContent.trim()) || /^INV-\d+$/.test(one.textContent)) &&
      !one.closest('[translate=no]'),
  );
  expect(translated.map((one) => one.outerHTML)).toEqual([]);
});

it.each(['/', '/?view=table', '/manage/sub-owner-active', '/invoices', '/new', '/dates'])(
  '%s in another language, chosen after it was translated',
  async (address) => {
    // The clock stands still, so that both visits show the same minute and the same instance in preparation.
    vi.useFakeTimers({ toFake: ['Date'] });
    const untouched = renderPortal('owner', address);
    await screen.findByRole('heading', { level: 1 });
    await choose(untouched.user, 'de');
    const german = words();
    await choose(untouched.user, 'en');
    cleanup();

    translate();
    const { user } = renderPortal('owner', address);
    await screen.findByRole('heading', { level: 1 });
    await loaded();
    expect(words()).not.toBe(german);
    await choose(user, 'de');
    expect(words()).toBe(german);
  },
);
