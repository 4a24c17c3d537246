// Search and Help in the top bar, through the sandbox (docs/product/help.md).
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { requests } from '../support/manageScreen';
import { renderPortal } from '../support/renderPortal';

beforeAll(async () => {
  // Loaded up front: loading these modules is slow, and not what the tests measure.
  await import('../../src/shell/search/StaffSearch');
  await import('../../src/shell/help/Help');
  await import('../../src/pages/account/AccountPage');
  await import('../../src/pages/manage/ManagePage');
  await import('../../src/pages/entra-id/EntraIdPage');
  await import('../../src/pages/supporter/search/SupporterPage');
});

const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = () => screen.findByRole('combobox', { name: 'Search' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const section = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the search in the top bar', () => {
  it('opens with its keyboard shortcut, and goes to the result on Enter', async () => {
    const { user } = renderPortal('owner', '/account');
    await screen.findByRole('heading', { level: 1, name: 'Account' });
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await field(), 'acme-hq');
    await waitFor(() => expect(section('Instances')).toEqual(['acme-hqacme-hq.my-prtg.example']));
    expect(section('Actions')).toEqual([
      'Open PRTG: acme-hqacme-hq.my-prtg.example(opens in a new tab)',
      'Settings: acme-hqacme-hq.my-prtg.example',
      'Upload: acme-hqacme-hq.my-prtg.example',
      'Entra ID: acme-hqacme-hq.my-prtg.example',
      'PRTG Users: acme-hqacme-hq.my-prtg.example',
      'Invoices: acme-hqacme-hq.my-prtg.example',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage acme-hq' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.location.pathname).toBe('/manage/sub-owner-active');
  });

  it('uses the typed text even if Enter is pressed before the list updates', async () => {
    const { user } = renderPortal('owner', '/account');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    const input = await field();
    await waitFor(() => expect(section('Instances')).toHaveLength(7));
    act(() => {
      fireEvent.change(input, { target: { value: 'acme-hq' } });
      // The list isn't rendered yet: it still has the pages first.
      expect(options()[0]).toBe('Overview');
      fireEvent.keyDown(input, { key: 'Enter' });
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage acme-hq' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('highlights the first result again when the text changes', async () => {
    const { user } = renderPortal('owner', '/account');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    const marked = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    const input = await field();
    await waitFor(() => expect(section('Instances')).toHaveLength(7));
    await user.click(input);
    expect(marked()).toHaveTextContent('Overview');
    await user.keyboard('i');
    expect(options().slice(0, 3)).toEqual(['Invoices', 'Entra ID', 'Overview']);
    expect(marked()).toHaveTextContent('Invoices');
  });

  it('lists pages, instances and actions before anything is typed', async () => {
    const { user } = renderPortal('owner', '/account');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await field();
    expect(section('Pages').slice(0, 3)).toEqual(['Overview', 'Dates', 'Costs']);
    expect(section('Pages').at(-1)).toBe('Security check');
    await waitFor(() => expect(section('Instances')).toHaveLength(7));
    expect(section('Actions')).toEqual([
      'Add new Subscription',
      'Report for support',
      'Messages',
      'Keyboard',
      'Customer service(opens in a new tab)',
      'Switch to the dark color scheme',
      'Logout',
    ]);
    await user.type(await field(), 'zzzz');
    expect(screen.getByText('Nothing found for “zzzz”.')).toBeVisible();
    expect(options()).toEqual([]);
  });

  it('works at a URL that can’t be decoded', async () => {
    // In development, the router warns about such an address.
    vi.spyOn(console, 'warn').mockReturnValue();
    const { user } = renderPortal('owner', '/manage/%E0%A4%A', {
      prepare: ({ faults }) => faults.add({ path: '/customer/subscriptions', delayMs: 60_000 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.type(await field(), 'account');
    await waitFor(() => expect(section('Pages')).toEqual(['Account']));
  });

  it('matches words of an action and an instance in any order', async () => {
    const { user } = renderPortal('owner', '/account');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.type(await field(), 'hq users');
    await waitFor(() => expect(options()).toContain('PRTG Users: acme-hqacme-hq.my-prtg.example'));
  });

  it('lists only actions that the user has permission for', async () => {
    const { user } = renderPortal('user', '/account');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await waitFor(() => expect(section('Instances')).not.toEqual([]));
    await user.type(await field(), 'settings');
    expect(options().filter((text) => text.startsWith('Settings'))).toEqual([]);
  });

  it('searches customers and stacks for staff only', async () => {
    const { user, sandbox } = renderPortal('owner', '/account');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.type(await field(), 'globex');
    expect(screen.queryByRole('group', { name: 'Customers' })).toBeNull();
    expect(requests(sandbox, 'POST', '/supporter/stacks')).toEqual([]);
  });

  it('finds customers and stacks for staff after a pause, and announces nothing twice', async () => {
    const { user, sandbox } = renderPortal('staff', '/account');
    await user.click(await screen.findByRole('button', { name: 'Search' }));
    await user.type(await field(), 'dirk@globex.example');
    await waitFor(() => expect(section('Customers').join()).toContain('prtg-directory'));
    expect(section('Customers')[0]).toBe('Search customers and stacks for “dirk@globex.example”');
    expect(requests(sandbox, 'POST', '/supporter/stacks')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?search=dirk%40globex.example'));
  });
});

describe('the Help menu', () => {
  it('links to customer service, service status, manual and licences, each in a new tab', async () => {
    const { user } = renderPortal('owner', '/account');
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    const items = within(await screen.findByRole('menu', { name: 'Help' })).getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Customer service(opens in a new tab)',
      'Service status(opens in a new tab)',
      'Manual(opens in a new tab)',
      'Licenses(opens in a new tab)',
      'Messages',
      'Keyboard',
      'Report for support',
    ]);
    expect(items[0]).toHaveAttribute('href', '/support');
    expect(items[3]).toHaveAttribute('href', '/licenses.txt');
    for (const link of items.slice(0, 4)) expect(link).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('menuitem', { name: 'Keyboard' }));
    expect(await dialog('Keyboard')).toHaveTextContent('Search for pages, instances and actions');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

it('“Messages” lists what was said in this visit, the newest first, and what failed', async () => {
  const { user, sandbox } = renderPortal('owner', '/manage/sub-owner-active');
  const messages = async () => {
    await user.click(screen.getByRole('button', { name: 'Help' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Messages' }));
    return within(await dialog('Messages'));
  };
  const off = await screen.findByRole('radio', { name: 'Off' });
  expect((await messages()).getByText('Nothing so far.')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  sandbox.faults.add({ path: '/datascience/toggle', status: 400, body: { message: 'Not today.' } });
  await user.click(off);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not today.');
  await user.click(off);
  await waitFor(() => expect(off).toBeChecked());
  await waitFor(() => expect(off).toBeEnabled());
  const lines = (await messages()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^\d\d:\d\d.*Data collection is now disabled/),
    expect.stringMatching(/^\d\d:\d\d.*FailedNot today\.$/),
  ]);
});

describe('“Report for support”', () => {
  const open = async (user: ReturnType<typeof renderPortal>['user']) => {
    await user.click(await screen.findByRole('button', { name: 'Help' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Report for support' }));
    return dialog('Report for support');
  };
  const copied = async (user: ReturnType<typeof renderPortal>['user']) => {
    await user.click(screen.getByRole('button', { name: 'Copy report' }));
    return JSON.parse(await navigator.clipboard.readText()) as Record<string, unknown> & {
      instances: unknown[];
      calls: { path: string; status: number; method: string }[];
      messages: { text: string }[];
    };
  };

  it('contains calls and messages, but no user input', async () => {
    const SECRET = 'kanarienvogel~9Q.secret-value-of-the-app';
    const { user, sandbox } = renderPortal('owner', '/entra-id/sub-owner-active');
    await user.type(await screen.findByLabelText(/^Client secret/), SECRET);
    sandbox.faults.add({
      path: '/enterprise-connection',
      method: 'PATCH',
      status: 422,
      body: { message: `The secret ${SECRET} of olivia@canary.example isn’t valid.` },
    });
    await user.click(screen.getByRole('button', { name: 'Save connection' }));
    await screen.findAllByText(/isn’t valid/);
    expect(await open(user)).toHaveAccessibleDescription(
      'It shows our customer service what happened in your browser. Email addresses and anything that looks like a password are left out, but the messages you saw may name your instances or repeat words you typed. Read it, deselect anything you’d rather not share, then copy or save it and attach it to your message. The portal doesn’t send it.',
    );
    const report = await copied(user);
    expect(Object.keys(report)).toEqual([
      'version',
      'made_at',
      'build',
      'browser',
      'language',
      'clock_skew_ms',
      'page',
      'instances',
      'calls',
      'messages',
    ]);
    expect(report).toMatchObject({ version: 1, language: 'en', page: '/entra-id/{id}' });
    expect(report.instances[0]).toEqual({
      id: 'sub-owner-active',
      stack_id: 'stack-owner-active',
      state: 'ready',
    });
    expect(report.calls).toContainEqual(
      expect.objectContaining({ method: 'PATCH', path: '/instance/enterprise-connection/{id}', status: 422 }),
    );
    expect(report.messages.at(-1)?.text).toMatch(/^The secret \[…\] of \[…\] isn’t valid\.$/);
    expect(JSON.stringify(report)).not.toMatch(/kanarienvogel|canary|olivia|eyJ/i);
  });

  it('keeps the sentences with the names of instances, and leaves out addresses', async () => {
    const { user, sandbox } = renderPortal('owner', '/account', {
      prepare: ({ world }) => {
        for (const record of world.subscriptions.values()) record.name = 'acme-7 (EU)';
      },
    });
    sandbox.faults.add({
      path: '/customer/reset_password',
      status: 422,
      body: { message: 'Subscription acme-7 (EU) created by olivia@canary.example on canary7.example.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Reset password' }));
    await screen.findAllByText(/acme-7/);
    await open(user);
    const { messages } = await copied(user);
    expect(messages.map(({ text }) => text)).toEqual(['Subscription acme-7 (EU) created by […] on […]']);
  });

  it('omits the lines that the customer cleared', async () => {
    const { user } = renderPortal('owner', '/account');
    await screen.findByRole('heading', { level: 1, name: 'Account' });
    const report = within(await open(user));
    await user.click(report.getByRole('checkbox', { name: /^Browser: / }));
    for (const line of report.getAllByRole('checkbox', { name: /^sub-/ })) await user.click(line);
    expect(await copied(user)).toMatchObject({ browser: null, instances: [], page: '/account' });
  });

  it('contains nothing of the previous user’s session', async () => {
    const { session } = renderPortal('owner', '/account');
    await screen.findByRole('heading', { level: 1, name: 'Account' });
    await session.logout();
    document.body.innerHTML = '';
    const { user } = renderPortal('admin', '/account');
    await open(user);
    const { calls } = await copied(user);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.filter(({ path }) => path === '/authorization/permissions')).toHaveLength(1);
  });
});
