// The overview as a table, through the sandbox (docs/product/many-instances.md): a persona and an address in, what they see
// out.
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { settingQuery } from '../../src/api/instances/settings';
import { store } from '../../src/browser/storage/storage';
import { formatDate, startOfDay, isoDate } from '../../src/domain/values/dates';
import { holdAnswers } from '../support/holdAnswers';
import { renderPortal } from '../support/renderPortal';

const table = () => screen.findByRole('table', { name: 'Subscriptions' });
const view = (name: 'Cards' | 'Table') =>
  within(screen.getByRole('radiogroup', { name: 'View' })).getByRole('radio', { name });
const named = async () =>
  within(await table())
    .getAllByRole('rowheader')
    .map((header) => header.querySelector('[id]')?.textContent);
const row = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(`\\b${name}\\b`) }));
const more = async (user: UserEvent, name: string) => {
  await user.click(await (await row(name)).findByRole('button', { name: 'More' }));
  return within(await screen.findByRole('menu', { name: 'More' }));
};
const query = () => Object.fromEntries(new URLSearchParams(window.location.search));

afterEach(() => {
  for (const key of ['portal-view', 'portal-columns']) store('browser', key, undefined);
});

describe('the overview’s view', () => {
  it('is cards by default, and a choice is remembered in the URL and the browser', async () => {
    const { user } = renderPortal('owner', '/');
    expect(await screen.findByRole('article', { name: 'acme-hq' })).toBeVisible();
    expect(view('Cards')).toBeChecked();
    await user.click(view('Table'));
    expect(await table()).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    await waitFor(() => expect(query()).toEqual({ view: 'table' }));
  });

  it('is the remembered one on the next visit, and is added to the URL', async () => {
    store('browser', 'portal-view', 'table');
    renderPortal('owner', '/');
    expect(await table()).toBeVisible();
    expect(view('Table')).toBeChecked();
    await waitFor(() => expect(query()).toEqual({ view: 'table' }));
  });

  it('from a link’s URL takes precedence over the remembered one', async () => {
    store('browser', 'portal-view', 'table');
    renderPortal('owner', '/?view=cards');
    expect(await screen.findByRole('article', { name: 'acme-hq' })).toBeVisible();
    expect(view('Cards')).toBeChecked();
  });
});

describe('of more than 20 subscriptions', () => {
  const visit = (count: number) =>
    renderPortal('trial', '/', { prepare: ({ world }) => world.addSubscriptions('trial', count - 1) });

  it('the table is shown first, until the customer chooses', async () => {
    const { user } = visit(21);
    expect(await table()).toBeVisible();
    expect(query()).toEqual({});
    await user.click(view('Cards'));
    expect(await screen.findAllByRole('article')).toHaveLength(21);
    await waitFor(() => expect(query()).toEqual({ view: 'cards' }));
  });

  it('but not of 20', async () => {
    visit(20);
    expect(await screen.findAllByRole('article')).toHaveLength(20);
  });
});

describe('the table of subscriptions', () => {
  it('shows the same facts as the cards, a row each, and first what needs attention', async () => {
    renderPortal('owner', '/?view=table');
    await screen.findByText('PRTG 1000');
    expect((await named()).slice(0, 3)).toEqual(['acme-lab', 'acme-legacy', 'acme-sydney']);
    expect((await row('acme-hq')).getByRole('rowheader')).toHaveTextContent('acme-hqacme-hq.my-prtg.example');
    const cells = (await row('acme-hq')).getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(1, 5)).toEqual([
      'instance ready',
      'active',
      'PRTG 1000€1,490.00 / year',
      'FrankfurtEurope',
    ]);
    expect(cells[5]).toMatch(/^\w+ \d+, \d{4}Next payment$/);
    expect(cells[6]).toBe('–');
    expect(await (await row('acme-factory')).findByText('€129.50')).toBeVisible();
    expect(screen.getByText('7 subscriptions')).toBeVisible();
  });

  it('offers the actions that the user has permission for, each described by its subscription', async () => {
    const { user } = renderPortal('owner', '/?view=table');
    const own = await row('acme-hq');
    const open = await own.findByRole('link', { name: 'Open PRTG (opens in a new tab)' });
    expect(open).toHaveAttribute('href', 'https://acme-hq.my-prtg.example/');
    expect(open).toHaveAccessibleDescription('acme-hq');
    expect(own.getByRole('link', { name: 'acme-hq' })).toHaveAttribute('href', '/manage/sub-owner-active');
    expect(own.getByRole('button', { name: 'More' })).toHaveAccessibleDescription('acme-hq');
    const menu = await more(user, 'acme-hq');
    expect(
      menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]),
    ).toEqual([
      ['Manage', '/manage/sub-owner-active'],
      ['Upgrade subscription', '/manage/sub-owner-active?scrollToSubscription=true'],
      ['New instance like this', '/new?like=sub-owner-active'],
      ['Copy domain', null],
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(own.getByRole('button', { name: 'More' })).toHaveFocus());
    const preparing = await row('acme-dubai');
    expect(preparing.queryByRole('link')).toBeNull();
    expect(preparing.getByRole('button', { name: 'Open PRTG' })).toBeDisabled();
    expect(preparing.getByRole('button', { name: 'Open PRTG' })).toHaveAccessibleDescription('acme-dubai');
  });

  it('shows an admin neither the dues nor the actions of an owner', async () => {
    const { user } = renderPortal('admin', '/?view=table');
    const own = await row('acme-factory');
    expect(await own.findByRole('link', { name: 'acme-factory' })).toBeVisible();
    expect(own.queryByText('€129.50')).toBeNull();
    const menu = await more(user, 'acme-factory');
    expect(menu.getByRole('menuitem', { name: 'Manage' })).toBeVisible();
    expect(menu.queryByRole('menuitem', { name: 'Upgrade subscription' })).toBeNull();
  });

  it('never shows dues as “none” because their currency isn’t known yet', async () => {
    let release = (): void => undefined;
    renderPortal('owner', '/?view=table', {
      prepare: (sandbox) => {
        for (const record of sandbox.world.subscriptions.values())
          if (record.id === 'sub-owner-active') Object.assign(record, { plan_id: 'gone', total_dues: 4_200 });
        release = holdAnswers(sandbox, '/public/plans');
      },
    });
    const due = async (name: string) => (await row(name)).getAllByRole('cell').at(-2);
    expect(await due('acme-factory')).toHaveTextContent(/^$/);
    expect(await due('acme-hq')).toHaveTextContent(/^$/);
    expect(await due('acme-lab')).toHaveTextContent('–');
    release();
    expect(await (await row('acme-factory')).findByText('€129.50')).toBeVisible();
    const link = (await row('acme-hq')).getByRole('link', { name: 'Amount due, see invoices' });
    expect(link).toHaveTextContent('see invoices');
    expect(link).toHaveAttribute('href', '/invoices?instance=sub-owner-active');
    expect(link).toHaveAccessibleDescription('acme-hq');
  });

  it('is sorted by its column headings, and keeps the order in the URL', async () => {
    const { user } = renderPortal('owner', '/?view=table&sort=-name');
    await screen.findByText('PRTG 1000');
    expect((await named())[0]).toBe('acme-sydney');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(screen.getByRole('button', { name: 'Next date' }));
    expect((await named())[0]).toBe('acme-lab');
    await waitFor(() => expect(query()).toEqual({ view: 'table', sort: 'date' }));
  });
});

describe('the search and filters of the table', () => {
  it('find the matching rows, and show their number', async () => {
    const { user } = renderPortal('owner', '/?view=table');
    await screen.findByText('PRTG 1000');
    await user.type(screen.getByRole('searchbox', { name: 'Search subscriptions' }), 'dubai');
    expect(await screen.findByText('1 of 7 subscriptions')).toBeVisible();
    expect(await named()).toEqual(['acme-dubai']);
  });

  it('count the results of each value, given the other filters', async () => {
    const { user } = renderPortal('owner', '/?view=table');
    await screen.findByText('PRTG 1000');
    const options = (name: string) =>
      within(screen.getByRole('combobox', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    const states = () =>
      within(screen.getByRole('radiogroup', { name: 'State' }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    expect(states()).toEqual(['All 7', 'Ready 4', 'Preparing 1', 'Failed 1', 'Getting status 1']);
    expect(options('Subscription status')).toEqual(['All', 'Active (5)', 'Cancelled (2)']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Subscription status' }), 'Cancelled (2)');
    expect(await screen.findByText('2 of 7 subscriptions')).toBeVisible();
    expect(states()).toEqual(['All 2', 'Ready 2']);
    expect(options('Subscription status')).toEqual(['All', 'Active (5)', 'Cancelled (2)']);
    await waitFor(() => expect(query()).toEqual({ view: 'table', status: 'cancelled' }));
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(await screen.findByText('7 subscriptions')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Filter' })).toHaveFocus();
    await user.click(screen.getByRole('radio', { name: 'Failed 1' }));
    await waitFor(async () => expect(await named()).toEqual(['acme-sydney']));
    await waitFor(() => expect(query()).toEqual({ view: 'table', state: 'failed' }));
  });

  it.each([
    ['Region', 'region'],
    ['Pricing plan', 'plan'],
    ['Subscription status', 'status'],
  ])('can select missing values: %s', async (name, key) => {
    const { user } = renderPortal('owner', '/?view=table', {
      prepare: ({ faults }) =>
        faults.add({
          path: '/api/customer/subscriptions',
          body: [
            { id: 'sub-bare', region: null, plan_id: null, subscription_status: null },
            { id: 'sub-whole', region: 'eu-central-1', plan_id: 'p1', subscription_status: 'active' },
          ],
          times: -1,
        }),
    });
    const facet = await screen.findByRole('combobox', { name });
    await user.selectOptions(facet, '– (1)');
    expect(await screen.findByText('1 of 2 subscriptions')).toBeVisible();
    expect(await named()).toEqual(['sub-bare']);
    expect(facet).toHaveDisplayValue('– (1)');
    await waitFor(() => expect(query()).toEqual({ view: 'table', [key]: 'none' }));
  });

  it('are restored from the URL', async () => {
    renderPortal('owner', '/?view=table&search=acme&state=ready&status=active&region=eu-central-1');
    expect(await screen.findByText('1 of 7 subscriptions')).toBeVisible();
    expect(await named()).toEqual(['acme-hq']);
    // Its name arrives with the regions.
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Region' })).toHaveDisplayValue('Frankfurt - Europe (1)'),
    );
  });

  it('can be limited to what needs attention', async () => {
    const { user } = renderPortal('owner', '/?view=table');
    await screen.findByText('PRTG 1000');
    await user.click(screen.getByRole('switch', { name: 'Needs attention' }));
    expect(await screen.findByText('4 of 7 subscriptions')).toBeVisible();
    expect(await named()).toEqual(['acme-lab', 'acme-legacy', 'acme-sydney', 'acme-factory']);
    await waitFor(() => expect(query()).toEqual({ view: 'table', attention: '1' }));
  });

  it('show everything if the URL’s values are none of theirs', async () => {
    renderPortal('owner', '/?view=table&attention=0&state=x&region=x');
    expect(await screen.findByText('7 subscriptions')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Needs attention' })).not.toBeChecked();
  });

  it('say that nothing matches, and can be reset', async () => {
    const { user } = renderPortal('owner', '/?view=table&search=nowhere');
    expect(await screen.findByText(/No subscription matches this filter\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all subscriptions' }));
    expect(await screen.findByText('7 subscriptions')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('the columns of the table', () => {
  it('sort a link’s rows and their export even if the sorted column is hidden', async () => {
    store('browser', 'portal-columns', 'name plan');
    const files: Blob[] = [];
    URL.createObjectURL = (file: Blob) => `blob:made-${files.push(file)}`;
    const { user } = renderPortal('owner', '/?view=table&sort=-domain');
    await screen.findByText('PRTG 1000');
    expect(screen.queryByRole('columnheader', { name: 'Domain' })).toBeNull();
    const order = ['sydney', 'madrid', 'legacy', 'lab', 'hq', 'factory', 'dubai'].map(
      (name) => `acme-${name}`,
    );
    expect(await named()).toEqual(order);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const saved = await files.at(-1)?.text();
    expect(saved?.match(/^acme-\w+/gm)).toEqual(order);
  });

  it('can be chosen, and are remembered', async () => {
    const { user } = renderPortal('owner', '/?view=table');
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    expect(dialog.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await user.click(dialog.getByRole('checkbox', { name: 'Region' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Region' })).toBeNull());
    expect(localStorage.getItem('portal-columns')).not.toContain('region');
  });
});

describe('“Export CSV”', () => {
  let files: Blob[] = [];
  beforeEach(() => {
    files = [];
    URL.createObjectURL = (file: Blob) => `blob:made-${files.push(file)}`;
  });
  const bytes = async () => new Uint8Array((await files.at(-1)?.arrayBuffer()) ?? new ArrayBuffer(0));
  const lines = async () =>
    new TextDecoder()
      .decode(await bytes())
      .trimEnd()
      .split('\r\n');

  it('saves the rows and columns shown, in their order, as UTF-8 with a byte order mark', async () => {
    const { user } = renderPortal('owner', '/?view=table&status=active&sort=name');
    await screen.findByText('PRTG 1000');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect([...(await bytes()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, first, ...others] = await lines();
    expect(header).toBe('Name,Domain,State,Subscription status,Pricing plan,Region,Next date,Amount due');
    expect(first).toMatch(
      /^acme-dubai,acme-dubai\.my-prtg\.example,preparing instance,active,PRTG 500 \(€890\.00 \/ year\),Dubai - Middle East,\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ,$/,
    );
    expect(others).toHaveLength(4);
    expect(others[0]).toContain(',129.50 EUR');
    // In place: a toast would hide that of a call that fails meanwhile.
    expect(await screen.findByText('5 subscriptions saved as CSV.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('exports a date earlier today as the next date, as the table shows and sorts it', async () => {
    const midnight = startOfDay(Date.now()) / 1000;
    const { user } = renderPortal('owner', '/?view=table&sort=date', {
      prepare: ({ world }) => {
        for (const record of world.subscriptions.values())
          if (record.id === 'sub-owner-active') record.payment_at = midnight;
      },
    });
    await screen.findByText('PRTG 1000');
    expect((await named())[0]).toBe('acme-hq');
    expect((await row('acme-hq')).getByTitle(formatDate(midnight))).toHaveTextContent('Next payment');
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const [, first] = await lines();
    expect(first).toContain(`,${isoDate(midnight)},`);
  });

  it('exports only the selected rows, if there are any', async () => {
    const { user } = renderPortal('owner', '/?view=table');
    await screen.findByText('PRTG 1000');
    await user.click(screen.getByRole('checkbox', { name: 'Select acme-hq' }));
    expect(await screen.findByText('1 instance selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(await lines()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByText('1 instance selected')).toBeNull();
  });
});

describe('the settings in the table', () => {
  const withSettings = '/?view=table';
  const show = (keys: string) => store('browser', 'portal-columns', `name ${keys}`);
  const asked = ({ log }: Sandbox, what: string) =>
    log.since(0).filter(({ path }) => path.includes(what)).length;

  it('are requested only when their column is shown, and once for each instance', async () => {
    const { sandbox, user } = renderPortal('owner', withSettings);
    await screen.findByText('PRTG 1000');
    expect(asked(sandbox, '/mfa/verify/')).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Require multifactor authentication' }));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await (await row('acme-legacy')).findByText('Required')).toBeVisible();
    expect(await (await row('acme-hq')).findByText('Optional')).toBeVisible();
    // One request for each of the four ready instances.
    expect(asked(sandbox, '/mfa/verify/')).toBe(4);
    expect((await row('acme-dubai')).getByTitle('The instance isn’t ready')).toHaveTextContent('–');
  });

  it('are hidden from a distributor, and the table says which roles are needed', async () => {
    show('timezone');
    const { sandbox } = renderPortal('involved', withSettings, {
      prepare: ({ world }) => {
        for (const roles of world.grants.values())
          for (const id of roles.keys()) roles.set(id, 'distributor');
      },
    });
    expect(await screen.findByText(/^You can’t see the settings of these instances\./)).toHaveTextContent(
      'owner, admin, direct reseller, or involved reseller',
    );
    expect(asked(sandbox, '/timezone')).toBe(0);
  });

  it('are requested for rows in view only, even if the whole table is rendered', async () => {
    const [count, height] = [30, 45];
    let scrolled = 0;
    vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLTableRowElement,
    ) {
      return new DOMRect(0, (this.rowIndex - 1) * height - scrolled, 1120, height);
    });
    show('mfa');
    const { sandbox, queryClient } = renderPortal('trial', withSettings, {
      prepare: ({ world }) => world.addSubscriptions('trial', count - 1),
    });
    const areRead = async (rows: number) => {
      await waitFor(() => expect(screen.queryAllByTitle(/^(?:Required|Optional)$/)).toHaveLength(rows));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(asked(sandbox, '/mfa/verify/')).toBe(rows);
    };
    await screen.findByText(`${count} subscriptions`);
    expect(await named()).toHaveLength(count);
    await areRead(Math.floor(window.innerHeight / height) + 1);
    scrolled = count * height - window.innerHeight;
    act(() => void window.dispatchEvent(new Event('scroll')));
    await areRead(count);
  });

  it('are printed as far as they are known, because printing requests none', async () => {
    show('mfa');
    const { queryClient } = renderPortal('trial', withSettings, {
      prepare: ({ world }) => world.addSubscriptions('trial', 79),
    });
    const { queryKey } = settingQuery('mfa', '');
    const isReading = () => queryClient.isFetching({ queryKey: queryKey.slice(0, 1) }) > 0;
    const values = () => screen.queryAllByTitle(/^(?:Required|Optional)$/);
    await waitFor(() => expect(values()).not.toHaveLength(0));
    await waitFor(() => expect(isReading()).toBe(false));
    const known = values().length;
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(await named()).toHaveLength(80);
    expect(isReading()).toBe(false);
    expect(values()).toHaveLength(known);
    expect(screen.getAllByText('Not loaded')).toHaveLength(80 - known);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Not loaded')).toBeNull();
  });

  it('that can’t be read can be retried', async () => {
    show('probe');
    const { user } = renderPortal('trial', withSettings, {
      prepare: ({ faults }) => faults.add({ path: '/nats', status: 409, body: { message: 'Moved.' } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Read Multi-Platform Probe again' }));
    expect(await (await row('trialcorp-x7k2')).findByText('Disabled')).toBeVisible();
  });
});

describe('the comparison in the table', () => {
  it('counts only instances whose settings the table shows', async () => {
    const { user } = renderPortal('owner', '/');
    // A card reads the timezone of an instance that isn’t ready, too.
    for (const name of ['acme-sydney', 'acme-madrid'])
      expect(await within(await screen.findByRole('article', { name })).findByText(/^\(UTC/)).toBeVisible();
    store('browser', 'portal-columns', 'name timezone');
    await user.click(view('Table'));
    await user.click(await screen.findByRole('button', { name: 'Compare with…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare with an instance' }));
    await user.type(dialog.getByRole('combobox', { name: 'Instance' }), 'hq');
    await user.click(await screen.findByRole('option', { name: 'acme-hq' }));
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    expect(
      await screen.findByText('Compared with acme-hq: of 3 instances read so far, 3 differ.'),
    ).toBeVisible();
    expect(screen.getByRole('columnheader', { name: /^Timezone/ })).toHaveTextContent('Timezone3 differ');
    expect((await row('acme-sydney')).getByTitle('The instance isn’t ready')).toHaveTextContent('–');
    await user.click(screen.getByRole('switch', { name: 'Only those that differ' }));
    expect(await screen.findByText('3 of 7 subscriptions')).toBeVisible();
    expect(await named()).toEqual(['acme-lab', 'acme-legacy', 'acme-factory']);
  });

  it('reads the others when the user says so, four at a time, until they stop', async () => {
    // No row is in view, so that the table itself reads none.
    vi.spyOn(HTMLTableRowElement.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 9000, 1120, 45),
    );
    store('browser', 'portal-columns', 'name mfa');
    const { sandbox, user } = renderPortal('trial', '/?view=table', {
      prepare: ({ world }) => world.addSubscriptions('trial', 9),
    });
    const reads = () => sandbox.log.since(0).filter(({ path }) => path.includes('/mfa/verify/')).length;
    await user.click(await screen.findByRole('button', { name: 'Compare with…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare with an instance' }));
    await user.type(dialog.getByRole('combobox', { name: 'Instance' }), 'trialcorp');
    await user.click(await screen.findByRole('option', { name: /^trialcorp/ }));
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    const readOthers = await screen.findByRole('button', { name: 'Read the other 9' });
    expect(reads()).toBe(1);
    const answer = holdAnswers(sandbox, '/mfa/verify/');
    await user.click(readOthers);
    expect(await screen.findByRole('progressbar', { name: 'Reading settings' })).toBeVisible();
    await waitFor(() => expect(reads()).toBe(5));
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    answer();
    await user.click(await screen.findByRole('button', { name: 'Read the other 5' }));
    expect(
      await screen.findByText(/^Compared with trialcorp-x7k2: of 9 instances read so far/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Read the other/ })).toBeNull();
    expect(reads()).toBe(10);
  });

  it('marks and counts instances that differ from the model, and can show only those', async () => {
    const { user } = renderPortal('owner', '/?view=table');
    await user.click(await screen.findByRole('button', { name: 'Compare with…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare with an instance' }));
    expect(dialog.getByRole('button', { name: 'Compare' })).toBeDisabled();
    await user.type(dialog.getByRole('combobox', { name: 'Instance' }), 'hq');
    await user.click(await screen.findByRole('option', { name: 'acme-hq' }));
    await user.click(dialog.getByRole('button', { name: 'Compare' }));
    // All four settings are shown, beside the names.
    const mfa = await screen.findByRole('columnheader', { name: /^Require multifactor authentication/ });
    expect(
      await screen.findByText(/^Compared with acme-hq: of 3 instances read so far, \d differ/),
    ).toBeVisible();
    await waitFor(() => expect(mfa).toHaveTextContent('Require multifactor authentication1 differs'));
    const legacy = await row('acme-legacy');
    expect(legacy.getByText('Required').parentElement).toHaveTextContent('RequiredDiffers');
    await user.click(screen.getByRole('switch', { name: 'Only those that differ' }));
    await waitFor(async () => expect(await named()).not.toContain('acme-hq'));
    expect(await named()).toContain('acme-legacy');
    await user.click(screen.getByRole('button', { name: 'Stop comparing' }));
    await waitFor(async () => expect(await named()).toContain('acme-hq'));
    expect(screen.queryByText('Differs')).toBeNull();
  });
});
