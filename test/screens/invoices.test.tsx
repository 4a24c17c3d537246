// The invoices through the sandbox (docs/product/screens.md#invoices): a persona in, what they see out.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { isBug } from '../../src/domain/operators/errorEvent';
import { renderPortal } from '../support/renderPortal';

const PATH = '/invoices';

const table = () => screen.findByRole('table', { name: 'Invoices' });
// Not by role: for a whole table that takes seconds in jsdom.
const rows = async () => [...(await table()).querySelectorAll('tbody [role="row"]')];
const numbers = async () => (await rows()).map((one) => one.querySelector('[role="rowheader"]')?.textContent);
const row = async (number: string) => within(await table()).findByRole('row', { name: new RegExp(number) });
const toast = (type: 'status' | 'alert', words: string) =>
  waitFor(() =>
    expect(screen.getAllByRole(type).map(({ textContent }) => textContent)).toContain(`${words}Close`),
  );
const download = async (number: string) =>
  within(await row(number)).getByRole('button', { name: 'Download' });

/** The links that the browser was to follow; it doesn't. */
let visited: { href: string; download: string }[] = [];
/** The files that the page has made. */
let made: Blob[] = [];

function goNowhere(event: MouseEvent) {
  if (!(event.target instanceof HTMLAnchorElement) || event.target.closest('main')) return;
  event.preventDefault();
  visited.push({ href: event.target.href, download: event.target.download });
}

beforeEach(() => {
  visited = [];
  made = [];
  document.addEventListener('click', goNowhere);
  // jsdom has no blob URLs.
  URL.createObjectURL = (file: Blob) => `blob:made-${made.push(file)}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => document.removeEventListener('click', goNowhere));

/** A few invoices, written out: the owner's own are of every kind, but too many. */
function fewInvoices({ world, clock }: { world: Sandbox['world']; clock: number }) {
  const invoice = (id: string, more: Partial<Sandbox['world']['invoices'][number]>) => ({
    id,
    subscription_id: 'sub-owner-active',
    date: clock - 10 * DAY,
    due_date: clock + 4 * DAY,
    total: 149_000,
    amount_due: 0,
    currency_code: 'EUR',
    status: 'paid' as const,
    ...more,
  });
  world.invoices = [
    invoice('INV-2', {
      date: Date.UTC(2025, 5, 1) / 1000,
      total: 5_000,
      subscription_id: 'sub-owner-nonrenewing',
    }),
    invoice('INV-10', { status: 'payment_due', amount_due: 149_000, due_date: clock - 3 * DAY }),
    invoice('INV-9', {
      status: 'not_paid',
      amount_due: 700,
      total: 900,
      currency_code: 'USD',
      due_date: clock - 9 * DAY,
    }),
    invoice('INV-11', { status: 'voided', amount_due: 5 }),
  ];
}
const DAY = 86_400;
const few = ({ world }: Sandbox) =>
  fewInvoices({ world, clock: Math.floor(Date.UTC(2026, 5, 15, 12) / 1000) });

beforeEach(() => vi.setSystemTime(Date.UTC(2026, 5, 15, 12)));

describe('the invoices page', () => {
  it('shows the owner a table with every invoice', async () => {
    renderPortal('owner', PATH);
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    expect(document.title).toBe('Invoices – PRTG Hosted Monitor');
    expect(await rows()).toHaveLength(40);
    expect(await table()).toHaveAttribute('aria-rowcount', '41');
    expect(
      within(await table())
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'Number', 'Date', 'Due', 'Subscription', 'Amount', 'Status', 'Download']);
    expect(screen.getByRole('columnheader', { name: 'Select all shown' })).toBeVisible();
  });

  it.each([
    ['reseller', 5],
    ['cancelled', 3],
  ])('shows the persona “%s” their own invoices', async (persona, count) => {
    renderPortal(persona, PATH);
    expect(await rows()).toHaveLength(count);
    if (persona === 'reseller') expect(screen.getAllByText('north-energy')[0]).toBeVisible();
  });

  it.each(['admin', 'involved', 'user'])('tells “%s” which roles are needed', async (persona) => {
    const { sandbox } = renderPortal(persona, PATH);
    expect(
      await screen.findByText(
        'You don’t have access to invoices. This needs the role owner, direct reseller, or distributor. Ask one of them for a copy.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(sandbox.log.since(0).filter(({ path }) => path.includes('/customer/invoices'))).toEqual([]);
  });

  it.each(['newcomer', 'forced', 'directory'])('tells “%s” that there are no invoices', async (persona) => {
    renderPortal(persona, PATH);
    expect(await screen.findByText('You don’t have any invoices')).toBeVisible();
  });

  it('shows why the list couldn’t be loaded, and can retry', async () => {
    const { user } = renderPortal('owner', PATH, {
      prepare: ({ faults }) =>
        faults.add({ path: '/customer/invoices', status: 403, body: { message: 'Closed for today.' } }),
    });
    expect(await screen.findByText('Your invoices couldn’t be loaded. Closed for today.')).toBeVisible();
    await toast('alert', 'Closed for today.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(40);
  });

  it('shows an error for a malformed response', async () => {
    renderPortal('owner', PATH, {
      prepare: ({ faults }) => faults.add({ path: '/customer/invoices', body: { invoices: [] }, times: -1 }),
    });
    expect(
      await screen.findByText(
        'Your invoices couldn’t be loaded. The server sent an unexpected response. Try again later.',
      ),
    ).toBeVisible();
  });
});

describe('the invoices page without the list of subscriptions', () => {
  it('explains why it shows ids instead of names, and can retry', async () => {
    const { user } = renderPortal('owner', PATH, {
      prepare: ({ faults }) =>
        faults.add({
          path: '/api/customer/subscriptions',
          status: 409,
          body: { message: 'The database is being moved.' },
        }),
    });
    const words =
      'Your subscriptions couldn’t be loaded, so you see their IDs instead of their names. The database is being moved.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(within(await table()).getAllByText('sub-owner-active')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect(within(await table()).getAllByText('acme-hq')).not.toHaveLength(0));
    expect(screen.queryByText(words)).toBeNull();
  });
});

describe('the table of invoices', () => {
  it('shows number, days, subscription, amount with currency, and status', async () => {
    renderPortal('owner', PATH, { prepare: few });
    const cells = within(await row('INV-9')).getAllByRole('cell');
    expect(within(await row('INV-9')).getByRole('rowheader')).toHaveTextContent('INV-9');
    expect(cells[1]).toHaveTextContent(/^(?:5 Jun 2026|Jun 5, 2026)$/);
    expect(within(cells[1]!).getByTitle(/(UTC|GMT|CE|E[SD]T)/)).toBeVisible();
    expect(cells[2]).toHaveTextContent(/^(?:6 Jun 2026|Jun 6, 2026)$/);
    expect(cells[3]).toHaveTextContent('acme-hq');
    expect(cells[4]).toHaveTextContent('$9.00$7.00 outstanding');
    expect(cells[5]).toHaveTextContent(/^Overdue 9 days$/);
    expect(within(cells[5]!).getByTitle('Not paid')).toBeVisible();
    expect(await download('INV-9')).toHaveAccessibleDescription('INV-9');
  });

  it('lists overdue invoices first, then the newest, and can be sorted by any column', async () => {
    const { user } = renderPortal('owner', PATH, {
      prepare: (sandbox) => {
        few(sandbox);
        const open = sandbox.world.invoices.find(({ id }) => id === 'INV-10');
        const due = Math.floor(Date.UTC(2026, 5, 25) / 1000);
        if (open) Object.assign(open, { due_date: due });
      },
    });
    expect(await numbers()).toEqual(['INV-9', 'INV-10', 'INV-11', 'INV-2']);
    expect(await screen.findByText(/^Open, due (?:25 Jun 2026|Jun 25, 2026)$/)).toBeVisible();
    const heading = (name: string) => screen.getByRole('columnheader', { name });
    expect(heading('Date')).toHaveAttribute('aria-sort', 'none');
    await user.click(within(heading('Date')).getByRole('button'));
    await user.click(within(heading('Date')).getByRole('button'));
    expect(heading('Date')).toHaveAttribute('aria-sort', 'descending');
    expect((await numbers()).at(-1)).toBe('INV-2');

    await user.click(within(heading('Number')).getByRole('button'));
    expect(await numbers()).toEqual(['INV-2', 'INV-9', 'INV-10', 'INV-11']);
    expect(heading('Number')).toHaveAttribute('aria-sort', 'ascending');
    expect(heading('Date')).toHaveAttribute('aria-sort', 'none');

    await user.click(within(heading('Number')).getByRole('button'));
    expect(await numbers()).toEqual(['INV-11', 'INV-10', 'INV-9', 'INV-2']);
    await user.click(within(heading('Amount')).getByRole('button'));
    expect(await numbers()).toEqual(['INV-2', 'INV-10', 'INV-11', 'INV-9']);
  });

  it('can be filtered and searched, and keeps both in the URL', async () => {
    const { user } = renderPortal('owner', PATH, { prepare: few });
    await user.selectOptions(await screen.findByLabelText('Status'), 'Voided');
    expect(await numbers()).toEqual(['INV-11']);
    await user.click(screen.getByRole('button', { name: 'Clear filter' }));
    expect(screen.getByRole('region', { name: 'Filter' })).toHaveFocus();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Instance' }), 'acme-legacy');
    expect(await numbers()).toEqual(['INV-2']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Instance' }), 'All');
    await user.selectOptions(screen.getByLabelText('Year'), '2026');
    expect(await numbers()).toEqual(['INV-10', 'INV-9', 'INV-11']);
    await user.type(screen.getByLabelText('Search invoices'), 'acme-hq usd');
    expect(await numbers()).toEqual(['INV-9']);
    expect(screen.getByText('1 of 4 invoices · $9.00 · $7.00 open')).toBeVisible();
    await waitFor(() => expect(window.location.search).toBe('?year=2026&search=acme-hq+usd'));

    await user.type(screen.getByLabelText('Search invoices'), ' nothing');
    expect(await screen.findByText('No invoice matches the filter.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all invoices' }));
    expect(await numbers()).toHaveLength(4);
    expect(screen.getByRole('main')).toHaveFocus();
    // Enter focuses the first invoice's button.
    await user.type(screen.getByLabelText('Search invoices'), 'INV-2{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Download'));
  });

  it('starts with the URL’s filter and order', async () => {
    renderPortal('owner', `${PATH}?status=overdue&sort=number`, { prepare: few });
    expect(await numbers()).toEqual(['INV-9', 'INV-10']);
    expect(screen.getByLabelText('Status')).toHaveDisplayValue('Overdue');

    // Back restores the filter; the navigation begins without one.
    const main = () => within(screen.getByRole('navigation', { name: 'Main' }));
    fireEvent.click(main().getByRole('link', { name: 'Account' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    act(() => window.history.back());
    expect(await screen.findByLabelText('Status')).toHaveValue('overdue');
    expect(await numbers()).toEqual(['INV-9', 'INV-10']);
    fireEvent.click(main().getByRole('link', { name: 'Invoices' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    expect(await numbers()).toHaveLength(4);
  });

  it('has totals for each year and currency of the invoices shown', async () => {
    const { user } = renderPortal('owner', PATH, { prepare: few });
    const region = await screen.findByRole('region', { name: 'Totals' });
    expect(
      within(region).getByText('4 invoices · €1,540.00 and $9.00 · €1,490.00 and $7.00 open'),
    ).toBeVisible();
    // Nor are collapsed totals rendered: there may be many.
    expect(within(region).queryAllByRole('listitem', { hidden: true })).toEqual([]);
    await user.click(within(region).getByRole('button', { name: 'By year' }));
    const totals = async () =>
      within(await screen.findByRole('region', { name: 'Totals' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(await totals()).toEqual([
      '2026 in EUR, 1 invoice€1,490.00€1,490.00 outstanding',
      '2026 in USD, 1 invoice$9.00$7.00 outstanding',
      '2025 in EUR, 1 invoice€50.00Paid',
    ]);
    await user.selectOptions(screen.getByLabelText('Year'), '2025');
    await waitFor(async () => expect(await totals()).toEqual(['2025 in EUR, 1 invoice€50.00Paid']));
  });
});

describe('the card about overdue invoices', () => {
  it('is above the table, and leads to the invoices and to the payment methods', async () => {
    const { user } = renderPortal('owner', PATH, { prepare: few });
    const card = await screen.findByRole('region', {
      name: /^€1,490\.00 and \$7\.00 overdue in 2 invoices, the oldest since (?:6 Jun 2026|Jun 6, 2026)$/,
    });
    await user.click(within(card).getByRole('button', { name: 'Show overdue invoices' }));
    expect(await numbers()).toEqual(['INV-10', 'INV-9']);
  });

  it('isn’t shown if nothing is overdue', async () => {
    renderPortal('owner', PATH, {
      prepare: (sandbox) => {
        few(sandbox);
        sandbox.world.invoices = sandbox.world.invoices.filter(({ status }) => status === 'paid');
      },
    });
    expect(await numbers()).toEqual(['INV-2']);
    expect(screen.queryByRole('button', { name: 'Edit payment methods' })).toBeNull();
  });

  it('shows an error if the payment methods can’t be opened', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.setSystemTime(Date.UTC(2026, 5, 15, 12));
    const { user } = renderPortal('owner', PATH, { prepare: few });
    const button = await screen.findByRole('button', { name: 'Edit payment methods' });
    expect(document.querySelector('script[src*="/billing/"]')).toBeNull();
    await user.click(button);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(
      await screen.findByText(
        'Sorry, we could not get your payment information. Our billing provider’s script couldn’t be loaded from localhost:4400. The cause may be your connection, something in between (a content blocker, a firewall or a proxy), or the provider itself.',
      ),
    ).toBeVisible();
    await toast('alert', 'Sorry, we could not get your payment information.');
  });
});

describe('downloading one invoice', () => {
  it('sends the browser to its URL as it is, and doesn’t request that before', async () => {
    const { user, sandbox } = renderPortal('owner', PATH, { prepare: few });
    // An address that works once would be spent by the portal's own request.
    const once = `${sandbox.at.storage}/invoices/INV-10.pdf?sig=a%2Fb+c&once`;
    sandbox.faults.add({ path: '/customer/invoices/INV-10', body: { download_url: once } });
    await user.click(await download('INV-10'));
    await toast('status', 'Invoice downloaded.');
    expect(visited).toEqual([{ href: once, download: '' }]);
    expect(sandbox.log.since(0).filter(({ path }) => path.includes('/storage/'))).toEqual([]);
  });

  describe('from a host that isn’t configured', () => {
    const ELSEWHERE = 'https://files.elsewhere.example/INV-10.pdf?sig=1';
    const elsewhere = (sandbox: Sandbox) => {
      few(sandbox);
      sandbox.faults.add({ path: '/customer/invoices/INV-10', body: { download_url: ELSEWHERE } });
    };

    afterEach(() => vi.restoreAllMocks());

    it('opens a new tab without opener, and requests nothing before', async () => {
      const tab = { opener: window };
      const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
      const { user } = renderPortal('owner', PATH, { prepare: elsewhere });
      await user.click(await download('INV-10'));
      await toast('status', 'Invoice downloaded.');
      expect(open.mock.calls).toEqual([[ELSEWHERE, '_blank']]);
      expect(tab.opener).toBeNull();
      expect(visited).toEqual([]);
    });

    it('offers a link if the browser blocks the tab', async () => {
      vi.spyOn(window, 'open').mockReturnValue(null);
      const { user } = renderPortal('owner', PATH, { prepare: elsewhere });
      await user.click(await download('INV-10'));
      const link = await within(await row('INV-10')).findByRole('link', { name: /^Open invoice/ });
      expect(link).toHaveAttribute('href', ELSEWHERE);
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link).toHaveAccessibleDescription('INV-10');
      await toast('alert', 'Your browser blocked the invoice’s tab. Use “Open invoice” instead.');
      expect(screen.queryByText(/Invoice downloaded|Not downloaded/)).toBeNull();

      // The next download is from a configured file host again, and opens no tab.
      await user.click(await download('INV-10'));
      await waitFor(() => expect(visited).toHaveLength(1));
      expect(screen.queryByRole('link', { name: /^Open invoice/ })).toBeNull();
    });
  });

  it.each([
    ['javascript:alert(1)'],
    ['http://storage.example/INV-10.pdf'],
    ['ftp://storage.example/INV-10.pdf'],
    ['https://user:secret@storage.example/INV-10.pdf'],
    ['//storage.example/INV-10.pdf'],
    ['data:text/html,<script>alert(1)</script>'],
    [''],
  ])('fails for the unsafe URL %j', async (download_url) => {
    const { user } = renderPortal('owner', PATH, {
      prepare: (sandbox) => {
        few(sandbox);
        sandbox.faults.add({ path: '/customer/invoices/INV-10', body: { download_url } });
      },
    });
    await user.click(await download('INV-10'));
    const sentence = 'This invoice’s address isn’t secure, so we didn’t open it.';
    expect(await screen.findByText(`Not downloaded. ${sentence}`)).toBeVisible();
    await toast('alert', sentence);
    expect(visited).toEqual([]);
  });

  it('shows the API’s message if it refuses', async () => {
    const { user } = renderPortal('owner', PATH, {
      prepare: ({ world }) => {
        world.invoices = world.invoices.filter(({ status }) => status === 'pending');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const sentence = await screen.findByText('Not downloaded. This invoice has not been issued yet.');
    expect(sentence).toBeVisible();
    // Not in the button's column, which is 40 px wide.
    const cell = sentence.closest('td')!;
    expect(within(cell).queryByRole('button')).toBeNull();
  });
});

describe('downloading many invoices', () => {
  const entriesOf = async (file: Blob | undefined) =>
    unzipSync(new Uint8Array(await (file ?? new Blob()).arrayBuffer()));

  it('saves one ZIP with an index', async () => {
    const { user } = renderPortal('owner', PATH, { prepare: few });
    expect(await screen.findByText('Select invoices to download as a ZIP.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select INV-9' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select INV-2' }));
    await user.click(await screen.findByRole('button', { name: 'Download 2 as ZIP' }));
    await toast('status', '2 invoices downloaded.');
    expect(visited).toEqual([{ href: 'blob:made-1', download: 'invoices-2026-06-15.zip' }]);
    const entries = await entriesOf(made[0]);
    expect(Object.keys(entries).sort()).toEqual(['INV-2.pdf', 'INV-9.pdf', 'invoices.csv']);
    expect(strFromU8(entries['INV-9.pdf']!)).toMatch(/^%PDF-1\.4/);
    // Begins with the byte order mark, which makes spreadsheets read it as UTF-8.
    expect([...entries['invoices.csv']!.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(strFromU8(entries['invoices.csv']!).split('\r\n')).toEqual([
      'Number,Date,Due date,Subscription,Subscription ID,Amount,Amount due,Currency,Status,File,Problem',
      'INV-2,2025-06-01,2026-06-19,acme-legacy,sub-owner-nonrenewing,50.00,0.00,EUR,Paid,INV-2.pdf,',
      'INV-9,2026-06-05,2026-06-06,acme-hq,sub-owner-active,9.00,7.00,USD,Not paid,INV-9.pdf,',
      '',
    ]);
  });

  it('is possible for all invoices shown, with one checkbox', async () => {
    const { user } = renderPortal('owner', PATH, { prepare: few });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    expect(await screen.findByRole('button', { name: 'Download 4 as ZIP' })).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Year'), '2026');
    expect(await screen.findByRole('button', { name: 'Download 3 as ZIP' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: 'Select all shown' })).not.toBeChecked();
  });

  it('lists the failed ones, marks them in the index, and can retry them', async () => {
    const { user } = renderPortal('owner', PATH, {
      prepare: (sandbox) => {
        few(sandbox);
        sandbox.faults.add({ path: '/storage/invoices/INV-9.pdf', status: 404 });
        sandbox.faults.add({
          path: '/customer/invoices/INV-11',
          status: 403,
          body: { message: '=Gone' },
        });
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(await screen.findByRole('button', { name: 'Download 4 as ZIP' }));
    expect(
      await screen.findByText('2 of 4 invoices couldn’t be downloaded. The others are in the ZIP.'),
    ).toBeVisible();
    await toast('status', '2 invoices downloaded.');
    const failed = within(screen.getByRole('list', { name: 'Invoices that failed' })).getAllByRole(
      'listitem',
    );
    expect(failed.map(({ textContent }) => textContent).sort()).toEqual([
      'INV-11: =Gone',
      'INV-9: The server couldn’t complete this request (status code 404). Try again later.',
    ]);
    const index = strFromU8((await entriesOf(made[0]))['invoices.csv']!);
    expect(index).toContain(",Voided,,'=Gone\r\n");

    await user.click(screen.getByRole('button', { name: 'Try these again' }));
    await waitFor(() => expect(made).toHaveLength(2));
    expect(Object.keys(await entriesOf(made[1])).sort()).toEqual(['INV-11.pdf', 'INV-9.pdf', 'invoices.csv']);
    await waitFor(() => expect(screen.queryByText(/could not be downloaded/)).toBeNull());
  });

  it('saves no ZIP if every invoice fails', async () => {
    const { user } = renderPortal('owner', PATH, {
      prepare: (sandbox) => {
        few(sandbox);
        sandbox.faults.add({
          path: '/customer/invoices/INV',
          status: 403,
          body: { message: 'No.' },
          times: -1,
        });
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select INV-9' }));
    await user.click(await screen.findByRole('button', { name: 'Download 1 as ZIP' }));
    expect(
      await screen.findByText('None of the invoices could be downloaded, so there’s no ZIP.'),
    ).toBeVisible();
    expect(made).toEqual([]);
  });

  it('fetches two at a time, shows its progress, and can be cancelled', async () => {
    let asked = 0;
    let atOnce = 0;
    let most = 0;
    let answerTwo: () => void = () => undefined;
    const two = new Promise<void>((resolve) => {
      answerTwo = resolve;
    });
    const { user, sandbox, queryClient } = renderPortal('owner', PATH, {
      prepare: (one) => {
        few(one);
        const apply = one.faults.apply.bind(one.faults);
        one.faults.apply = async (request, path, answer) => {
          if (!path.includes('/storage/')) return apply(request, path, answer);
          most = Math.max(most, (atOnce += 1));
          asked += 1;
          if (asked === 2) answerTwo();
          // The others are still loading when the user stops the download.
          await (asked <= 2 ? two : new Promise(() => undefined));
          return apply(request, path, answer).finally(() => (atOnce -= 1));
        };
      },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }));
    await user.click(await screen.findByRole('button', { name: 'Download 4 as ZIP' }));
    const progress = await screen.findByRole('progressbar', { name: 'Downloading invoices' });
    expect(await screen.findByText('2 of 4')).toBeVisible();
    expect(progress).toHaveAttribute('aria-valuenow', '50');
    await user.click(screen.getByRole('button', { name: 'Stop download' }));
    expect(await screen.findByRole('button', { name: 'Download 4 as ZIP' })).toBeVisible();
    expect(screen.queryByText(/could not be/)).toBeNull();
    expect(screen.queryByRole('alert', { name: /./ })).toBeNull();
    // Nor is it reported to operators.
    const errors = queryClient
      .getMutationCache()
      .getAll()
      .flatMap(({ state }) => state.error ?? []);
    expect(errors).toHaveLength(1);
    expect(errors.filter(isBug)).toEqual([]);
    expect(made).toEqual([]);
    expect(most).toBe(2);
    expect(sandbox.log.since(0).filter(({ path }) => path.includes('/storage/')).length).toBeLessThanOrEqual(
      4,
    );
  });
});

describe('the amount due on the overview', () => {
  it('links to the invoices of its instance', async () => {
    const { user } = renderPortal('owner', '/');
    const card = await screen.findByRole('article', { name: 'acme-factory' });
    const link = await within(card).findByRole('link', { name: '€129.50 due, see invoices' });
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    expect(window.location.search).toBe('?instance=sub-owner-dues');
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole('combobox', { name: 'Instance' })).toHaveDisplayValue('acme-factory');
  });

  it('is shown without a number if its currency is unknown', async () => {
    const withoutPlan = ({ world }: Sandbox) => {
      const dues = world.subscriptions.get('sub-owner-dues');
      if (dues) dues.plan_id = 'no-longer-sold';
    };
    renderPortal('owner', '/', { prepare: withoutPlan });
    const card = await screen.findByRole('article', { name: 'acme-factory' });
    expect(await within(card).findByRole('link', { name: 'Amount due, see invoices' })).toBeVisible();
    expect(card).not.toHaveTextContent('129.50');
  });

  it('isn’t shown to users without permission for invoices', async () => {
    renderPortal('admin', '/');
    expect(await screen.findByRole('article', { name: 'acme-factory' })).toBeVisible();
    expect(await screen.findAllByRole('link', { name: 'Manage' })).not.toHaveLength(0);
    expect(screen.queryByText('Amount due')).toBeNull();
  });
});
