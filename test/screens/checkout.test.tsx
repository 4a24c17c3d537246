// Buying through the sandbox and a stand-in for the provider's script (docs/product/checkout.md#outcomes): what is ordered, and
// the outcome if the vendor refuses or is slow, or if the checkout extends a subscription. Paid, failed and closed checkouts in
// the provider's own frame: test/e2e/new-instance.spec.ts, plan-change.spec.ts, trial.spec.ts.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { visitorOf } from '../../sandbox/control/visitors.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { readPages, requests, seePlans } from '../support/manageScreen';
import { renderPortal, type Portal } from '../support/renderPortal';
import { nextCheckout } from '../support/standInCheckout';
import { untilSaid } from '../support/until';

beforeAll(async () => {
  await readPages();
  await import('../../src/pages/new-instance/NewInstancePage');
});

// By its value, and a button by its text: computing the roles and labels of dozens of radio buttons is slow.
const radio = (value: string) =>
  document.querySelector<HTMLInputElement>(`input[type=radio][value="${value}"]`)!;
const button = (words: string) => screen.getByText(words).closest('button')!;
const actions = ({ world }: Sandbox) => world.analytics.map(({ action }) => action).sort();
const hostedPages = (sandbox: Sandbox) =>
  sandbox.log.since(0).filter(({ path }) => path.includes('/customer/subscriptions/hosted_page/')).length;

describe('a new instance', () => {
  const subdomain = () => screen.findByLabelText('Subdomain', { selector: 'input' });
  const go = () => button('Continue to checkout');
  const type = async (name: string) => fireEvent.change(await subdomain(), { target: { value: name } });
  const fill = async (user: UserEvent) => {
    await type('acme-plant');
    await user.selectOptions(screen.getByLabelText('Region'), 'Stockholm - Europe');
    await user.click(radio('year'));
    await user.click(radio('prtg-1000-yearly-eur'));
  };
  const expectFilled = async () => {
    expect(await subdomain()).toHaveValue('acme-plant');
    expect(screen.getByLabelText('Region')).toHaveValue('eu-north-1');
    expect(radio('prtg-1000-yearly-eur')).toBeChecked();
  };
  const expectBought = async (name = 'acme-plant') => {
    expect(await screen.findByText(`Subscription ${name} created`)).toBeVisible();
    expect(window.location.pathname).toBe('/overview');
    const card = within(await screen.findByRole('article', { name }));
    expect(card.getByText('preparing instance')).toBeVisible();
    return card;
  };

  it('that the API refuses shows the reason at the field or at the button, and can be ordered again', async () => {
    const { user, sandbox } = renderPortal('owner', '/new');
    await fill(user);
    await type('taken-acme');
    await user.click(go());
    expect((await screen.findAllByText('The subdomain taken-acme is already taken.'))[0]).toBeVisible();
    const field = await subdomain();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/The subdomain taken-acme is already taken\./);
    expect(screen.queryByText(/^Your instance couldn’t be created\./)).toBeNull();
    await type('acme-plant');
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(/already taken/));
    await expectFilled();

    const refused = { path: '/api/customer/subscriptions', method: 'POST' };
    await type('trial-acme');
    for (const [status, said] of [
      [409, 'trial-acme is taken'],
      [403, '‘trial-acme’ is already taken.'],
    ] as const) {
      sandbox.faults.add({ ...refused, status, body: { message: said } });
      await user.click(go());
      await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(said)));
      expect(screen.queryByText(/^Your instance couldn’t be created\./)).toBeNull();
    }
    await type('acme-plant');
    const message = 'The plan PRTG 1000 is no longer offered.';
    sandbox.faults.add({ ...refused, status: 422, body: { message } });
    await user.click(go());
    expect(await screen.findByText(`Your instance couldn’t be created. ${message}`)).toBeVisible();
    expect(field).toBeValid();

    sandbox.faults.add({ ...refused, status: 503 });
    await user.click(go());
    expect(
      await screen.findByText('Your instance couldn’t be created. A fault of the sandbox (503).'),
    ).toBeVisible();
    await expectFilled();
    await user.click(go());
    (await nextCheckout({ sandbox })).pay();
    await expectBought();
  });

  it('can be ordered after the offer was retried automatically, through a slow API, and with an extended subscription', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('owner', '/new', {
      prepare: ({ faults }) => {
        for (const path of ['/public/plans', '/public/regions', '/public/currencies']) {
          faults.add({ path, status: 503, body: '<html>Bad gateway</html>' });
        }
      },
    });
    await fill(user);
    sandbox.faults.add({ path: '/api/', delayMs: 2_000, times: -1 });
    await user.click(go());
    expect(go()).toHaveAttribute('aria-disabled', 'true');
    await vi.advanceTimersByTimeAsync(2_000);
    (await nextCheckout({ sandbox })).extend();
    await vi.advanceTimersByTimeAsync(2_000);
    const card = await expectBought();
    expect(await card.findByText('Stockholm - Europe')).toBeVisible();
    await waitFor(() => expect(actions(sandbox)).toEqual(['create', 'fetch']));
    expect(hostedPages(sandbox)).toBe(0);
  });

  it('is ordered in US dollars if its plans are priced so', async () => {
    const { user, sandbox } = renderPortal('newcomer', '/new', {
      prepare: ({ world }) => (world.visitor = visitorOf('US')),
    });
    await type('nora-usa');
    await user.click(radio('prtg-500-monthly-usd'));
    await user.click(go());
    const { order, pay } = await nextCheckout({ sandbox });
    expect(order).toMatchObject({ planId: 'prtg-500-monthly-usd', region: 'us-east-1' });
    pay();
    await expectBought('nora-usa');
  });

  it('can be ordered as a trial', async () => {
    const { user, sandbox } = renderPortal('newcomer', '/new');
    await type('nora-trial');
    await user.click(radio('trial_2017'));
    await user.click(go());
    (await nextCheckout({ sandbox })).pay();
    const card = await expectBought('nora-trial');
    expect(await card.findByText('Trial Plan')).toBeVisible();
  });

  it('is ordered with the tester flag by a tester', async () => {
    const { user, sandbox } = renderPortal('tester', '/new');
    await type('test-instance');
    await user.click(radio('prtg-500-monthly-eur'));
    await user.click(go());
    expect((await nextCheckout({ sandbox })).order).toMatchObject({ tester: true });
  });
});

describe('a plan change', () => {
  const ACTIVE = '/manage/sub-owner-active';
  const THREE_YEARS = 'prtg-2500-3y-annually-eur';
  const UPDATED = 'Subscription updated to PRTG 2500 (3 years, paid annually)';
  const choose = async ({ user }: Portal) => {
    await seePlans(user);
    await user.click(radio(THREE_YEARS));
  };
  const change = ({ user }: Portal) => user.click(button('Change plan'));

  it('shows a refusal in place, and reads an extended subscription by its id', async () => {
    const portal = renderPortal('owner', ACTIVE);
    const { sandbox } = portal;
    await choose(portal);
    const message = 'The instance is busy. Please try again later.';
    sandbox.faults.add({
      path: '/api/customer/subscriptions/sub-owner-active',
      method: 'PUT',
      status: 409,
      body: { message },
    });
    await change(portal);
    expect(await screen.findByText(`Your plan wasn’t changed. ${message}`)).toBeVisible();
    await change(portal);
    (await nextCheckout(portal)).extend();
    await waitFor(() => expect(screen.queryByText(/^Your plan wasn’t changed\./)).toBeNull());
    expect(await screen.findByText(UPDATED)).toBeVisible();
    await waitFor(() => expect(actions(sandbox)).toEqual(['fetch', 'update']));
    expect(hostedPages(sandbox)).toBe(0);
  });

  it('hasn’t happened for a user who reloads during the checkout, and can be ordered again', async () => {
    const first = renderPortal('owner', ACTIVE);
    const { sandbox } = first;
    await choose(first);
    await change(first);
    await nextCheckout(first);
    cleanup();
    const portal = renderPortal('owner', ACTIVE, { sandbox });
    await seePlans(portal.user);
    expect(
      await screen.findByLabelText(/^PRTG 1000 Current plan\s*€1,490\.00 \/ year/, { selector: 'input' }),
    ).toBeChecked();
    await portal.user.click(radio(THREE_YEARS));
    await change(portal);
    (await nextCheckout(portal)).pay();
    expect(await screen.findByText(UPDATED)).toBeVisible();
  });

  it('of a trial starts on the overview', async () => {
    const portal = renderPortal('trial', '/');
    await portal.user.click(await screen.findByRole('link', { name: 'Upgrade subscription' }));
    expect(window.location.pathname + window.location.search).toBe(
      '/manage/sub-trial?scrollToSubscription=true',
    );
    expect(
      await screen.findByLabelText(/^Trial Plan Current plan\s*Free/, { selector: 'input' }),
    ).toBeChecked();
    await portal.user.click(radio('prtg-500-3y-annually-eur'));
    expect(screen.getByText('Your trial ends')).toBeVisible();
    await change(portal);
    (await nextCheckout(portal)).pay();
    expect(
      await screen.findByText('Subscription updated to PRTG 500 (3 years, paid annually)'),
    ).toBeVisible();
    const heading = await screen.findByRole('heading', { level: 2, name: 'Subscription' });
    expect(await within(heading.closest('section')!).findByText('active')).toBeVisible();
  });
});

describe('a trial from the empty overview', () => {
  const start = () => screen.findByText('Start free Trial now!');
  const CREATED = /^Subscription newcomer-[a-z0-9]{4} created$/;

  it('shows a refusal at its button, and reads an extended subscription by its id', async () => {
    const { user, sandbox } = renderPortal('newcomer', '/', {
      prepare: ({ faults }) =>
        faults.add({
          path: '/api/customer/subscriptions',
          method: 'POST',
          status: 409,
          body: { message: 'You had a trial before.' },
        }),
    });
    await user.click(await start());
    expect(await screen.findByText('Your trial couldn’t be started. You had a trial before.')).toBeVisible();
    await user.click(await start());
    (await nextCheckout({ sandbox })).extend();
    expect(await screen.findByText(CREATED)).toBeVisible();
    await waitFor(() => expect(actions(sandbox)).toEqual(['create', 'fetch']));
  });

  it('continues to be polled after a reload, and visibly waits through a 403', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('newcomer', '/');
    await user.click(await start());
    const checkout = await nextCheckout({ sandbox });
    sandbox.faults.add({
      path: '/^.api.customer.subscriptions.(?!hosted_page)[^/]+$/',
      method: 'GET',
      status: 403,
      body: { message: 'Not yet.' },
      times: 2,
    });
    checkout.pay();
    await untilSaid('preparing instance');
    await untilSaid('Access isn’t active yet. We’ll keep checking.');
    cleanup();
    renderPortal('newcomer', '/', { sandbox });
    await untilSaid('preparing instance');
    sandbox.world.clock.advance(60);
    await untilSaid('instance ready');
    expect(requests(sandbox, 'POST', '/customer/subscriptions')).toHaveLength(1);
  });
});
