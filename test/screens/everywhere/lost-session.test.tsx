// A session that is lost in the middle of something that can't be repeated (docs/product/sign-in.md#lost-session): the tab stays,
// says so in the user's language, and leaves for the login once that is over. An upload: test/screens/upload.test.tsx.
import { GenericError } from '@auth0/auth0-spa-js';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseLanguage } from '../../../src/messages/choice';
import { holdAnswers } from '../../support/holdAnswers';
import { readPages, section } from '../../support/manageScreen';
import { renderPortal, type Portal } from '../../support/renderPortal';
import { nextCheckout } from '../../support/standInCheckout';
import { until, untilGone, untilSaid } from '../../support/until';

const SAID =
  'Your session has ended. Once the current action is complete, you’ll be taken to the sign-in page.';

beforeAll(async () => {
  await readPages();
  await import('../../../src/pages/new-instance/NewInstancePage');
  await import('../../../src/pages/account/AccountPage');
  await import('../../../src/pages/overview/table/SubscriptionTable');
  await import('../../../src/features/change-setting/ChangeSettingDialog');
});
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/**
 * Makes the identity provider refuse every renewal. The API goes on to take the tokens that were given out. Returns a function that
 * ends that.
 */
function refuseRenewals({ sandbox }: Portal, code = 'login_required'): () => void {
  const spy = vi.spyOn(sandbox.tokens, 'accessToken');
  spy.mockRejectedValue(new GenericError(code, 'Login required'));
  return () => spy.mockRestore();
}

/** Lets a call in the background find the loss, as polling does. */
const inTheBackground = ({ queryClient }: Portal) =>
  act(() => queryClient.invalidateQueries({ queryKey: ['permissions'] }));

const left = (portal: Portal) => until(() => portal.logouts() === 1, 'the tab leaves for the login');

/** Loses the session; expects that the tab stays and says so. Returns a function that lets it be renewed again. */
async function lose(portal: Portal): Promise<() => void> {
  const allow = refuseRenewals(portal);
  await inTheBackground(portal);
  await untilSaid(SAID);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText(SAID).closest('[role=status]')).toBeVisible();
  expect(portal.logouts()).toBe(0);
  return allow;
}

const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)!;

async function openCheckout(): Promise<Portal> {
  const portal = renderPortal('owner', '/new');
  const subdomain = await screen.findByLabelText('Subdomain', { selector: 'input' });
  fireEvent.change(subdomain, { target: { value: 'acme-plant' } });
  await portal.user.click(radio('prtg-500-monthly-eur'));
  await portal.user.click(screen.getByText('Continue to checkout'));
  return portal;
}

it('an open checkout is paid, what was bought is read, and only then the tab leaves', async () => {
  const portal = await openCheckout();
  const checkout = await nextCheckout(portal);
  await lose(portal);
  checkout.pay();
  await screen.findByText('Subscription acme-plant created');
  await left(portal);
  // Not back to the form, where it could be bought a second time.
  expect(window.sessionStorage.getItem('portal-sign-in')).toBe('{"returnTo":"/overview"}');
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain('acme-plant');
});

it('an open checkout is closed, and the form leads back', async () => {
  const portal = await openCheckout();
  const checkout = await nextCheckout(portal);
  await lose(portal);
  checkout.close();
  await left(portal);
  expect(window.sessionStorage.getItem('portal-sign-in')).toBe('{"returnTo":"/new"}');
  expect(JSON.stringify(Object.entries(window.sessionStorage))).toContain('acme-plant');
});

it('an instance is restarted to the end', async () => {
  const portal = renderPortal('owner', '/manage/sub-owner-active');
  const { user, sandbox } = portal;
  await user.click(await within(await section('Restart')).findByRole('button', { name: 'Restart instance' }));
  const release = holdAnswers(sandbox, '/restart');
  await user.click(await screen.findByRole('button', { name: 'Restart' }));
  await lose(portal);
  release();
  await untilSaid('Restart of instance scheduled.');
  await left(portal);
});

it('a setting of several instances is changed in each of them', async () => {
  const portal = renderPortal('owner', '/?view=table');
  const { user, sandbox } = portal;
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
  await user.click(screen.getByRole('button', { name: 'Change setting' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change setting' }));
  await user.selectOptions(
    await dialog.findByRole('combobox', { name: 'Setting' }),
    'Require multifactor authentication',
  );
  await user.selectOptions(dialog.getByRole('combobox', { name: 'New value' }), 'Required');
  const button = await dialog.findByRole('button', { name: /^Change \d+ instances$/ });
  await waitFor(() => expect(button).toBeEnabled());
  const release = holdAnswers(sandbox, '/mfa/toggle/');
  await user.click(button);
  await lose(portal);
  release();
  await left(portal);
  expect(sandbox.world.stacks.get('stack-owner-active')!.mfaFlag).toBe(true);
});

it('a change of one setting is saved', async () => {
  const portal = renderPortal('owner', '/data-sharing-opt-in');
  const release = holdAnswers(portal.sandbox, '/datascience/toggle');
  const choices = await screen.findAllByRole('radio', { name: 'With personal data' });
  await portal.user.click(choices.find((one) => !(one as HTMLInputElement).checked)!);
  await lose(portal);
  release();
  await left(portal);
});

describe('the session that waits', () => {
  it('is over at once where nothing is under way', async () => {
    const portal = renderPortal('owner', '/account');
    await screen.findByRole('button', { name: 'Reset password' });
    refuseRenewals(portal, 'access_denied');
    await inTheBackground(portal);
    await waitFor(() => expect(portal.logouts()).toBe(1));
    expect(screen.queryByText(SAID)).toBeNull();
  });

  it('waits, too, if another tab has found the loss', async () => {
    const portal = await openCheckout();
    const checkout = await nextCheckout(portal);
    const otherTab = new BroadcastChannel('portal-session');
    otherTab.postMessage('lost');
    await untilSaid(SAID);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New instance');
    checkout.close();
    await until(() => !portal.session.isLost(), 'the session is over');
    await expect(portal.session.getToken()).rejects.toThrow('Your session has ended. Sign in again.');
    otherTab.close();
    // The other tab has asked for it.
    expect(portal.logouts()).toBe(0);
  });

  it('goes on if the user signs in again in another tab', async () => {
    const portal = await openCheckout();
    const checkout = await nextCheckout(portal);
    const allow = await lose(portal);
    allow();
    const otherTab = new BroadcastChannel('portal-session');
    otherTab.postMessage({ sub: 'auth0|owner' });
    await untilGone(SAID);
    otherTab.close();
    checkout.close();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(portal.logouts()).toBe(0);
    expect(await portal.session.getToken()).toMatch(/^eyJ/);
  });

  it('waits no longer if the user wants to sign in now', async () => {
    const portal = await openCheckout();
    await nextCheckout(portal);
    await lose(portal);
    await portal.user.click(screen.getByRole('button', { name: 'Sign in now' }));
    expect(portal.logouts()).toBe(1);
    expect(window.sessionStorage.getItem('portal-sign-in')).toBe('{"returnTo":"/new"}');
  });

  it('says so in German', async () => {
    const portal = await openCheckout();
    await nextCheckout(portal);
    await act(() => chooseLanguage('de'));
    refuseRenewals(portal);
    await inTheBackground(portal);
    await untilSaid(
      'Ihre Sitzung ist beendet. Sobald der laufende Vorgang abgeschlossen ist, werden Sie zur Anmeldung weitergeleitet.',
    );
    cleanup();
    await chooseLanguage('en');
  });
});
