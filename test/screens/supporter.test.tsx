// The supporter area through the sandbox (docs/product/supporter.md#search, docs/product/supporter.md#stack-page):
// the search, one stack, and what support staff do to it.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { holdAnswers } from '../support/holdAnswers';
import { requests, section } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';

beforeAll(async () => {
  await import('../../src/pages/supporter/search/SupporterPage');
  await import('../../src/pages/supporter/stack/StackPage');
  await import('../../src/pages/overview/OverviewPage');
});
beforeEach(() => window.localStorage.clear());

const STACK = '/supporter/stacks/prtg-owner-active';
const TRIAL = '/supporter/stacks/prtg-trial';
const rowsOf = async (table: string) =>
  within(await screen.findByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);
const namesIn = async (table: string) =>
  (await rowsOf(table)).map((row) => within(row).getByRole('rowheader').textContent);
const asked = ({ log }: Sandbox, path: string) =>
  log.since(0).filter((one) => one.path.startsWith(`/api/supporter${path}`) && one.method !== 'OPTIONS');

describe('the supporter area', () => {
  it.each(['/supporter', STACK, '/supporter/customers/cus-owner'])(
    'redirects other users from %s to the overview, and sends no request',
    async (address) => {
      const { sandbox } = renderPortal('owner', address);
      expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
      expect(window.location.pathname).toBe('/overview');
      expect(screen.queryByRole('link', { name: 'Supporter' })).toBeNull();
      expect(asked(sandbox, '')).toEqual([]);
    },
  );
});

describe('the supporter search', () => {
  it('runs at once with the URL’s text, and shows both tables', async () => {
    const { sandbox } = renderPortal('staff', '/supporter?search=acme-hq');
    expect(await namesIn('Stacks')).toEqual(['prtg-owner-activeacme-hq']);
    expect(await screen.findByText('No customer matches “acme-hq”.')).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('acme-hq');
    expect(document.title).toBe('acme-hq – Supporter – PRTG Hosted Monitor');
    expect(asked(sandbox, '/customers2?search=acme-hq')).toHaveLength(1);
  });

  it('keeps its text in the URL, and requests a whole e-mail address exactly', async () => {
    const { user, sandbox } = renderPortal('staff', '/supporter');
    const box = await screen.findByRole('searchbox', { name: 'Search' });
    await user.keyboard('/');
    expect(box).toHaveFocus();
    await user.keyboard('owner@acme.example{Enter}');
    expect(await namesIn('Customers')).toEqual(['Olivia Ownerowner@acme.example']);
    expect(await rowsOf('Stacks')).toHaveLength(7);
    expect(window.location.search).toBe('?search=owner%40acme.example');
    expect(asked(sandbox, '/customers?email=owner%40acme.example')).toHaveLength(1);
    expect(asked(sandbox, '/customers2')).toEqual([]);
    expect(asked(sandbox, '/stacks')).toHaveLength(1);

    // The same words again send the request again.
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(asked(sandbox, '/stacks')).toHaveLength(2));
  });

  it('lists exact matches first, and can be sorted by column', async () => {
    const { user } = renderPortal('staff', '/supporter?search=prtg-fleet-1', {
      prepare: ({ faults }) =>
        faults.add({
          path: '/supporter/stacks',
          body: ['prtg-fleet-10', 'prtg-fleet-9', 'prtg-fleet-1'].map((name) => ({ name, status: null })),
        }),
    });
    expect(await namesIn('Stacks')).toEqual(['prtg-fleet-1', 'prtg-fleet-10', 'prtg-fleet-9']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(await namesIn('Stacks')).toEqual(['prtg-fleet-1', 'prtg-fleet-9', 'prtg-fleet-10']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(await namesIn('Stacks')).toEqual(['prtg-fleet-10', 'prtg-fleet-9', 'prtg-fleet-1']);
  });

  it.each([
    ['acme', '/supporter/stacks', 'stacks', 'Customers', 7],
    ['acme', '/supporter/customers2', 'customers', 'Stacks', 10],
    ['owner@acme.example', '/supporter/customers?email=', 'customers', 'Stacks', 7],
  ])('for %s remains usable if %s fails, and can be retried', async (search, path, what, other, count) => {
    const { user } = renderPortal('staff', `/supporter?search=${search}`, {
      prepare: ({ faults }) =>
        faults.add({ path, status: 403, body: { message: 'The index is being built.' } }),
    });
    expect(
      await screen.findByText(`The ${what} couldn’t be loaded. The index is being built.`),
    ).toBeVisible();
    expect(await rowsOf(other)).toHaveLength(count);
    expect(screen.getAllByRole('table')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
  });

  it('can copy a row, and export the table', async () => {
    const { user } = renderPortal('staff', '/supporter?search=acme-hq');
    await user.click(await screen.findByRole('button', { name: 'Copy row of prtg-owner-active' }));
    expect(await navigator.clipboard.readText()).toBe(
      'prtg-owner-active\tacme-hq\tCREATE_COMPLETE\tsub-owner-active\ti-owner-active\tcus-owner',
    );
    const files: Blob[] = [];
    window.URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:made';
    };
    window.URL.revokeObjectURL = () => undefined;
    // jsdom can't navigate.
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Export CSV, stacks' }));
    expect(await files[0]?.text()).toContain(
      'Name,Subdomain,Status,Subscription,Instance,Customer\r\nprtg-owner-active,acme-hq,CREATE_COMPLETE,',
    );
  });

  it('stores this user’s recent searches in the browser until they are cleared', async () => {
    const kept = () => window.localStorage.getItem('portal-kept:searches');
    window.localStorage.setItem(
      'portal-kept:searches',
      '{"user":"auth0|staff","values":["globex","trialcorp"]}',
    );
    const { user } = renderPortal('staff', '/supporter?search=acme-hq');
    const recent = await screen.findByRole('navigation', { name: 'Recent searches' });
    expect(
      within(recent)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['acme-hq', 'globex', 'trialcorp']);
    await user.click(within(recent).getByRole('link', { name: 'trialcorp' }));
    expect(await namesIn('Stacks')).toEqual(['prtg-trialtrialcorp-x7k2']);
    expect(kept()).toBe('{"user":"auth0|staff","values":["trialcorp","acme-hq","globex"]}');
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(screen.queryByRole('navigation', { name: 'Recent searches' })).toBeNull();
    expect(kept()).toBeNull();
  });
});

describe('a stack’s page', () => {
  it('shows all data of the stack, whose ids are found by its name', async () => {
    renderPortal('staff', STACK);
    expect(await screen.findByRole('heading', { level: 1, name: 'Stack prtg-owner-active' })).toBeVisible();
    expect(await screen.findByText('All systems agree.')).toBeVisible();
    const instance = within(await section('Instance'));
    expect(await instance.findByText('t3.medium')).toBeVisible();
    expect(instance.getByText('Running')).toBeVisible();
    const subscription = within(await section('Subscription'));
    expect(await subscription.findByText('prtg-1000-yearly-eur')).toBeVisible();
    expect(subscription.queryByRole('button', { name: 'Extend trial' })).toBeNull();
    expect(await rowsOf('Users')).not.toHaveLength(0);
    // Access level and last login are in words, as on the customer's own page.
    const users = within(screen.getByRole('table', { name: 'Users' }));
    expect(users.getByText('Owner')).toBeVisible();
    expect(users.getByText('Never')).toBeVisible();
    expect(await within(await section('Hierarchy')).findByText('Acme')).toBeVisible();
    const connection = within(await section('Enterprise connection'));
    expect(await connection.findByText('acme.onmicrosoft.com')).toBeVisible();
    expect(connection.getByText('********')).toBeVisible();
  });

  const cellsOf = async (field: RegExp) =>
    within(
      within(await screen.findByRole('table', { name: 'Side by side' })).getByRole('row', { name: field }),
    )
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);

  it('shows where systems differ, the remedies, and the systems’ values side by side', async () => {
    const { user } = renderPortal('staff', '/supporter/stacks/prtg-reseller-trial');
    const card = within(await section('Data check'));
    expect(await card.findByText('2 differences')).toBeVisible();
    const [region, type] = within(card.getByRole('list', { name: 'Differences' })).getAllByRole('listitem');
    expect(region).toHaveTextContent(
      'The instance runs in us-west-1, but us-west-2 was ordered.' +
        'The instance runs in another region than the one that was ordered.' +
        'The customer requests a move on the instance’s manage page, under “Region transfer”.',
    );
    expect(type).toHaveTextContent('The machine is t3.medium. It should be t3.small.');
    await waitFor(async () =>
      expect(await cellsOf(/^Region/)).toEqual(['us-west-2', 'us-west-2', 'Oregon - North/South America']),
    );
    expect(screen.getByRole('rowheader', { name: 'Region Contradiction' })).toBeVisible();
    expect(await cellsOf(/^Stack status/)).toEqual(['ready', 'UPDATE_ROLLBACK_COMPLETE', 'instance ready']);
    expect(screen.getByRole('rowheader', { name: 'Stack status' })).toBeVisible();
    await user.click(within(type!).getByRole('link', { name: 'Resize instance' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Instance' })).toHaveFocus();

    await user.click(card.getByRole('button', { name: 'Copy summary' }));
    const summary = await navigator.clipboard.readText();
    expect(summary).toContain('Stack prtg-reseller-trial\n');
    expect(summary).toContain('/supporter/stacks/prtg-reseller-trial\n');
    expect(summary).toContain(
      'Region: Billing us-west-2 | Stack us-west-2 | Portal Oregon - North/South America (Contradiction)',
    );
    expect(summary).toContain(
      '- The machine is t3.medium. It should be t3.small. (The last resize was rolled back.)',
    );
  });

  it('shows differences that the vendor’s check doesn’t report', async () => {
    renderPortal('staff', STACK, {
      prepare: ({ faults }) =>
        faults.add({ path: '/getInstanceData', body: { instance_id: 'i-owner-active', region: 'moon-1' } }),
    });
    expect(await screen.findByText('1 difference')).toBeVisible();
    expect(screen.getByText('Region: billing says eu-central-1, but the stack says moon-1.')).toBeVisible();
    expect(screen.queryByText('All systems agree.')).toBeNull();
  });

  it('shows each of two differences in one field', async () => {
    const wrong = (actual: string) => ({ field: 'licence', expected: '100', actual });
    renderPortal('staff', STACK, {
      prepare: ({ faults }) => faults.add({ path: '/incongruities', body: [wrong('50'), wrong('75')] }),
    });
    const differences = within(await screen.findByRole('list', { name: 'Differences' }));
    expect(differences.getAllByRole('listitem')).toHaveLength(2);
  });

  it('shows the comparison even if the vendor’s check can’t be read', async () => {
    renderPortal('staff', STACK, {
      prepare: ({ faults }) =>
        faults.add({ path: '/incongruities', status: 403, body: { message: 'Not now.' }, times: -1 }),
    });
    expect(await screen.findByText('The data check couldn’t be loaded. Not now.')).toBeVisible();
    await waitFor(async () => expect((await cellsOf(/^Subdomain/))[0]).toBe('acme-hq'));
  });

  it('shows the other parts if one doesn’t exist', async () => {
    renderPortal('staff', '/supporter/stacks/prtg-reseller-trial');
    expect(
      await within(await section('Enterprise connection')).findByText(
        'This stack has no enterprise connection.',
      ),
    ).toBeVisible();
    const tree = within(await section('Hierarchy'));
    expect(await tree.findByRole('link', { name: 'Resale' })).toHaveAttribute(
      'href',
      '/supporter/customers/cus-reseller',
    );
    for (const list of screen.getAllByRole('list')) {
      expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(0);
    }
  });

  it.each([
    ['/getInstanceData', 'The instance data couldn’t be loaded. Not now.'],
    ['/supporter/subscriptions/', 'The subscription couldn’t be loaded. Not now.'],
    ['/supporter/users/', 'The users couldn’t be loaded. Not now.'],
    ['/hierarchy', 'The hierarchy couldn’t be loaded. Not now.'],
    ['/connections/enterprise/', 'The enterprise connection couldn’t be loaded. Not now.'],
    ['/incongruities', 'The data check couldn’t be loaded. Not now.'],
  ])('stays usable if %s fails, and can be retried', async (path, sentence) => {
    const { user } = renderPortal('staff', STACK, {
      prepare: ({ faults }) => faults.add({ path, status: 403, body: { message: 'Not now.' } }),
    });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByText(/couldn’t be loaded/)).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Not now.'));
    expect(await screen.findByRole('button', { name: 'Open remote desktop' })).toBeEnabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/couldn’t be loaded/)).toBeNull());
  });

  it('stays usable if the stack’s ids can’t be found', async () => {
    renderPortal('staff', STACK, {
      prepare: ({ faults }) =>
        faults.add({ path: '/supporter/stacks', method: 'POST', status: 403, body: 'Not now.', times: -1 }),
    });
    expect(await screen.findByText('The subscription couldn’t be loaded. Not now.')).toBeVisible();
    expect(await screen.findByText('t3.medium')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show admin password' })).toBeEnabled();
  });

  it('of an unknown stack says so, and links to a search for it', async () => {
    renderPortal('staff', '/supporter/stacks/prtg-none');
    expect(await screen.findByRole('heading', { level: 1, name: 'Stack not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for it' })).toHaveAttribute(
      'href',
      '/supporter?search=prtg-none',
    );
  });

  it('can be refreshed', async () => {
    const { user, sandbox } = renderPortal('staff', STACK);
    expect(await screen.findByText('t3.medium')).toBeVisible();
    sandbox.world.stackByName('prtg-owner-active')!.instanceType = 'm5.large';
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await within(await section('Instance')).findByText('m5.large', { selector: 'dd' })).toBeVisible();
  });
});

describe('the admin password', () => {
  const CANARY = 'kanarienvogel-7Q!';
  const withCanary = ({ faults }: Sandbox) =>
    faults.add({ path: '/admin_password', body: { prtg_admin_password: CANARY }, times: -1 });
  const button = () => screen.findByRole('button', { name: 'Show admin password' });
  const show = async (user: ReturnType<typeof renderPortal>['user']) => {
    await user.click(await button());
    expect(await screen.findByText(CANARY)).toBeVisible();
    expect(await button()).toHaveAttribute('aria-pressed', 'true');
  };

  /** Returns everything that could contain a leaked secret. */
  const everywhere = ({ queryClient, sandbox }: ReturnType<typeof renderPortal>) =>
    [
      document.documentElement.outerHTML,
      document.title,
      window.location.href,
      JSON.stringify(window.history.state),
      JSON.stringify([window.localStorage, window.sessionStorage]),
      JSON.stringify(
        queryClient
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
      JSON.stringify(
        queryClient
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
      JSON.stringify(sandbox.log.since(0)),
    ].join('\n');

  const hidings: [string, () => unknown][] = [
    [
      'after 30 seconds',
      async () => {
        await vi.advanceTimersByTimeAsync(15_000);
        expect(screen.getByText(CANARY)).toBeVisible();
        await vi.advanceTimersByTimeAsync(15_000);
      },
    ],
    ['when the window loses the focus', () => fireEvent.blur(window)],
    [
      'when the tab is hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        fireEvent(document, new Event('visibilitychange'));
      },
    ],
    ['when the page is left', () => fireEvent(window, new Event('pagehide'))],
    ['on demand', () => fireEvent.click(screen.getByRole('button', { name: 'Show admin password' }))],
    ['on another page', () => fireEvent.click(screen.getByRole('link', { name: 'Back to search' }))],
  ];
  it.each(hidings)('is masked again %s, and then kept nowhere', async (_when, hide) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const portal = renderPortal('staff', STACK, { prepare: withCanary });
    await show(portal.user);
    expect(everywhere(portal)).toContain(CANARY);
    await hide();
    await waitFor(() => expect(screen.queryByText(CANARY)).toBeNull());
    expect(everywhere(portal)).not.toContain(CANARY);
  });

  it('is never cached, even while it is shown', async () => {
    const { user, queryClient } = renderPortal('staff', STACK, { prepare: withCanary });
    await show(user);
    const kept = [
      ...queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state),
      ...queryClient
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ];
    expect(JSON.stringify(kept)).not.toContain(CANARY);
  });

  it('that arrives after the window lost the focus stays masked', async () => {
    const { user, sandbox, queryClient } = renderPortal('staff', STACK, { prepare: withCanary });
    const show = await button();
    const answer = holdAnswers(sandbox, '/admin_password');
    await user.click(show);
    fireEvent.blur(window);
    await waitFor(() =>
      expect(asked(sandbox, '/instances/prtg-owner-active/admin_password')).toHaveLength(1),
    );
    answer();
    await waitFor(() => expect(queryClient.isMutating() + queryClient.isFetching()).toBe(0));
    expect(screen.queryByText(CANARY)).toBeNull();
  });

  it('is requested on demand only, and can be copied without being shown', async () => {
    const portal = renderPortal('staff', STACK, { prepare: withCanary });
    const { user, sandbox } = portal;
    const copy = await screen.findByRole('button', { name: 'Copy admin password' });
    expect(requests(sandbox, 'GET', '/admin_password')).toHaveLength(0);
    await user.click(copy);
    expect(
      await screen.findByText('Copied. Your clipboard keeps it until you copy something else.'),
    ).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(CANARY);
    expect(everywhere(portal)).not.toContain(CANARY);
  });

  it('is written to the clipboard as a promise, if the browser supports that', async () => {
    const { user, sandbox } = renderPortal('staff', STACK, { prepare: withCanary });
    const copy = await screen.findByRole('button', { name: 'Copy admin password' });
    const items: Record<string, Promise<Blob>>[] = [];
    vi.stubGlobal('ClipboardItem', function (data: Record<string, Promise<Blob>>) {
      items.push(data);
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(
      async () => void (await items[0]?.['text/plain']),
    );
    const answer = holdAnswers(sandbox, '/admin_password');
    await user.click(copy);
    expect(items).toHaveLength(1);
    answer();
    expect(
      await screen.findByText('Copied. Your clipboard keeps it until you copy something else.'),
    ).toBeVisible();
    expect(await (await items[0]?.['text/plain'])?.text()).toBe(CANARY);
  });

  it('shows no error of a request that a newer one has replaced', async () => {
    const { user, sandbox, queryClient } = renderPortal('staff', STACK, { prepare: withCanary });
    const copy = await screen.findByRole('button', { name: 'Copy admin password' });
    sandbox.faults.clear();
    sandbox.faults.add({ path: '/admin_password', status: 403, body: { message: 'Not now.' } });
    withCanary(sandbox);
    const answer = holdAnswers(sandbox, '/admin_password');
    await user.click(copy);
    await user.click(await button());
    answer();
    expect(await screen.findByText(CANARY)).toBeVisible();
    await waitFor(() => expect(queryClient.isMutating()).toBe(0));
    expect(screen.queryByText('The admin password couldn’t be read. Not now.')).toBeNull();
  });

  it('shows why it can’t be read, and can be requested again', async () => {
    const { user } = renderPortal('staff', STACK, {
      prepare: (sandbox) => {
        sandbox.faults.add({ path: '/admin_password', status: 403, body: { message: 'Not now.' } });
        withCanary(sandbox);
      },
    });
    await user.click(await button());
    expect(await screen.findByText('The admin password couldn’t be read. Not now.')).toBeVisible();
    await show(user);
    expect(screen.queryByText(/couldn’t be read/)).toBeNull();
  });
});

describe('remote desktop', () => {
  const open = async (user: ReturnType<typeof renderPortal>['user']) => {
    await within(await section('Subscription')).findByText('acme-hq.my-prtg.example');
    await within(await section('Hierarchy')).findByText('Acme');
    await user.click(await screen.findByRole('button', { name: 'Open remote desktop' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Open remote desktop to acme-hq.my-prtg.example?' }),
    );
    expect(dialog.getByText('Acme')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Open' }));
    return dialog;
  };

  it('is opened after a confirmation, and counts down until it closes', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('staff', STACK, {
      prepare: ({ faults }) =>
        faults.add({
          path: '/ports/rdp/open',
          method: 'POST',
          body: {
            rdp_password: 'rdp-Kq7!vXz2',
            host: 'acme-hq.my-prtg.example',
            port: 3389,
            username: 'Administrator',
            open_until: Date.now() / 1000 + 90,
          },
        }),
    });
    await open(user);
    expect(await screen.findByText('acme-hq.my-prtg.example:3389')).toBeVisible();
    expect(screen.getByText('Administrator')).toBeVisible();
    expect(await screen.findByRole('timer')).toHaveTextContent(/^01:[0-3]\d$/);
    expect(screen.queryByText(/Kq7!vXz2/)).toBeNull();
    const show = screen.getByRole('button', { name: 'Show remote desktop password' });
    await user.click(show);
    expect(await screen.findByText(/Kq7!vXz2/)).toBeVisible();
    fireEvent.blur(window);
    await waitFor(() => expect(document.body.innerHTML).not.toContain('Kq7!vXz2'));
    await user.click(show);
    expect(await screen.findByText(/Kq7!vXz2/)).toBeVisible();
    expect(requests(sandbox, 'POST', '/ports/rdp/open')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(90_000);
    expect(screen.queryByText('acme-hq.my-prtg.example:3389')).toBeNull();
    expect(document.body.innerHTML).not.toContain('Kq7!vXz2');
  });

  it.each([
    ['which the response’s date reveals', true, /^01:[0-3]\d$/],
    ['which nothing reveals', false, /^–$/],
  ])('stays open if this device’s clock is an hour ahead, %s', async (_what, isTold, left) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderPortal('staff', STACK, {
      prepare: ({ faults }) =>
        faults.add({
          path: '/ports/rdp/open',
          method: 'POST',
          ...(isTold && { headers: { Date: new Date(Date.now() - 3_600_000).toUTCString() } }),
          body: {
            rdp_password: 'rdp-Kq7!vXz2',
            host: 'acme-hq.my-prtg.example',
            port: 3389,
            username: 'Administrator',
            open_until: Date.now() / 1000 - 3600 + 90,
          },
        }),
    });
    await open(user);
    expect(await screen.findByRole('timer')).toHaveTextContent(left);
    await vi.advanceTimersByTimeAsync(30_000);
    await user.click(screen.getByRole('button', { name: 'Show remote desktop password' }));
    expect(await screen.findByText(/Kq7!vXz2/)).toBeVisible();
  });

  it('doesn’t say that it wasn’t opened if nobody knows', async () => {
    const { user } = renderPortal('staff', STACK, {
      prepare: ({ faults }) =>
        faults.add({ path: '/ports/rdp/open', status: 504, body: { message: 'Not now.' } }),
    });
    const dialog = await open(user);
    expect(
      await dialog.findByText(
        'Not now. We couldn’t confirm whether remote desktop was opened. Open it again to see the access details.',
      ),
    ).toBeVisible();
  });

  it('shows the reason for a failure in the dialog, and can be tried again', async () => {
    const { user } = renderPortal('staff', STACK, {
      prepare: ({ faults }) =>
        faults.add({ path: '/ports/rdp/open', status: 409, body: { message: 'The stack is busy.' } }),
    });
    const dialog = await open(user);
    expect(await dialog.findByText('Remote desktop couldn’t be opened. The stack is busy.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('acme-hq.my-prtg.example:3389')).toBeVisible();
  });
});

describe('extending a trial', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const fill = async (user: ReturnType<typeof renderPortal>['user'], day: string, comment: string) => {
    fireEvent.change(await screen.findByLabelText('New trial end'), { target: { value: day } });
    if (comment !== '') await user.type(screen.getByRole('textbox', { name: 'Comment' }), comment);
    await user.click(screen.getByRole('button', { name: 'Extend trial' }));
  };

  it('shows the new end in UTC before and after the change', async () => {
    const { user, sandbox } = renderPortal('staff', TRIAL);
    const day = inDays(40);
    const end = new Date(`${day}T23:59:59Z`).toUTCString();
    await fill(user, day, 'Asked by phone');
    expect(screen.getByText(`The trial will end on ${end}.`)).toBeVisible();
    expect(await screen.findByText(`Trial subscription sub-trial now ends at ${end}.`)).toBeVisible();
    expect(sandbox.world.subscriptions.get('sub-trial')!.expires_at).toBe(Date.parse(end) / 1000);
    expect(await screen.findByText('The trial has been extended.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
    const paths = asked(sandbox, '').map(({ method, path }) => `${method} ${path}`);
    expect(paths.slice(-2)).toEqual([
      'POST /api/supporter/stacks/prtg-trial/status',
      'POST /api/supporter/subscriptions/sub-trial/extend',
    ]);
  });

  it('requires a later day and a comment', async () => {
    const { user, sandbox } = renderPortal('staff', TRIAL);
    await fill(user, inDays(5), '');
    expect(await screen.findByText('Choose a day after the current trial end.')).toBeVisible();
    expect(screen.getByText('This field is required.')).toBeVisible();
    expect(requests(sandbox, 'POST', '/status')).toHaveLength(0);
  });

  it('waits for the stack, and the wait can be stopped', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, sandbox } = renderPortal('staff', TRIAL, {
      prepare: ({ faults }) =>
        faults.add({
          path: '/status',
          body: { status: 'UPDATE_IN_PROGRESS', accepted: false },
          times: 3,
        }),
    });
    await fill(user, inDays(40), 'Asked by phone');
    expect(await screen.findByText('Waiting for the stack to become available…')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop waiting' }));
    await waitFor(() => expect(screen.queryByText(/^Waiting/)).toBeNull());
    expect(screen.queryByText(/couldn’t be extended/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Extend trial' }));
    for (const asked of [2, 3]) {
      await waitFor(() => expect(requests(sandbox, 'POST', '/status')).toHaveLength(asked));
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(await screen.findByText(/^Trial subscription sub-trial now ends at /)).toBeVisible();
    expect(requests(sandbox, 'POST', '/extend')).toHaveLength(1);
  });

  it.each([
    ['/extend', 422],
    ['/stacks/prtg-trial/status', 403],
  ])('shows the reason if %s fails, and keeps the input', async (path, status) => {
    const { user } = renderPortal('staff', TRIAL, {
      prepare: ({ faults }) =>
        faults.add({ path, method: 'POST', status, body: { message: 'Not so long.' } }),
    });
    await fill(user, inDays(40), 'Asked by phone');
    expect(await screen.findByText('The trial couldn’t be extended. Not so long.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Asked by phone');
  });

  it('without a response isn’t repeated, and shows the state read afterwards', async () => {
    const { user, sandbox } = renderPortal('staff', TRIAL, {
      prepare: ({ faults }) => faults.add({ path: '/extend', status: 504 }),
    });
    await fill(user, inDays(40), 'Asked by phone');
    expect(
      await screen.findByText(
        'The trial couldn’t be extended. A fault of the sandbox (504). The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
    expect(requests(sandbox, 'POST', '/extend')).toHaveLength(1);
  });
});

describe('resizing an instance', () => {
  const resize = async (user: ReturnType<typeof renderPortal>['user'], type: string) => {
    const card = within(await section('Instance'));
    await card.findByText('t3.medium', { selector: 'dd' });
    await user.selectOptions(card.getByLabelText('Instance type'), type);
    await user.click(card.getByRole('button', { name: 'Resize instance' }));
    const dialog = await screen.findByRole('dialog', { name: `Resize instance i-owner-active to ${type}?` });
    await user.click(within(dialog).getByRole('button', { name: 'Resize' }));
    return card;
  };

  it('asks for confirmation, waits for three states, and announces the schedule', async () => {
    const { user, sandbox } = renderPortal('staff', STACK);
    const card = await resize(user, 'm5.large');
    expect(await screen.findByText('Resize of instance i-owner-active to m5.large scheduled.')).toBeVisible();
    expect(
      await card.findByText('The resize to m5.large is scheduled. It takes effect later.'),
    ).toBeVisible();
    expect(sandbox.world.stackByName('prtg-owner-active')!.instanceTypeAfterWork).toBe('m5.large');
    expect(asked(sandbox, '/stacks/prtg-owner-active/status')).toHaveLength(1);
  });

  it('offers all instance types, and marks the current one', async () => {
    renderPortal('staff', STACK);
    const card = within(await section('Instance'));
    await card.findByText('t3.medium', { selector: 'dd' });
    const options = within(card.getByLabelText('Instance type')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Choose a type',
      't3.small',
      't3.medium (current)',
      't3.large',
      't3.xlarge',
      'm5.large',
      'm5.xlarge',
      'm5.2xlarge',
      'm5.4xlarge',
    ]);
    expect(options[2]).toBeDisabled();
  });

  it('requires an instance type', async () => {
    const { user } = renderPortal('staff', STACK);
    const field = await screen.findByLabelText('Instance type');
    expect(field).toBeRequired();
    await user.click(await screen.findByRole('button', { name: 'Resize instance' }));
    expect(await screen.findByText('Choose an instance type.')).toBeVisible();
    expect(document.title).toMatch(/^Error: /);
  });

  it.each([
    ['/status', 403, 'The instance couldn’t be resized. Not now.'],
    ['/resize', 409, 'The instance couldn’t be resized. Not now.'],
    [
      '/resize',
      504,
      'Not now. We couldn’t confirm whether the resize was scheduled. Check the instance before you try again.',
    ],
  ])('shows the reason if %s responds with status %i', async (path, status, sentence) => {
    const { user } = renderPortal('staff', STACK, {
      prepare: ({ faults }) => faults.add({ path, method: 'POST', status, body: { message: 'Not now.' } }),
    });
    await resize(user, 'm5.large');
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});
