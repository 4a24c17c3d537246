// Support staff's way from an e-mail address to an admin password, through the sandbox (docs/product/supporter.md#search):
// where they land, where the focus is, what comes first, and how few keys it takes.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { holdAnswers } from '../support/holdAnswers';
import { requests, section } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';

beforeAll(async () => {
  await import('../../src/pages/supporter/search/SupporterPage');
  await import('../../src/pages/supporter/stack/StackPage');
  await import('../../src/pages/overview/OverviewPage');
  await import('../../src/pages/overview/EmptyState');
});
beforeEach(() => window.localStorage.clear());

const CANARY = 'kanarienvogel-7Q!';
const withCanary = ({ faults }: Sandbox) =>
  faults.add({ path: '/admin_password', body: { prtg_admin_password: CANARY }, times: -1 });
const box = () => screen.findByRole('searchbox', { name: 'Search' });
const link = (name: string) => screen.findByRole('link', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const namesIn = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('rowheader')
    .map((row) => within(row).getByRole('link').textContent);

/** Answers the search for stacks with these names and states. */
const withStacks =
  (...states: [name: string, status: string | null][]) =>
  ({ faults }: Sandbox) =>
    faults.add({ path: '/supporter/stacks', body: states.map(([name, status]) => ({ name, status })) });

describe('from an e-mail address to the admin password', () => {
  it('it takes four key presses', async () => {
    const { user } = renderPortal('staff', '/', { prepare: withCanary });
    await waitFor(async () => expect(await box()).toHaveFocus());
    await user.keyboard('owner@acme.example');

    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await link('prtg-owner-failed')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await heading('Stack prtg-owner-failed')).toHaveFocus());
    await user.keyboard('{Tab}');
    expect(screen.getByRole('button', { name: 'Show admin password' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(CANARY)).toBeVisible();
  });

  it('it takes three key presses if the customer has one stack, because its access is shown at once', async () => {
    const { user } = renderPortal('staff', '/supporter', { prepare: withCanary });
    await user.type(await box(), 'dirk@globex.example');

    await user.keyboard('{Enter}');
    const access = await screen.findByRole('heading', { level: 2, name: 'Access to prtg-directory' });
    await waitFor(() => expect(access).toHaveFocus());
    await user.keyboard('{Tab}');
    expect(screen.getByRole('button', { name: 'Show admin password' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(CANARY)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open remote desktop' })).toBeEnabled();
  });

  it('no stack’s access is shown if there are several results', async () => {
    renderPortal('staff', '/supporter?search=owner%40acme.example');
    expect(await namesIn('Stacks')).toHaveLength(7);
    expect(await namesIn('Customers')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: /^Access/ })).toBeNull();
  });
});

describe('the supporter search', () => {
  it.each([
    ['Enter', '{Enter}'],
    ['the arrow down, then Enter', '{ArrowDown}{Enter}'],
  ])('opens the first result on %s in the field once it is loaded', async (_keys, keys) => {
    const { user } = renderPortal('staff', '/supporter?search=acme-hq');
    await waitFor(async () => expect(await link('prtg-owner-active')).toHaveFocus());
    await user.click(await box());
    await user.keyboard(keys);
    expect(await heading('Stack prtg-owner-active')).toBeVisible();
  });

  it.each([
    ['https://acme-hq.my-prtg.example/home', 'Stacks', 'prtg-owner-active', 'acme-hq.my-prtg.example'],
    ['Olivia Owner <owner@acme.example>;', 'Customers', 'Olivia Owner', 'owner@acme.example'],
  ])('takes a pasted %s', async (pasted, table, name, shown) => {
    const { user } = renderPortal('staff', '/supporter');
    await user.click(await box());
    await user.paste(pasted);
    await user.keyboard('{Enter}');
    expect(await namesIn(table)).toEqual([name]);
    expect(await box()).toHaveValue(shown);
  });

  it('searches again on Enter if the text has changed', async () => {
    const { user } = renderPortal('staff', '/supporter?search=acme-hq');
    await link('prtg-owner-active');
    await user.clear(await box());
    await user.type(await box(), 'trialcorp{Enter}');
    expect(await link('prtg-trial')).toBeVisible();
    expect(window.location.search).toBe('?search=trialcorp');
  });

  it('keeps the focus in the field while the user types on', async () => {
    const { user, sandbox } = renderPortal('staff', '/supporter');
    const answer = holdAnswers(sandbox, '/supporter/stacks');
    await user.type(await box(), 'acme-h{Enter}q');
    answer();
    expect(await link('prtg-owner-active')).toBeVisible();
    expect(await box()).toHaveFocus();
    expect(await box()).toHaveValue('acme-hq');
  });

  it('moves the focus to a single customer, and keeps it in the field without a result', async () => {
    const { user } = renderPortal('staff', '/supporter');
    await user.type(await box(), 'admin@acme.example{Enter}');
    await waitFor(async () => expect(await link('Ada Admin')).toHaveFocus());
    await user.keyboard('/');
    await user.keyboard('nobody-at-all{Enter}');
    expect(await screen.findByText('No customer matches “nobody-at-all”.')).toBeVisible();
    expect(await screen.findByText('No stack matches “nobody-at-all”.')).toBeVisible();
    expect(await box()).toHaveFocus();
  });

  it('lists exact matches first, then failed stacks', async () => {
    renderPortal('staff', '/supporter?search=prtg-b', {
      prepare: withStacks(
        ['prtg-ba', 'CREATE_COMPLETE'],
        ['prtg-bb', 'UPDATE_ROLLBACK_COMPLETE'],
        ['prtg-bc', null],
        ['prtg-b', 'CREATE_COMPLETE'],
        ['prtg-bd', 'CREATE_FAILED'],
      ),
    });
    expect(await namesIn('Stacks')).toEqual(['prtg-b', 'prtg-bb', 'prtg-bd', 'prtg-ba', 'prtg-bc']);
    expect(screen.getByText('Unknown')).toBeVisible();
  });

  it('sorts states by their meaning, then by their text', async () => {
    const { user } = renderPortal('staff', '/supporter?search=prtg', {
      prepare: withStacks(
        ['prtg-ended', 'DELETE_COMPLETE'],
        ['prtg-updated', 'UPDATE_COMPLETE'],
        ['prtg-created', 'CREATE_COMPLETE'],
        ['prtg-busy', 'CREATE_IN_PROGRESS'],
        ['prtg-failed', 'UPDATE_FAILED'],
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Status' }));
    const byMeaning = ['prtg-failed', 'prtg-busy', 'prtg-created', 'prtg-updated', 'prtg-ended'];
    expect(await namesIn('Stacks')).toEqual(byMeaning);
    await user.click(screen.getByRole('button', { name: 'Status' }));
    expect(await namesIn('Stacks')).toEqual(byMeaning.reverse());
  });
});

describe('the admin password of a row', () => {
  const open = async (user: ReturnType<typeof renderPortal>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Show admin password of prtg-owner-active' }));
    const dialog = await screen.findByRole('dialog', { name: 'Access to prtg-owner-active' });
    expect(await within(dialog).findByText(CANARY)).toBeVisible();
    return dialog;
  };

  it('is shown at once, and discarded when its dialog closes', async () => {
    const { user, sandbox, queryClient } = renderPortal('staff', '/supporter?search=acme-hq', {
      prepare: withCanary,
    });
    const dialog = await open(user);
    expect(requests(sandbox, 'GET', '/admin_password')).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Show admin password of prtg-owner-active' })).toHaveFocus();
    expect(document.documentElement.outerHTML).not.toContain(CANARY);
    const kept = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()];
    expect(JSON.stringify(kept.map(({ state }) => state))).not.toContain(CANARY);
  });

  it.each([
    ['after 30 seconds', () => vi.advanceTimersByTimeAsync(30_000)],
    ['when the window loses the focus', () => fireEvent.blur(window)],
  ])('is masked again %s', async (_when, hide) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal('staff', '/supporter?search=acme-hq', { prepare: withCanary });
    const dialog = await open(user);
    await hide();
    await waitFor(() => expect(dialog).not.toHaveTextContent(CANARY));
    expect(within(dialog).getByRole('button', { name: 'Show admin password' })).toBeVisible();
  });
});

describe('a stack’s page', () => {
  it('shows the access first, then the data check', async () => {
    renderPortal('staff', '/supporter/stacks/prtg-owner-active');
    await section('Access');
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles.slice(0, 2)).toEqual(['Access', 'Data check']);
  });

  it('names a single difference', async () => {
    renderPortal('staff', '/supporter/stacks/prtg-owner-active', {
      prepare: ({ faults }) =>
        faults.add({
          path: '/incongruities',
          body: [{ field: 'region', expected: 'eu-west-1', actual: '', message: '' }],
        }),
    });
    const check = within(await section('Data check'));
    expect(await check.findByText('1 difference')).toBeVisible();
    expect(check.getByText('Region is –. It should be eu-west-1.')).toBeVisible();
  });
});

describe('entering the portal', () => {
  it('as staff without a subscription leads to the supporter area, without offering a trial meanwhile', async () => {
    const offers: string[] = [];
    const watch = new MutationObserver(() => {
      if (document.body.textContent.includes("You don't have any subscriptions")) offers.push('seen');
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { user } = renderPortal('staff', '/');
    expect(await heading('Supporter')).toBeVisible();
    watch.disconnect();
    expect(window.location.pathname).toBe('/supporter');
    expect(offers).toEqual([]);

    // The overview can still be opened by the navigation.
    await user.click(await link('Overview'));
    expect(await heading('Subscriptions')).toBeVisible();
    expect(await screen.findByText("You don't have any subscriptions")).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });

  it('at the overview’s own path stays there', async () => {
    renderPortal('staff', '/overview');
    expect(await screen.findByText("You don't have any subscriptions")).toBeVisible();
  });

  it('as a customer without a subscription stays on the overview', async () => {
    renderPortal('newcomer', '/');
    expect(await screen.findByRole('button', { name: 'Start free Trial now!' })).toBeVisible();
  });
});
