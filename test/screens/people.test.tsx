// The page "People" (docs/product/people.md): who has access to which instances.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { savedFiles } from '../support/savedFiles';
import { renderPortal } from '../support/renderPortal';

const table = () => screen.findByRole('table', { name: 'People' });
const row = async (name: RegExp) => within(await table()).findByRole('row', { name });
const usersOf = (stackId: string) => `/instance/${stackId}/users`;

describe('the people', () => {
  it('are one row each, whatever the capitals of their address, and open to their instances', async () => {
    const { user } = renderPortal('owner', '/people');
    expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('9 people')).toBeVisible());
    const headings = within(await table()).getAllByRole('columnheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Email',
      'Instances',
      'Access level',
      'Last login',
    ]);
    const bea = within(await row(/Bea Observer/));
    expect(bea.getByText('Admin')).toBeVisible();
    const more = bea.getByRole('button', { name: '4 instances of Bea Observer' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(bea.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'acme-factory',
      'acme-hq',
      'acme-lab',
      'acme-legacy',
    ]);
    expect(bea.getAllByRole('listitem')[0]).toHaveTextContent(
      /^acme-factory – (?:Admin|User), last login: \w/,
    );
  });

  it('are opened and closed all at once', async () => {
    const { user } = renderPortal('owner', '/people?search=observer');
    await user.click(await screen.findByRole('button', { name: 'Open all' }));
    expect(within(await row(/Bea Observer/)).getAllByRole('link')).toHaveLength(4);
    // A day; its time is the tooltip.
    expect(within(await row(/Bea Observer/)).getByText(/^\w+ \d+, \d{4}$/)).toHaveAttribute(
      'title',
      expect.stringMatching(/:/),
    );
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    expect(within(await row(/Bea Observer/)).queryByRole('link')).toBeNull();
  });

  it('are found by a search, by their access level, and by an old login', async () => {
    const { user } = renderPortal('owner', '/people');
    await table();
    await user.type(screen.getByRole('searchbox', { name: 'Search people' }), 'observer');
    expect(await screen.findByText('1 of 9 people')).toBeVisible();
    await user.clear(screen.getByRole('searchbox', { name: 'Search people' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Access level' }), 'Owner');
    expect(await screen.findByText('1 of 9 people')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Access level' }), 'All');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Instance' }), 'acme-lab');
    expect(await screen.findByText('5 of 9 people')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Instance' }), 'All');
    await user.click(screen.getByRole('switch', { name: 'No login for 90 days' }));
    // Bea Observer was last there 91 days ago; Chen Wei never.
    expect(await row(/Bea Observer/)).toBeVisible();
    expect(await screen.findByText('2 of 9 people')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?idle=1'));
  });

  it('are saved with a line for each person in each instance', async () => {
    const files = savedFiles();
    const { user } = renderPortal('owner', '/people?search=observer');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    expect(files[0]?.name).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await files[0]?.text)?.trim().split('\r\n') ?? [];
    expect(lines[0]).toBe('Name,Email,Instance,ID,Access level,Last login');
    expect(lines).toHaveLength(5);
  });

  it('are saved in the order of the table', async () => {
    const files = savedFiles();
    const { user } = renderPortal('owner', '/people?sort=-instances');
    await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
    const text = (await files[0]?.text) ?? '';
    // Four people have access to all four instances: 16 lines, and only then the others.
    const inAll = text.split('\r\n').map((line) => /^(?:Alex|Bea|Chen|Dana) /.test(line));
    expect(inAll.slice(1, 17)).not.toContain(false);
    expect(inAll.slice(17)).not.toContain(true);
  });
});

describe('an instance whose users can’t be read', () => {
  it('is named with the reason, and can be tried again', async () => {
    const { user, sandbox } = renderPortal('owner', '/people', {
      prepare: ({ faults }) =>
        faults.add({ path: usersOf('stack-owner-active'), status: 400, body: { message: 'Not today.' } }),
    });
    expect(
      await screen.findByText(
        'The users of this instance couldn’t be read. People who only have access there aren’t listed.',
      ),
    ).toBeVisible();
    expect(screen.getByText('acme-hq', { selector: 'strong' }).parentElement).toHaveTextContent(
      'acme-hq: Not today.',
    );
    expect(screen.getByText('7 people')).toBeVisible();
    const before = sandbox.log.since(0).length;
    await user.click(screen.getByRole('button', { name: 'Try failed again' }));
    expect(await screen.findByText('9 people')).toBeVisible();
    const again = sandbox.log.since(0).slice(before);
    expect(again.filter(({ path }) => path.endsWith('/users'))).toHaveLength(1);
  });
});

describe('many instances', () => {
  it('are read when the user says so, four at a time, until they stop', async () => {
    const { user, sandbox } = renderPortal('provider', '/people', {
      prepare: ({ faults }) => faults.add({ path: '/users', delayMs: 500, times: -1 }),
    });
    // The first twelve are read at once, and their people appear as they arrive.
    expect(await screen.findByText(/^Read [1-9]\d? of 12$/)).toBeVisible();
    expect(within(await table()).getAllByRole('row').length).toBeGreaterThan(2);
    await user.click(await screen.findByRole('button', { name: /^Read 1,\d+ instances$/ }));
    expect(await screen.findByText(/^Read \d+ of 1,\d+$/)).toBeVisible();
    const reads = () => sandbox.log.since(0).filter(({ path }) => path.endsWith('/users')).length;
    await waitFor(() => expect(reads()).toBeGreaterThan(4));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: /^Read 1,\d+ instances$/ })).toBeVisible();
    const atStop = reads();
    await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'bea');
    expect(reads()).toBe(atStop);
  });
});

it('an instance in preparation is counted, and isn’t called forbidden', async () => {
  const only = ({ world }: Sandbox) => {
    const grants = world.grants.get(world.accountByKey('owner')!.sub)!;
    for (const id of grants.keys()) if (id !== 'sub-owner-preparing') grants.delete(id);
  };
  const counted = '1 instance isn’t ready, so it isn’t listed.';
  for (const address of ['/people', '/upload?several=1', '/entra-id', '/data-sharing-opt-in']) {
    renderPortal('owner', address, { prepare: only });
    expect(await screen.findByText(counted)).toBeVisible();
    expect(screen.queryByText(/needs the role/)).toBeNull();
    cleanup();
  }
  renderPortal('owner', '/people');
  expect(await screen.findByText(counted)).toBeVisible();
});

it('without an instance says who may see the people', async () => {
  renderPortal('user', '/people');
  expect(
    await screen.findByText(/^You can’t see the users of any instance\. This needs the role/),
  ).toBeVisible();
});

it('the page is linked from the picker of PRTG Users', async () => {
  const { user } = renderPortal('owner', '/prtg-users');
  await user.click(await screen.findByRole('link', { name: 'People across instances' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'People' })).toBeVisible();
});
