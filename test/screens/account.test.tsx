// The account page through the sandbox (docs/product/screens.md#account): a persona in, what they see out.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdAnswers } from '../support/holdAnswers';
import { requests } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';
import { fireAtScript, installProvider } from '../support/standInBilling';

const PATH = '/account';
const FORCED =
  'The vendor requires multifactor authentication for your account, so it can’t be switched off.';
const BLOCKED =
  'Our billing provider’s script couldn’t be loaded from localhost:4400. The cause may be your connection, something in between (a content blocker, a firewall or a proxy), or the provider itself.';

const button = (name: string) => screen.findByRole('button', { name });
const theSwitch = () => screen.findByRole('switch', { name: 'Multifactor authentication' });
const toast = (type: 'status' | 'alert', words: string) =>
  waitFor(() =>
    expect(screen.getAllByRole(type).map(({ textContent }) => textContent)).toContain(`${words}Close`),
  );
const billingScripts = () => document.querySelectorAll('script[src*="/billing/"]').length;

describe('“Signed in as” on the account page', () => {
  it.each([
    ['owner', 'Olivia Owner', 'owner@acme.example', 'Signed in with email and password.'],
    ['mfa', 'Mia Multifactor', 'mfa@acme.example', 'Signed in with email, password, and a second factor.'],
    ['directory', 'Dirk Directory', 'dirk@globex.example', 'Signed in with Microsoft Entra ID.'],
  ])('shows name, e-mail and sign-in method of the persona “%s”', async (persona, name, email, wayIn) => {
    renderPortal(persona, PATH);
    const card = await screen.findByRole('region', { name: 'Signed in as' });
    expect(within(card).getByText(name)).toBeVisible();
    expect(within(card).getByText(email)).toBeVisible();
    expect(within(card).getByText(wayIn)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(document.title).toBe('Account – PRTG Hosted Monitor');
  });
});

describe('“Reset password”', () => {
  it('requests an e-mail, and names the address it was sent to', async () => {
    const { user, sandbox } = renderPortal('owner', PATH);
    await user.click(await button('Reset password'));
    const sentence = 'We sent you an email to owner@acme.example so you can reset your password.';
    await toast('status', sentence);
    expect(await within(screen.getByRole('region', { name: 'Security' })).findByText(sentence)).toBeVisible();
    expect(sandbox.world.mails.map(({ to }) => to)).toEqual(['owner@acme.example']);
  });

  it('shows the reason for a failure, and sends one request for a double click', async () => {
    const { user, sandbox } = renderPortal('owner', PATH, {
      prepare: ({ faults }) =>
        faults.add({
          path: '/customer/reset_password',
          status: 429,
          body: { message: 'Too many mails.' },
        }),
    });
    const reset = await button('Reset password');
    const answer = holdAnswers(sandbox, '/customer/reset_password');
    await user.dblClick(reset);
    answer();
    expect(await screen.findByText('We couldn’t send the email. Too many mails.')).toBeVisible();
    await toast('alert', 'Too many mails.');
    expect(sandbox.world.mails).toEqual([]);
    await user.click(await button('Reset password'));
    await waitFor(() => expect(screen.queryByText(/couldn’t send the email/)).toBeNull());
    await waitFor(() => expect(sandbox.world.mails).toHaveLength(1));
  });
});

describe('the user’s multifactor authentication', () => {
  it('asks for confirmation before it is switched on, and changes nothing on “Go back”', async () => {
    const { user, sandbox } = renderPortal('owner', PATH);
    await user.click(await theSwitch());
    const dialog = await screen.findByRole('dialog', { name: 'Switch on multifactor authentication?' });
    expect(dialog).toHaveTextContent(
      'You’ll be logged out. The next time you sign in, you’ll set up a second factor. From then on, you’ll need it for every sign-in.',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await theSwitch()).not.toBeChecked();
    expect(sandbox.world.accountByKey('owner')?.useMfa).toBe(false);
  });

  it('announces that it is switched on, then logs out once the message’s time is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox, logouts } = renderPortal('owner', PATH);
    await user.click(await theSwitch());
    await user.click(await button('Switch on'));
    await toast('status', 'Multifactor authentication is now enabled.');
    const began = Date.now();
    expect(logouts()).toBe(0);
    expect(
      screen.getByText('Multifactor authentication is now enabled. You’re being logged out.'),
    ).toBeVisible();
    expect(await theSwitch()).toBeChecked();
    expect(sandbox.world.accountByKey('owner')?.useMfa).toBe(true);
    // If the tab is closed now, the user is logged out at the next start.
    expect(window.localStorage.getItem('portal-logout-due')).toBe('yes');
    while (logouts() === 0) await vi.advanceTimersByTimeAsync(100);
    expect(Date.now() - began).toBeGreaterThan(3_000);
  });

  it('announces that it is switched off, and shows the fresh claim', async () => {
    const { user, sandbox, logouts } = renderPortal('mfa', PATH);
    expect(await theSwitch()).toBeChecked();
    await user.click(await theSwitch());
    await toast('status', 'Multifactor authentication is now disabled.');
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
    expect(await screen.findByText('Signed in with email and password.')).toBeVisible();
    expect(sandbox.world.accountByKey('mfa')?.useMfa).toBe(false);
    expect(logouts()).toBe(0);
  });

  it.each([
    ['mfa', true],
    ['owner', false],
  ])('of “%s” returns to its value after a refusal, and shows the reason', async (persona, isOn) => {
    const { user, logouts } = renderPortal(persona, PATH, {
      prepare: ({ faults }) =>
        faults.add({ path: '/customer/mfa', status: 409, body: { message: 'Not today.' } }),
    });
    await user.click(await theSwitch());
    if (!isOn) await user.click(await button('Switch on'));
    expect(await screen.findByText('The setting wasn’t changed. Not today.')).toBeVisible();
    await toast('alert', 'Not today.');
    expect(await theSwitch()).toHaveProperty('checked', isOn);
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    expect(logouts()).toBe(0);
  });

  it('shows what the fresh claims say after a change with no response', async () => {
    const { user } = renderPortal('mfa', PATH, {
      prepare: ({ faults, world }) => {
        const apply = faults.apply.bind(faults);
        faults.apply = async (request, path, answer) => {
          const response = await apply(request, path, answer);
          // The change is made, but its response never arrives.
          return path.includes('/customer/mfa') && !world.accountByKey('mfa')?.useMfa
            ? Response.error()
            : response;
        };
      },
    });
    await user.click(await theSwitch());
    expect(
      await screen.findByText(
        'We couldn’t confirm whether the setting was changed. Load this page again to see.',
      ),
    ).toBeVisible();
    await waitFor(async () => expect(await theSwitch()).not.toBeChecked());
  });

  it('is on, disabled and explained if the vendor requires it', async () => {
    renderPortal('forced', PATH);
    expect(await theSwitch()).toBeChecked();
    expect(await theSwitch()).toBeDisabled();
    expect(await theSwitch()).toHaveAccessibleDescription(FORCED);
  });

  it('is replaced by the place of sign-in for an account of another identity provider', async () => {
    renderPortal('directory', PATH);
    expect(
      await screen.findByText(
        'You sign in with Microsoft Entra ID. Your password and multifactor authentication are managed there, not here.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Edit billing address' })).toBeEnabled();
  });
});

describe('the way from the account page to data sharing', () => {
  it('is a link for everyone who may manage an instance', async () => {
    const { user } = renderPortal('admin', PATH);
    const part = await screen.findByRole('region', { name: 'Data sharing' });
    await user.click(within(part).getByRole('link', { name: 'Data sharing' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Data sharing' })).toBeVisible();
    expect(window.location.pathname).toBe('/data-sharing-opt-in');
  });

  it('isn’t offered to users who may manage none', async () => {
    renderPortal('user', PATH);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Data sharing' })).toBeNull());
  });
});

describe('the billing section', () => {
  it('loads the provider’s script only when it is needed', async () => {
    renderPortal('owner', PATH);
    expect(await button('Edit billing address')).toBeEnabled();
    expect(await button('Edit payment methods')).toBeEnabled();
    expect(billingScripts()).toBe(0);
  });

  it.each([
    ['Edit billing address', 'Sorry, we could not get your billing information.'],
    ['Edit payment methods', 'Sorry, we could not get your payment information.'],
  ])('with “%s” gives up a script that doesn’t load, and can be tried again', async (label, sentence) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal('owner', PATH);
    await user.click(await button(label));
    expect(billingScripts()).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(`${sentence} ${BLOCKED}`)).toBeVisible();
    await toast('alert', sentence);
    expect(billingScripts()).toBe(0);

    await user.click(await button(label));
    expect(billingScripts()).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await screen.findByText(`${sentence} ${BLOCKED}`)).toBeVisible();
  });

  it('opens one window at a time, and says so at the other button', async () => {
    const { user } = renderPortal('owner', PATH);
    await user.click(await button('Edit billing address'));
    const other = await button('Edit payment methods');
    expect(other).toHaveAttribute('aria-disabled', 'true');
    expect(other).toHaveAccessibleDescription(
      'Our billing provider is opening the other window. You can open this one after that.',
    );
    document.querySelector('script[src$="/billing/script.js"]')?.dispatchEvent(new Event('error'));
    await waitFor(() => expect(other).toHaveAttribute('aria-disabled', 'false'));
  });

  it.each(['admin', 'involved', 'user'])('tells “%s” which roles are needed', async (persona) => {
    const { sandbox } = renderPortal(persona, PATH);
    expect(
      await screen.findByText(
        'You don’t manage a subscription, so there’s nothing to bill. This needs the role owner, direct reseller, or distributor.',
      ),
    ).toBeVisible();
    expect(await button('Edit billing address')).toBeDisabled();
    expect(await button('Edit payment methods')).toBeDisabled();
    expect(sandbox.log.since(0).filter(({ path }) => path.includes('/billing'))).toEqual([]);
    expect(billingScripts()).toBe(0);
  });

  it.each(['reseller', 'newcomer', 'forced'])('is enabled for the persona “%s”', async (persona) => {
    renderPortal(persona, PATH);
    expect(await button('Edit billing address')).toBeEnabled();
    expect(screen.queryByText(/This needs the role/)).toBeNull();
  });
});

// Must run last: once loaded, the provider's script stays on the page.
describe('the hosted billing portal', () => {
  const { instance } = installProvider();
  const openSection = vi.fn();
  beforeEach(() => {
    openSection.mockClear();
    instance.createChargebeePortal.mockReturnValue({ openSection });
  });
  const opened = () => openSection.mock.calls.map(([what]) => (what as { sectionType: string }).sectionType);
  const SECTIONS = [
    [
      'Edit billing address',
      'portal_edit_billing_address',
      'Sorry, we could not get your billing information.',
    ],
    ['Edit payment methods', 'portal_payment_methods', 'Sorry, we could not get your payment information.'],
  ] as const;

  it('shows an error when its script is blocked, and can be tried again', async () => {
    const { user, sandbox } = renderPortal('owner', PATH);
    for (const [label, , sentence] of SECTIONS) {
      await user.click(await button(label));
      await waitFor(() => expect(billingScripts()).toBe(1));
      fireAtScript('error');
      expect(await screen.findByText(`${sentence} ${BLOCKED}`)).toBeVisible();
    }
    expect(requests(sandbox, 'POST', '/customer/billing_details')).toEqual([]);
    await user.click(await button('Reset password'));
    expect((await screen.findAllByText(/^We sent you an email to owner@acme.example/))[0]).toBeVisible();
    await user.click(await button('Edit billing address'));
    await waitFor(() => expect(billingScripts()).toBe(1));
    fireAtScript('load');
    await waitFor(() => expect(opened()).toEqual(['portal_edit_billing_address']));
    const billing = within(screen.getByRole('region', { name: 'Billing' }));
    expect(billing.queryByText(/could not get your billing information/)).toBeNull();
  });

  it.each(['reseller', 'directory'])('opens for “%s” with a new session each time', async (persona) => {
    const { user, sandbox } = renderPortal(persona, PATH);
    for (const [label] of [...SECTIONS, SECTIONS[0]]) {
      const before = opened().length;
      await user.click(await button(label));
      await waitFor(() => expect(opened()).toHaveLength(before + 1));
    }
    expect(opened()).toEqual([SECTIONS[0][1], SECTIONS[1][1], SECTIONS[0][1]]);
    expect(requests(sandbox, 'POST', '/customer/billing_details')).toHaveLength(3);
  });

  it.each(SECTIONS)(
    'with “%s” shows an error when the session request fails',
    async (label, section, sentence) => {
      const { user } = renderPortal('owner', PATH, {
        prepare: ({ faults }) =>
          faults.add({ path: '/customer/billing_details', status: 500, body: '<h1>Oops</h1>' }),
      });
      await user.click(await button(label));
      await toast('alert', sentence);
      expect(
        await screen.findByText(
          `${sentence} The server couldn’t complete this request (status code 500). Try again later.`,
        ),
      ).toBeVisible();
      expect(opened()).toEqual([]);
      await user.click(await button(label));
      await waitFor(() => expect(opened()).toEqual([section]));
    },
  );

  it('isn’t opened with a malformed session', async () => {
    const { user } = renderPortal('owner', PATH, {
      prepare: ({ faults }) => faults.add({ path: '/customer/billing_details', body: { id: 'x' } }),
    });
    await user.click(await button('Edit billing address'));
    expect(
      await screen.findByText(/^Sorry, we could not get your billing information\. The server sent/),
    ).toBeVisible();
    expect(opened()).toEqual([]);
  });
});
