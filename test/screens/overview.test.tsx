// The overview through the sandbox (docs/product/screens.md#overview): a persona in, what they see out.
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wireSubscription } from '../../sandbox/vendor/wireForms.ts';
import { formatDay } from '../../src/domain/values/dates';
import { requests } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';
import { billingScripts, fireAtScript, installProvider, removeProvider } from '../support/standInBilling';

const card = (name: string) => screen.findByRole('article', { name });
const fact = (article: HTMLElement, label: string) =>
  within(article).getByText(label).nextElementSibling?.textContent;
const inDays = (days: number) => formatDay(Date.now() / 1000 + days * 86_400);

describe('many cards', () => {
  const list = () => screen.getByRole('list', { name: 'Subscriptions' });
  const cards = () => within(list()).getAllByRole('article');
  const more = () => screen.getByRole('button', { name: 'Show more' });

  /** The end of the list is below the window until the returned function is called. */
  function endBelowWindow() {
    const rect = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
    const at = (top: number) => rect.mockReturnValue(new DOMRect(0, top, 0, 100));
    at(5000);
    return () => {
      at(500);
      window.dispatchEvent(new Event('scroll'));
      at(5000);
    };
  }

  const visit = async (address: string) => {
    const reachEnd = endBelowWindow();
    const portal = renderPortal('trial', address, {
      prepare: ({ world }) => world.addSubscriptions('trial', 199),
    });
    await screen.findAllByRole('article');
    return { ...portal, reachEnd };
  };

  it('appear 24 at a time, when a button is pressed or the end is reached', async () => {
    const { user, reachEnd } = await visit('/?view=cards');
    expect(cards()).toHaveLength(24);
    expect(await screen.findByText('200 subscriptions')).toBeVisible();
    expect(screen.getByText('Showing 24 of 200')).toBeVisible();
    await user.click(more());
    expect(cards()).toHaveLength(48);
    // The focus goes on where the new cards begin.
    expect(within(cards()[24]!).getByRole('heading')).toHaveFocus();
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('Showing 48 of 200'),
    );
    act(reachEnd);
    expect(cards()).toHaveLength(72);
  });

  it('stay cards if a user chooses them while the list is loading', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal('trial', '/', {
      prepare: ({ world, faults }) => {
        world.addSubscriptions('trial', 199);
        faults.add({ path: '/api/customer/subscriptions', delayMs: 20_000 });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'Cards' }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await screen.findAllByRole('article')).toHaveLength(24);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('don’t keep a user from reaching the footer', async () => {
    const { reachEnd } = await visit('/?view=cards');
    // The end is watched from a moment after the cards are there.
    await waitFor(() => {
      act(reachEnd);
      expect(cards()).toHaveLength(48);
    });
    // A user of the keyboard passes the button.
    more().focus();
    act(reachEnd);
    expect(cards()).toHaveLength(48);
    more().blur();
    for (let page = 0; page < 6; page += 1) act(reachEnd);
    expect(cards()).toHaveLength(120);
    expect(more()).toBeVisible();
  });

  it('are as many as before after Back, and start over with a filter', async () => {
    const { user } = await visit('/?view=cards&shown=48');
    expect(cards()).toHaveLength(48);
    await user.type(await screen.findByRole('searchbox', { name: 'Filter subscriptions' }), 'example');
    await waitFor(() => expect(cards()).toHaveLength(24));
    expect(screen.getByText('200 subscriptions')).toBeVisible();
  });

  it.each(['-1', 'many', '1e9'])('stay a page long when the address has shown=%s', async (shown) => {
    await visit(`/?view=cards&shown=${shown}`);
    expect(cards().length).toBeLessThanOrEqual(200);
  });
});

describe('the overview', () => {
  it('shows the search of its address even above few cards, so that it can be taken off', async () => {
    const { user } = renderPortal('owner', '/overview?search=acme-hq');
    const field = await screen.findByRole('searchbox', { name: 'Filter subscriptions' });
    expect(await screen.findByText('1 of 7 subscriptions')).toBeVisible();
    expect(field).toHaveValue('acme-hq');
    await user.clear(field);
    expect(await screen.findByText('7 subscriptions')).toBeVisible();
    expect(field).toHaveFocus();
  });

  it('shows an active subscription with its facts and actions', async () => {
    renderPortal('owner', '/');
    const article = await card('acme-hq');
    expect(within(article).getByText('instance ready')).toBeVisible();
    expect(await within(article).findByText('PRTG 1000 (€1,490.00 / year)')).toBeVisible();
    expect(fact(article, 'Domain')).toContain('acme-hq.my-prtg.example');
    expect(await within(article).findByText('Frankfurt - Europe')).toBeVisible();
    expect(fact(article, 'Subscription status')).toBe('active');
  });

  it('uses links for everything that leads to a URL', async () => {
    renderPortal('owner', '/');
    const article = await card('acme-hq');
    const open = within(article).getByRole('link', { name: 'Open PRTG (opens in a new tab)' });
    expect(open).toHaveTextContent(/^Open PRTG$/);
    expect(open).toHaveAttribute('href', 'https://acme-hq.my-prtg.example/');
    expect(open).toHaveAttribute('target', '_blank');
    expect(open).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await within(article).findByRole('link', { name: 'Manage' })).toHaveAttribute(
      'href',
      '/manage/sub-owner-active',
    );
    expect(within(article).getByRole('link', { name: 'Upgrade subscription' })).toHaveAttribute(
      'href',
      '/manage/sub-owner-active?scrollToSubscription=true',
    );
    expect(screen.getByRole('link', { name: 'Add new Subscription' })).toHaveAttribute('href', '/new');
  });

  it('describes each action by its subscription, and announces each change once', async () => {
    const { user } = renderPortal('owner', '/');
    const article = within(await card('acme-hq'));
    for (const name of ['Open PRTG (opens in a new tab)', 'Manage', 'Upgrade subscription']) {
      expect(await article.findByRole('link', { name })).toHaveAccessibleDescription('acme-hq');
    }
    const back = within(await card('acme-lab')).getByRole('link', { name: 'Reactivate' });
    expect(back).toHaveAccessibleDescription('acme-lab');
    const copy = article.getByRole('button', { name: 'Copy domain' });
    expect(copy).toHaveAccessibleDescription('acme-hq');
    await user.click(copy);
    const regions = screen.getAllByRole('status');
    // One of them: the others are for the loss of the network or the session, and for the snackbar.
    await waitFor(() => expect(regions.map((one) => one.textContent).join('')).toBe('Copied'));
  });

  it('opens a card’s link without reloading the site', async () => {
    const { user } = renderPortal('owner', '/');
    await user.click(await within(await card('acme-hq')).findByRole('link', { name: 'Manage' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage acme-hq' })).toBeVisible();
  });

  it('asks a user with a trial whether to upgrade it, so that “Add new Subscription” is a button', async () => {
    const { user } = renderPortal('trial', '/');
    const article = await card('trialcorp-x7k2');
    expect(await within(article).findByText('Trial Plan')).toBeVisible();
    expect(within(article).getByText('trial active')).toBeVisible();
    expect(fact(article, 'Free trial days left')).toBe('12');
    const add = screen.getByRole('button', { name: 'Add new Subscription' });
    await user.click(add);
    expect(
      await screen.findByRole('dialog', { name: 'Upgrade existing subscription or create a new one' }),
    ).toHaveTextContent(
      'Do you want to create a new Subscription or do you want to upgrade your existing trial to a paid subscription?',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(add).toHaveFocus();
  });

  it('leads a user without subscriptions and without a right to a trial to a new instance', async () => {
    renderPortal('staff', '/overview');
    expect(await screen.findByRole('link', { name: 'Add new Subscription' })).toHaveAttribute('href', '/new');
  });

  it('shows why the list can’t be loaded, and can retry', async () => {
    const { user } = renderPortal('owner', '/', {
      prepare: ({ faults }) =>
        faults.add({
          path: '/api/customer/subscriptions',
          status: 409,
          body: { message: 'The database is being moved.' },
        }),
    });
    expect(
      await screen.findByText('Your subscriptions couldn’t be loaded. The database is being moved.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await card('acme-hq')).toBeVisible();
    expect(screen.queryByText(/couldn’t be loaded/)).toBeNull();
  });

  it('says a failed creation in the banner, with a link to customer service', async () => {
    renderPortal('owner', '/');
    const article = await card('acme-sydney');
    expect(within(article).getByText('creation failed')).toBeVisible();
    const help = within(article).getByRole('link', {
      name: 'Ask our customer service (opens in a new tab)',
    });
    expect(help).toHaveTextContent('Ask our customer service');
    expect(help.querySelector('svg')).not.toBeNull();
    // It may run although its last change failed.
    expect(within(article).getByRole('link', { name: 'Open PRTG (opens in a new tab)' })).toHaveAttribute(
      'href',
      'https://acme-sydney.my-prtg.example/',
    );
  });

  it('shows when a cancelled subscription is deleted, with a link to reactivate it', async () => {
    renderPortal('owner', '/');
    for (const [name, key, days] of [
      ['acme-lab', 'owner-cancelling', 20],
      ['acme-legacy', 'owner-nonrenewing', 45],
    ] as const) {
      const article = await card(name);
      expect(within(article).getByText(`deletion in ${days} days`)).toBeVisible();
      const left = within(article).getByText('Remaining days until deletion').nextElementSibling;
      expect(left).toHaveTextContent(String(days));
      expect(left).toHaveAttribute('data-note', inDays(days));
      expect(await within(article).findByRole('link', { name: 'Reactivate' })).toHaveAttribute(
        'href',
        `/manage/sub-${key}?scrollToSubscription=true`,
      );
    }
  });

  it('doesn’t offer to reactivate a deleted subscription', async () => {
    renderPortal('owner', '/', {
      prepare: ({ faults, world }) => {
        const [active] = [...world.subscriptions.values()].filter(({ id }) => id === 'sub-owner-active');
        const deleted = active && { ...wireSubscription(world, active), subscription_status: 'cancelled' };
        faults.add({ path: '/api/customer/subscriptions', body: [deleted] });
      },
    });
    const article = await card('acme-hq');
    expect(
      within(article).getByText('This subscription has ended, and its instance has been deleted.'),
    ).toBeVisible();
    expect(await within(article).findByRole('link', { name: 'Upgrade subscription' })).toBeVisible();
    expect(within(article).queryByRole('link', { name: 'Reactivate' })).toBeNull();
  });

  it('doesn’t offer to reactivate without the permission', async () => {
    renderPortal('admin', '/', {
      prepare: ({ world }) => {
        for (const record of world.subscriptions.values()) record.action_at_term_end = 'cancel';
      },
    });
    const article = await card('acme-hq');
    expect(await within(article).findByRole('link', { name: 'Manage' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade subscription' })).toBeNull();
    expect(within(article).getByText(/^deletion /)).toBeVisible();
    expect(within(article).queryByRole('link', { name: 'Reactivate' })).toBeNull();
  });
});

describe('what needs attention', () => {
  const parts = () => within(screen.getByRole('region', { name: 'Needs attention' })).getAllByRole('link');
  const names = () =>
    screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

  it('stands above the cards, in parts that show just those, and comes first among them', async () => {
    const { user } = renderPortal('owner', '/');
    await card('acme-hq');
    await waitFor(() =>
      expect(parts().map(({ textContent }) => textContent)).toEqual([
        '€129.50 due in 1 overdue invoice',
        '1 creation failed',
        '2 cancelled, the next deleted in 20 days',
      ]),
    );
    expect(names().slice(0, 4)).toEqual(['acme-lab', 'acme-legacy', 'acme-sydney', 'acme-factory']);
    const [due, failed] = parts();
    expect(failed).toHaveAttribute('href', '/?attention=failed');
    await user.click(due!);
    expect(await screen.findByText('1 of 7 subscriptions')).toBeVisible();
    expect(names()).toEqual(['acme-factory']);
    expect(due).toHaveFocus();
    expect(
      within(await card('acme-factory')).getByRole('link', { name: '€129.50 due, see invoices' }),
    ).toHaveAttribute('href', '/invoices?instance=sub-owner-dues');
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    await waitFor(() => expect(names()).toHaveLength(7));
  });

  it('has no dues for an admin, reads no invoices for them, and isn’t there if nothing does', async () => {
    const { sandbox } = renderPortal('admin', '/');
    await card('acme-factory');
    await screen.findAllByRole('link', { name: 'Manage' });
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
    expect(sandbox.log.since(0).filter(({ path }) => path.includes('/invoices'))).toEqual([]);
  });

  it('is said while the invoices can’t be read', async () => {
    renderPortal('owner', '/', {
      prepare: ({ faults }) => faults.add({ path: '/api/customer/invoices', status: 409, times: -1 }),
    });
    await card('acme-hq');
    expect(parts()[0]).toHaveTextContent('€129.50 due');
  });

  it.each([
    ['three seconds at most', 'owner', 3000],
    ['not at all where nothing is due', 'trial', 0],
  ] as const)('lets cards wait for the permissions %s', async (_long, persona, waitMs) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sandbox } = renderPortal(persona, '/', {
      prepare: ({ faults }) => faults.add({ path: '/api/authorization/permissions', delayMs: 60_000 }),
    });
    await waitFor(() => expect(requests(sandbox, 'GET', '/customer/subscriptions')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(waitMs);
    expect(await screen.findAllByRole('article')).not.toEqual([]);
  });
});

describe('a trial from the empty overview', () => {
  afterEach(removeProvider);

  it('moves the focus to the new card, or back to the button after a closed checkout', async () => {
    const { checkouts } = installProvider();
    const { user, sandbox } = renderPortal('newcomer', '/');
    const start = await screen.findByRole('button', { name: 'Start free Trial now!' });
    await user.click(start);
    await waitFor(() => expect(billingScripts()).toHaveLength(1));
    fireAtScript('load');
    await waitFor(() => expect(checkouts).toHaveLength(1));
    start.blur();
    act(() => checkouts[0]!.close());
    await waitFor(() => expect(start).toHaveFocus());
    await screen.findByText('The checkout was closed. So far nothing new has arrived.');

    await user.keyboard('{Enter}');
    await waitFor(() => expect(checkouts).toHaveLength(2));
    const page = (await checkouts[1]!.hostedPage()) as { id: string };
    sandbox.world.completeCheckout(page.id);
    act(() => checkouts[1]!.success(page.id));
    const article = await screen.findByRole('article');
    await waitFor(() => expect(within(article).getByRole('heading', { level: 2 })).toHaveFocus());
  });
});
