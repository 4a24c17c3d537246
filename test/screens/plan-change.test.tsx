// The subscription section of the manage screen through the sandbox (docs/product/plans.md#choices,
// docs/product/plans.md#change-action). The checkout itself needs a browser: test/e2e/plan-change.spec.ts.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { section as sectionOf, seePlans } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';
import { untilSaid } from '../support/until';
import { visitorOf } from '../../sandbox/control/visitors.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';

const section = async (title = 'Subscription') => within(await sectionOf(title));
const buttonAtEnd = async (name: string) => (await section('Cancellation')).findByRole('button', { name });
const open = async (persona: string, id: string, prepare?: (sandbox: Sandbox) => void) => {
  const portal = renderPortal(persona, `/manage/${id}`, prepare && { prepare });
  const part = await section();
  // In a trial the choice is open.
  if (persona !== 'trial') await seePlans(portal.user);
  await part.findByRole('radiogroup', { name: 'Plan' });
  return { ...portal, part };
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
type Part = Awaited<ReturnType<typeof section>>;
const offered = (part: Part) =>
  within(part.getByRole('radiogroup', { name: 'Plan' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const fact = (part: Part, label: string) => part.getByText(label).nextElementSibling?.textContent;

describe('the offered plans', () => {
  it('for a yearly plan are yearly and monthly ones, and 3-year ones paid annually', async () => {
    const { part, user } = await open('owner', 'sub-owner-active');
    expect(part.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(offered(part)).toEqual([
      'PRTG 500€890.00 / year',
      'PRTG 1000 Current plan€1,490.00 / year',
      'PRTG 2500€3,190.00 / year',
      'PRTG 5000€5,790.00 / year',
      'PRTG 10000€8,990.00 / year',
      'PRTG 500 (3 years, paid annually)€846.00 / year',
      'PRTG 1000 (3 years, paid annually)€1,416.00 / year',
      'PRTG 2500 (3 years, paid annually)€3,031.00 / year',
      'PRTG 5000 (3 years, paid annually)€5,501.00 / year',
      'PRTG 10000 (3 years, paid annually)€8,541.00 / year',
    ]);
    expect(part.getByRole('heading', { level: 3, name: 'Multi-year offers' })).toBeVisible();

    await user.click(part.getByRole('radio', { name: 'Monthly' }));
    expect(offered(part)).toHaveLength(5);
    expect(part.queryByRole('heading', { name: 'Multi-year offers' })).toBeNull();
    expect(part.queryByText('Current plan')).toBeNull();
  });

  it('for a trial are 3-year ones paid annually, in one view', async () => {
    const { part } = await open('trial', 'sub-trial');
    expect(part.queryByRole('radiogroup', { name: 'Billing period' })).toBeNull();
    expect(offered(part)).toEqual([
      'Trial Plan Current planFree',
      'PRTG 500 (3 years, paid annually)€846.00 / year',
      'PRTG 1000 (3 years, paid annually)€1,416.00 / year',
      'PRTG 2500 (3 years, paid annually)€3,031.00 / year',
      'PRTG 5000 (3 years, paid annually)€5,501.00 / year',
      'PRTG 10000 (3 years, paid annually)€8,541.00 / year',
    ]);
  });

  it('for a 3-year plan are 3-year ones, and 5-year ones as offers', async () => {
    const { part } = await open('owner', 'sub-owner-dues');
    expect(offered(part).filter((name) => name?.endsWith('/ 3 years'))).toHaveLength(5);
    expect(offered(part).filter((name) => name?.endsWith('/ 5 years'))).toHaveLength(5);
    expect(offered(part)).toHaveLength(10);
    expect(fact(part, 'Open payments')).toBe('€129.50');
  });

  it('for a 5-year plan in dollars are 5-year ones in dollars', async () => {
    const { part } = await open('reseller', 'sub-reseller-south');
    expect(offered(part)).toHaveLength(5);
    expect(offered(part)).toContain('PRTG 1000 Current plan$6,360.00 / 5 years');
  });

  it('for a monthly plan that is no longer sold include that plan', async () => {
    const { part } = await open('owner', 'sub-owner-nonrenewing');
    expect(part.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(offered(part)[0]).toBe('PRTG 1000 (2019) Current plan€99.00 / month');
    expect(offered(part)).toHaveLength(6);
  });
});

describe('for a current plan that no rule covers', () => {
  /** Changes the owner's plan to one of two years in dollars. */
  const twoYears = ({ world }: Sandbox) => {
    const known = world.plans.find(({ id }) => id === 'prtg-1000-yearly-usd')!;
    world.plans.push({ ...known, id: 'prtg-1000-2y-usd', period: 2, price: 300_000 });
    world.subscriptions.get('sub-owner-active')!.plan_id = 'prtg-1000-2y-usd';
  };
  const unlisted = (key: string) => (sandbox: Sandbox) => {
    const { plan_id } = sandbox.world.subscriptions.get(`sub-${key}`)!;
    const list = sandbox.world.plans.filter(({ id }) => id !== plan_id);
    sandbox.world.plans.splice(0, sandbox.world.plans.length, ...list);
  };

  it('because of its term are those of a new instance in its currency, with none marked as current', async () => {
    const { part, user } = await open('owner', 'sub-owner-active', twoYears);
    expect(part.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    expect(offered(part)).toHaveLength(25);
    expect(offered(part)).toContain('PRTG 1000$1,590.00 / year');
    expect(offered(part).filter((name) => name?.includes('€'))).toEqual([]);
    expect(part.queryByText('Current plan')).toBeNull();
    await user.click(part.getByRole('radio', { name: 'Monthly' }));
    expect(offered(part)).toHaveLength(5);
    await user.click(part.getByRole('radio', { name: 'PRTG 500 $99.00 / month' }));
    expect(part.getByText('From').closest('[id]')).toHaveTextContent(
      /^From PRTG 1000 \$3,000\.00 \/ 2 years To PRTG 500 \$99\.00 \/ month/,
    );
  });

  it('because it isn’t in the price list are those for the visitor', async () => {
    const { part, user } = await open('owner', 'sub-owner-active', (sandbox) => {
      sandbox.world.visitor = visitorOf('US');
      unlisted('owner-active')(sandbox);
    });
    expect(fact(part, 'Pricing plan')).toBe('prtg-1000-yearly-eur');
    expect(part.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    expect(offered(part)).toEqual([
      'PRTG 500$99.00 / month',
      'PRTG 1000$159.00 / month',
      'PRTG 2500$329.00 / month',
      'PRTG 5000$589.00 / month',
      'PRTG 10000$909.00 / month',
    ]);
    await user.click(part.getByRole('button', { name: 'Change plan' }));
    expect(part.getByText('Choose another plan.')).toBeVisible();
    await user.click(part.getByRole('radio', { name: 'PRTG 500 $99.00 / month' }));
    expect(part.getByText('From').closest('[id]')).toHaveTextContent(
      /^From prtg-1000-yearly-eur To PRTG 500 \$99\.00 \/ month BilledEvery month/,
    );
  });

  it('in a trial are shown without a free one, and the current one is called “Trial Plan”', async () => {
    const { part, user } = await open('trial', 'sub-trial', unlisted('trial'));
    expect(fact(part, 'Pricing plan')).toBe('Trial Plan');
    expect(offered(part)[0]).toBe('PRTG 500€89.00 / month');
    expect(offered(part)).toHaveLength(5);
    await user.click(part.getByRole('radio', { name: 'Yearly' }));
    expect(offered(part)).toHaveLength(25);
    await user.click(part.getByRole('radio', { name: 'PRTG 500 €890.00 / year' }));
    expect(part.getByText('From').closest('[id]')).toHaveTextContent(
      /^From Trial Plan To PRTG 500 €890\.00 \/ year/,
    );
  });
});

describe('a plan change', () => {
  it('shows its consequences before it is confirmed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-07-29T10:00:00Z') });
    const { part, user } = await open('owner', 'sub-owner-active');
    expect(part.queryByText('From')).toBeNull();
    await user.click(part.getByRole('radio', { name: 'PRTG 2500 €3,190.00 / year' }));
    const summary = part.getByText('From').closest('[id]')!;
    expect(summary).toHaveTextContent(
      /^From PRTG 1000 €1,490\.00 \/ year To PRTG 2500 €3,190\.00 \/ year BilledEvery year/,
    );
    expect(fact(part, 'Next payment, if you pay today')).toBe('€3,190.00 on Jul 29, 2027, then every year');
    expect(fact(part, 'Your current plan is paid until')).toBe('Nov 26, 2026');
    expect(summary).toHaveTextContent('Only that amount is binding');
    expect(part.getByRole('button', { name: 'Change plan' })).toHaveAccessibleDescription(/From PRTG 1000/);
  });

  it('requires another plan than the current one', async () => {
    const { part, user } = await open('owner', 'sub-owner-active');
    await user.click(part.getByRole('button', { name: 'Change plan' }));
    expect(part.getByText('Choose another plan.')).toBeVisible();
    expect(part.getByRole('radio', { name: 'PRTG 500 €890.00 / year' })).toHaveFocus();
    await user.click(part.getByRole('radio', { name: 'PRTG 2500 €3,190.00 / year' }));
    expect(part.queryByText('Choose another plan.')).toBeNull();
  });
});

describe('cancelling a subscription', () => {
  const ask = async (id: string, prepare?: (sandbox: Sandbox) => void, persona = 'owner') => {
    const portal = await open(persona, id, prepare);
    await portal.user.click(await buttonAtEnd('Cancel subscription'));
    return { ...portal, dialog: within(await screen.findByRole('dialog')) };
  };
  const confirm = async ({ user, dialog }: Pick<Awaited<ReturnType<typeof ask>>, 'user' | 'dialog'>) => {
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Reason' }), 'It is too expensive');
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
  };

  it('shows the consequences, requires a reason, and can be undone in the same place', async () => {
    const portal = await ask('sub-owner-active');
    const { part, user, dialog, sandbox } = portal;
    expect(dialog.getByRole('heading', { name: 'Cancel subscription acme-hq?' })).toBeVisible();
    const [use, data, back] = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(use).toMatch(
      /^You can use the instance until .*\d{4}.*\. After that, the subscription isn’t renewed\.$/,
    );
    expect(data).toMatch(/^The instance and all its data will be deleted on .*\d{4}.*\.$/);
    expect(back).toBe('You can reactivate the subscription here until then.');
    expect(dialog.getByRole('button', { name: 'Keep subscription' })).toBeEnabled();
    const reason = await dialog.findByRole('combobox', { name: 'Reason' });
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(dialog.getByText('Choose a reason.')).toBeVisible();
    expect(reason).toHaveFocus();
    expect(sandbox.log.since(0).filter(({ method }) => method === 'DELETE')).toEqual([]);

    await confirm(portal);
    expect(await screen.findByText('Subscription cancelled')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fact(part, 'Subscription status')).toBe('cancelled');
    expect(sandbox.world.subscriptions.get('sub-owner-active')?.cancel_reason_code).toBe('too_expensive');
    const reactivate = await buttonAtEnd('Reactivate subscription');
    expect(reactivate).toHaveFocus();
    expect(headings().join()).toContain('Subscription,Cancellation,Timezone');

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(reactivate);
    expect(await screen.findByText('Subscription has been reactivated')).toBeVisible();
    expect(fact(part, 'Subscription status')).toBe('active');
    expect(await buttonAtEnd('Cancel subscription')).toHaveFocus();
    // What can be undone stands below the subscription, what ends it last.
    expect(headings().at(-1)).toBe('Cancellation');
  });

  it('in trial removes it, and leads to the overview', async () => {
    const portal = await ask('sub-trial', undefined, 'trial');
    expect(portal.dialog.getAllByRole('listitem')[0]).toHaveTextContent(
      /^Your trial ends right away, or on .* at the latest\.$/,
    );
    await confirm(portal);
    expect(await screen.findByText('Subscription cancelled')).toBeVisible();
    expect(await screen.findByText("You don't have any subscriptions")).toBeVisible();
    expect(window.location.pathname).toBe('/');
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: 'Subscriptions' })).toHaveFocus(),
    );
  });

  it('shows a refusal in the dialog and can be tried again, and so can reactivating', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const refuse = (method: string, path: string, message: string) => ({
      path,
      method,
      status: 409,
      body: { message },
    });
    const portal = await ask('sub-owner-active', ({ faults }) => {
      faults.add({ path: '/public/plans', status: 503 });
      faults.add({ path: '/cancellationreasons', status: 503 });
      faults.add(refuse('DELETE', '/customer/subscriptions/', 'Not now.'));
      faults.add(refuse('POST', '/reactivate', 'Not yet.'));
    });
    expect(portal.part.getByLabelText(/^PRTG 1000 Current plan/)).toBeChecked();
    await confirm(portal);
    expect(
      await portal.dialog.findByText('Something went wrong while cancelling your subscription. Not now.'),
    ).toBeVisible();
    await portal.user.click(portal.dialog.getByRole('button', { name: 'Cancel subscription' }));
    const reactivate = await buttonAtEnd('Reactivate subscription');
    await waitFor(() => expect(reactivate).toHaveFocus());
    const failure = 'Something went wrong while reactivating your subscription. Not yet.';
    await portal.user.click(reactivate);
    expect(await screen.findByText(failure)).toBeVisible();
    await portal.user.click(reactivate);
    const cancel = await buttonAtEnd('Cancel subscription');
    await waitFor(() => expect(cancel).toHaveFocus());
    expect(screen.queryByText(failure)).toBeNull();
  });

  it('waits for a slow API, is sent once, and shows the server’s state after a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox, dialog } = await ask('sub-owner-active');
    const deletions = () => sandbox.log.since(0).filter(({ method }) => method === 'DELETE').length;
    await user.selectOptions(await dialog.findByRole('combobox', { name: 'Reason' }), 'Another reason');
    sandbox.faults.add({ path: '/api/', delayMs: 2_000, times: -1 });
    const confirming = dialog.getByRole('button', { name: 'Cancel subscription' });
    await user.dblClick(confirming);
    expect(confirming).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    await waitFor(() => expect(deletions()).toBe(1));
    await untilSaid('Subscription cancelled');
    expect(deletions()).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Reactivate subscription' }));
    await untilSaid('Subscription has been reactivated');

    await user.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
    await confirm({ user, dialog: within(await screen.findByRole('dialog')) });
    await waitFor(() => expect(deletions()).toBe(2));
    cleanup();
    await vi.advanceTimersByTimeAsync(2_000);
    sandbox.faults.clear();
    renderPortal('owner', '/manage/sub-owner-active', { sandbox });
    const part = await section();
    expect(await buttonAtEnd('Reactivate subscription')).toBeVisible();
    expect(fact(part, 'Subscription status')).toBe('cancelled');
  });

  it('without a response isn’t repeated, and shows the state that was read afterwards', async () => {
    const portal = await ask('sub-owner-active', ({ faults }) =>
      faults.add({ path: '/customer/subscriptions/', method: 'DELETE', abort: true }),
    );
    await confirm(portal);
    expect(
      await portal.dialog.findByText(
        'Something went wrong while cancelling your subscription. The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
    await portal.user.click(portal.dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(await buttonAtEnd('Reactivate subscription')).toBeVisible();
  });

  it('counts as done if only the response was lost', async () => {
    const portal = await ask('sub-owner-active', ({ faults }) =>
      faults.add({ path: '/customer/subscriptions/', method: 'DELETE', cut: true }),
    );
    await confirm(portal);
    expect(await screen.findByText('Subscription cancelled')).toBeVisible();
    expect(await buttonAtEnd('Reactivate subscription')).toBeVisible();
  });

  it.each([
    ['can’t be read', { status: 400, body: { message: 'No reasons.' } }, 'No reasons.'],
    ['are none', { body: { reasons: [] } }, 'No reasons are available at the moment.'],
    [
      'can’t be used',
      { body: { reasons: [{ name: 'Too old' }] } },
      'No reasons are available at the moment.',
    ],
  ])('works without the price list, but not if the reasons %s', async (_what, fault, why) => {
    const { user } = renderPortal('owner', '/manage/sub-owner-active', {
      prepare: ({ faults }) => {
        faults.add({ path: '/public/plans', status: 400, times: -1 });
        faults.add({ path: '/cancellationreasons', ...fault });
      },
    });
    const part = await section();
    expect(await part.findByText(/^The plans couldn’t be loaded\./)).toBeVisible();
    await user.click(await buttonAtEnd('Cancel subscription'));
    const dialog = within(await screen.findByRole('dialog'));
    const failure = await dialog.findByText(`The reasons couldn’t be loaded. ${why}`);
    expect(dialog.getByRole('link', { name: /^Ask our customer service/ })).toHaveAttribute(
      'href',
      '/support',
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel subscription' }));
    expect(document.activeElement).toContainElement(failure);
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await confirm({ user, dialog });
    expect(await buttonAtEnd('Reactivate subscription')).toBeVisible();
  });
});

it('the subscription section isn’t shown to a user without permission', async () => {
  renderPortal('admin', '/manage/sub-owner-active');
  expect(await screen.findByRole('heading', { level: 2, name: 'Restart' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Subscription' })).toBeNull();
});
