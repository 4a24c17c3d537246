// PRTG users and the picker in front of them (docs/product/screens.md#prtg-users): a persona in, what they see out.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { wireSubscription } from '../../sandbox/vendor/wireForms.ts';
import { renderPortal } from '../support/renderPortal';

const heading = () => screen.findByRole('heading', { level: 1, name: 'PRTG Users' });
const links = async () =>
  within(await screen.findByRole('list', { name: 'Instances' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const table = () => screen.findByRole('table', { name: 'PRTG Users' });
const names = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the instance picker', () => {
  it('lists the instances the user can manage by name, and can be searched', async () => {
    const { user } = renderPortal('owner', '/prtg-users');
    await heading();
    expect(document.title).toBe('PRTG Users – PRTG Hosted Monitor');
    expect(await links()).toEqual([
      'acme-factoryacme-factory.my-prtg.example',
      'acme-hqacme-hq.my-prtg.example',
      'acme-labacme-lab.my-prtg.example',
      'acme-legacyacme-legacy.my-prtg.example',
      'acme-madridacme-madrid.my-prtg.example · getting status',
    ]);
    expect(screen.getByText('5 instances')).toBeVisible();
    const search = screen.getByRole('searchbox', { name: 'Search instances' });
    await user.type(search, 'acme-l');
    await waitFor(() => expect(screen.getByText('2 of 5 instances')).toBeVisible());
    await user.clear(search);
    await user.type(search, 'nowhere');
    expect(await screen.findByText('No instance matches “nowhere”.')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'factory{Enter}');
    await table();
    expect(window.location.pathname).toBe('/prtg-users/sub-owner-dues');
  });

  it('opens the instance that was typed, even if the list isn’t updated yet', async () => {
    renderPortal('owner', '/prtg-users');
    await heading();
    const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search instances' });
    act(() => {
      fireEvent.change(search, { target: { value: 'factory' } });
      fireEvent.submit(search.form!);
    });
    await table();
    expect(window.location.pathname).toBe('/prtg-users/sub-owner-dues');
  });

  it('lists an instance without a domain by its name and state', async () => {
    renderPortal('owner', '/prtg-users', {
      prepare: ({ faults, world }) => {
        const path = '/api/customer/subscriptions';
        const [active, unknown] = ['sub-owner-active', 'sub-owner-unknown'].map((id) => ({
          ...wireSubscription(world, world.subscriptions.get(id)!),
          fqdn: null,
        }));
        faults.add({ path: `${path}/sub-owner-unknown`, body: unknown, times: -1 });
        faults.add({ path, body: [active, unknown] });
      },
    });
    await heading();
    expect(await links()).toEqual(['acme-hq', 'acme-madridgetting status']);
  });

  it('leads to the instance, and back to the picker', async () => {
    const { user } = renderPortal('owner', '/prtg-users');
    await user.click(await screen.findByRole('link', { name: /^acme-hq/ }));
    await table();
    expect(window.location.pathname).toBe('/prtg-users/sub-owner-active');
    await user.click(screen.getByRole('link', { name: 'Choose another instance' }));
    expect(await links()).toHaveLength(5);
  });

  it('is skipped if there is only one instance', async () => {
    renderPortal('mfa', '/prtg-users');
    await table();
    expect(window.location.pathname).toBe('/prtg-users/sub-mfa');
    expect(screen.queryByRole('link', { name: 'Choose another instance' })).toBeNull();
  });

  it('that is skipped isn’t in the way of Back', async () => {
    const { user } = renderPortal('directory', '/account');
    await user.click(await screen.findByRole('link', { name: 'PRTG Users' }));
    await table();
    expect(window.location.pathname).toBe('/prtg-users/sub-directory');
    act(() => window.history.back());
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });

  it.each([
    [
      'user',
      'You can’t see the users of any instance. This needs the role owner, admin, direct reseller, or involved reseller.',
    ],
    [
      'distributor',
      'You can’t see the users of any instance. This needs the role owner, admin, direct reseller, or involved reseller.',
    ],
    ['newcomer', 'You don’t have any instances yet'],
  ])('tells the persona “%s” why it is empty', async (persona, sentence) => {
    renderPortal(persona, '/prtg-users');
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows why the list can’t be loaded, and can retry', async () => {
    const { user } = renderPortal('owner', '/prtg-users', {
      prepare: ({ faults }) =>
        faults.add({ path: '/customer/subscriptions', status: 400, body: { message: 'Not today.' } }),
    });
    expect(await screen.findByText('Your instances couldn’t be loaded. Not today.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await links()).toHaveLength(5);
  });
});

describe('the table of PRTG users', () => {
  it('shows name, e-mail, access level and last login, with notes', async () => {
    renderPortal('owner', '/prtg-users/sub-owner-active');
    const rows = within(await table()).getAllByRole('row');
    expect(
      within(rows[0]!)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Email', 'Access level', 'Last login']);
    const [, first] = rows;
    expect(within(first!).getByRole('rowheader')).toHaveTextContent('Alex Admin');
    expect(within(first!).getByText('alex.admin@acme.example')).toBeVisible();
    expect(within(first!).getByText('Owner')).toBeVisible();
    expect(await names()).toEqual([
      'Alex Admin',
      'Bea Observer',
      'Chen Wei',
      'Dana Night-Shift',
      'Ewa Nowak',
      'Farid Haddad',
    ]);
    expect(within(rows[3]!).getByText('Never')).toBeVisible();
    expect(
      screen.getByText(
        'Users are invited in PRTG itself. Users of a federated directory, such as Entra ID, don’t appear here.',
      ),
    ).toBeVisible();
    expect(screen.getByText('6 users')).toBeVisible();
  });

  it('can be searched and sorted, and keeps both in the URL', async () => {
    const { user } = renderPortal('owner', '/prtg-users/sub-owner-active');
    const column = (name: string) => screen.getByRole('button', { name });
    await table();
    await user.click(column('Name'));
    await waitFor(async () => expect((await names())[0]).toBe('Farid Haddad'));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(column('Last login'));
    await waitFor(async () => expect((await names())[0]).toBe('Chen Wei'));
    await waitFor(() => expect(window.location.search).toBe('?sort=login'));
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'admin');
    await waitFor(async () => expect(await names()).toEqual(['Bea Observer', 'Alex Admin']));
    expect(screen.getByText('2 of 6 users')).toBeVisible();
    // The parameters' order doesn't depend on which was set first, so that one view has one address.
    await waitFor(() => expect(window.location.search).toBe('?search=admin&sort=login'));
    await user.type(screen.getByRole('searchbox', { name: 'Search users' }), ' nobody');
    expect(await screen.findByText('No user matches “admin nobody”.')).toBeVisible();
  });

  it('is shown even if the API’s ids are numbers', async () => {
    const resource = { resource_id: 7, resource_type: 'subscription', role: 'owner' };
    const subscription = { id: 7, name: 'numbered', stack_id: 70, stack_status: 'ready' };
    const users = [
      { id: 100, name: 'Nia' },
      { id: 101, name: 'Otto' },
    ];
    renderPortal('owner', '/prtg-users/7', {
      prepare: ({ faults }) => {
        faults.add({ path: '/authorization/permissions', body: { resources: [resource] }, times: -1 });
        faults.add({ path: '/customer/subscriptions', body: [subscription], times: -1 });
        faults.add({ path: '/instance/70/users', body: users, times: -1 });
      },
    });
    expect(await names()).toEqual(['Nia', 'Otto']);
    expect(screen.queryByText(/isn’t shown here|aren’t shown here/)).toBeNull();
  });

  it('explains why it is empty', async () => {
    renderPortal('owner', '/prtg-users/sub-owner-active', {
      prepare: ({ faults }) => faults.add({ path: '/users', body: [] }),
    });
    expect(
      await screen.findByRole('heading', { level: 2, name: 'This instance has no users yet' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Open PRTG/ })).toBeVisible();
  });

  it('shows why it couldn’t be loaded, and can retry', async () => {
    const { user } = renderPortal('owner', '/prtg-users/sub-owner-active', {
      prepare: ({ faults }) => faults.add({ path: '/users', body: { users: [] } }),
    });
    expect(
      await screen.findByText(
        'The users couldn’t be loaded. The server sent an unexpected response. Try again later.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await names()).toHaveLength(6);
  });
});

describe('the PRTG users of an instance', () => {
  it('that is unknown lead to the overview', async () => {
    renderPortal('owner', '/prtg-users/sub-nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
  });

  it.each([
    [
      'user',
      'sub-owner-active',
      'You can’t see this instance’s users. This needs the role owner, admin, direct reseller, or involved reseller.',
    ],
    [
      'distributor',
      'sub-fleet-1',
      'You can’t see this instance’s users. This needs the role owner, admin, direct reseller, or involved reseller.',
    ],
    ['owner', 'sub-owner-preparing', 'This instance is still being prepared. Come back once it’s ready.'],
    [
      'owner',
      'sub-owner-failed',
      'This instance couldn’t be created, or its last change failed. Our customer service can help.',
    ],
  ])('aren’t shown to the persona “%s” at %s, with the reason', async (persona, id, sentence) => {
    const { sandbox } = renderPortal(persona, `/prtg-users/${id}`);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sandbox.log.since(0).filter(({ path }) => path.endsWith('/users'))).toEqual([]);
  });

  it.each([
    ['admin', 'acme-hq', 'sub-owner-active'],
    ['involved', 'north-energy', 'sub-reseller-north'],
    ['reseller', 'south-logistics', 'sub-reseller-south'],
  ])('are shown to the persona “%s” for %s', async (persona, name, id) => {
    const { user } = renderPortal(persona, '/prtg-users');
    const list = within(await screen.findByRole('list', { name: 'Instances' }));
    await user.click(list.getByRole('link', { name: new RegExp(`^${name}`) }));
    expect((await names()).length).toBeGreaterThan(2);
    expect(window.location.pathname).toBe(`/prtg-users/${id}`);
  });
});
