import { describe, expect, it } from 'vitest';
import {
  filterChoices,
  filterInvoices,
  invoiceOrder,
  invoiceRows,
  isOverdue,
  openAmount,
  openByCurrency,
  overdueAmong,
  statusLabel,
  sumsLabel,
  sumsOf,
  totalsOf,
  yearOf,
  type Invoice,
  type InvoiceFilter,
} from './invoice';
import { decimals } from '../values/money';
import { ordered } from '../values/ordered';
import type { Subscription } from '../subscriptions/subscription';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const NOW_MS = Date.parse('2026-06-15T12:00:00Z');
const NO_FILTER: InvoiceFilter = { status: '', instance: '', year: '', search: '' };

function without<K extends keyof Invoice>(key: K, change: Partial<Invoice>): Omit<Invoice, K> {
  return Object.fromEntries(
    Object.entries(invoice(change)).filter(([name]) => name !== key),
  ) as unknown as Omit<Invoice, K>;
}

function invoice(change: Partial<Invoice>): Invoice {
  return {
    id: 'INV-1',
    subscriptionId: 'sub-1',
    date: at('2026-06-01'),
    dueDate: at('2026-06-14'),
    total: 149_000,
    amountDue: 0,
    currencyCode: 'EUR',
    status: 'paid',
    ...change,
  };
}

const subscriptions: Subscription[] = [
  {
    id: 'sub-1',
    name: 'Head office',
    planId: 'p',
    fqdn: 'acme-hq.my-prtg.example',
    region: 'r',
    subscriptionStatus: 'active',
  },
  { id: 'sub-2', planId: 'p', fqdn: 'acme-lab.my-prtg.example', region: 'r', subscriptionStatus: 'active' },
];

describe('the text of an invoice’s status', () => {
  it.each([
    ['paid', 'Paid'],
    ['payment_due', 'Payment due'],
    ['not_paid', 'Not paid'],
    ['posted', 'Posted'],
    ['pending', 'Pending'],
    ['voided', 'Voided'],
    ['written_off', 'written off'],
    ['_sent_to_the_court_', 'sent to the court'],
    ['', '–'],
  ])('%j is %j', (status, words) => expect(statusLabel(status)).toBe(words));
});

describe('an invoice’s open amount and due date', () => {
  it.each([
    ['payment_due', 500, 500],
    ['not_paid', 500, 500],
    ['posted', 500, 500],
    ['something_new', 500, 500],
    ['paid', 500, 0],
    ['pending', 500, 0],
    ['voided', 500, 0],
    ['payment_due', 0, 0],
    ['payment_due', -500, 0],
  ])('for the status %s with %i cents due, the open amount is %i', (status, amountDue, open) => {
    expect(openAmount(invoice({ status, amountDue }))).toBe(open);
  });

  it.each([
    ['due yesterday', { status: 'payment_due', amountDue: 1, dueDate: at('2026-06-14') }, true],
    ['due tomorrow', { status: 'payment_due', amountDue: 1, dueDate: at('2026-06-16') }, false],
    ['due at this very moment', { status: 'payment_due', amountDue: 1, dueDate: NOW_MS / 1000 }, false],
    ['already paid', { status: 'paid', amountDue: 0, dueDate: at('2026-01-01') }, false],
    ['voided', { status: 'voided', amountDue: 1, dueDate: at('2026-01-01') }, false],
    ['without anything due', { status: 'not_paid', amountDue: 0, dueDate: at('2026-01-01') }, false],
  ])('make it overdue if it is %s', (_what, change, overdue) =>
    expect(isOverdue(invoice(change), NOW_MS)).toBe(overdue),
  );

  it.each([
    ['not_paid', true],
    ['payment_due', false],
  ])('without a due date, the status %s makes it overdue: %s', (status, overdue) => {
    expect(isOverdue(without('dueDate', { status, amountDue: 1 }), NOW_MS)).toBe(overdue);
  });

  it('order overdue invoices with the longest overdue first', () => {
    const list = ['2026-06-10', '2026-03-10', '2026-05-10'].map((day, n) =>
      invoice({ id: `${n}`, status: 'not_paid', amountDue: 1, dueDate: at(day) }),
    );
    expect(overdueAmong([...list, invoice({})], NOW_MS).map(({ id }) => id)).toEqual(['1', '2', '0']);
  });

  it('are replaced by its date if there is no due date', () => {
    const due = (id: string, day: string) =>
      invoice({ id, status: 'not_paid', amountDue: 1, dueDate: at(day) });
    const undue = without('dueDate', {
      id: 'no due date',
      status: 'not_paid',
      amountDue: 1,
      date: at('2026-04-01'),
    });
    const bare: Invoice = { id: 'no date at all', status: 'not_paid', amountDue: 1 };
    const list = [bare, due('in May', '2026-05-10'), undue, due('in March', '2026-03-10')];
    expect(overdueAmong(list, NOW_MS).map(({ id }) => id)).toEqual([
      'in March',
      'no due date',
      'in May',
      'no date at all',
    ]);
  });

  it('are summed by currency', () => {
    const open = (currencyCode: string, amountDue: number) =>
      invoice({ currencyCode, amountDue, status: 'payment_due' });
    expect(openByCurrency([open('USD', 1), open('EUR', 2), open('EUR', 3)])).toEqual([
      { currencyCode: 'EUR', cents: 5 },
      { currencyCode: 'USD', cents: 1 },
    ]);
  });
});

describe('the rows of the invoices’ table', () => {
  it('show the subscription’s name, else its subdomain, else its id, else nothing', () => {
    const rows = invoiceRows(
      [
        invoice({ id: 'a', subscriptionId: 'sub-1' }),
        invoice({ id: 'b', subscriptionId: 'sub-2' }),
        invoice({ id: 'c', subscriptionId: 'sub-gone' }),
        without('subscriptionId', { id: 'd' }),
      ],
      subscriptions,
    );
    expect(rows.map(({ subscriptionName }) => subscriptionName)).toEqual([
      'Head office',
      'acme-lab',
      'sub-gone',
      '–',
    ]);
  });

  it('contain each invoice number once', () => {
    expect(invoiceRows([invoice({}), invoice({})], [])).toHaveLength(1);
  });
});

const made = () =>
  invoiceRows(
    [
      invoice({ id: 'INV-2', date: at('2025-03-01'), total: 100, status: 'paid' }),
      invoice({
        id: 'INV-10',
        date: at('2026-05-01'),
        total: 300,
        amountDue: 300,
        status: 'not_paid',
        dueDate: at('2026-05-15'),
      }),
      invoice({ id: 'INV-9', subscriptionId: 'sub-2', total: 200, currencyCode: 'USD', status: 'voided' }),
      invoice({ id: 'INV-11', subscriptionId: 'sub-2', total: 50, status: 'odd_one' }),
    ],
    subscriptions,
  );
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the filter of invoices', () => {
  it.each<[string, Partial<InvoiceFilter>, string[]]>([
    ['no criterion', {}, ['INV-2', 'INV-10', 'INV-9', 'INV-11']],
    ['a status', { status: 'voided' }, ['INV-9']],
    ['overdue', { status: 'overdue' }, ['INV-10']],
    ['an instance', { instance: 'sub-1' }, ['INV-2', 'INV-10']],
    ['a year', { year: '2025' }, ['INV-2']],
    ['a number', { search: 'inv-1' }, ['INV-10', 'INV-11']],
    ['a name, in any case', { search: 'HEAD' }, ['INV-2', 'INV-10']],
    ['a domain', { search: 'acme-lab.my' }, ['INV-9', 'INV-11']],
    ['an amount and its currency', { search: '2.00 usd' }, ['INV-9']],
    ['a status in words', { search: 'not paid' }, ['INV-10']],
    ['words that don’t occur together', { search: 'head voided' }, []],
    ['all criteria', { status: 'paid', instance: 'sub-1', year: '2025', search: 'head' }, ['INV-2']],
  ])('by %s finds the right ones', (_what, filter, left) => {
    expect(ids(filterInvoices(made(), { ...NO_FILTER, ...filter }, NOW_MS))).toEqual(left);
  });

  it('offers the values that occur', () => {
    expect(filterChoices(made(), NOW_MS)).toEqual({
      statuses: ['paid', 'not_paid', 'voided', 'overdue', 'odd_one'],
      instances: [
        { id: 'sub-2', name: 'acme-lab' },
        { id: 'sub-1', name: 'Head office' },
      ],
      years: [2026, 2025],
    });
  });

  it('offers “Overdue” only if an invoice is overdue, and no empty instance or year', () => {
    const bare: Invoice = { id: 'INV-1', status: 'paid' };
    expect(filterChoices(invoiceRows([bare], []), NOW_MS)).toEqual({
      statuses: ['paid'],
      instances: [],
      years: [],
    });
    expect(filterChoices(invoiceRows([without('status', {})], []), NOW_MS).statuses).toEqual([]);
  });

  it('searches an invoice’s texts in their displayed order', () => {
    const [row] = invoiceRows([invoice({ id: 'INV-7', status: 'not_paid', total: 149_000 })], subscriptions);
    expect(row?.text).toBe('INV-7 Head office acme-hq.my-prtg.example Not paid 1490.00 EUR');
  });
});

describe('the order of invoices', () => {
  it.each<[keyof typeof invoiceOrder, string[]]>([
    ['number', ['INV-2', 'INV-9', 'INV-10', 'INV-11']],
    ['date', ['INV-2', 'INV-10', 'INV-9', 'INV-11']],
    ['subscription', ['INV-9', 'INV-11', 'INV-2', 'INV-10']],
    ['amount', ['INV-11', 'INV-2', 'INV-10', 'INV-9']],
    ['status', ['INV-10', 'INV-11', 'INV-2', 'INV-9']],
    // Invoices due on the same day keep their order.
    ['due', ['INV-10', 'INV-2', 'INV-9', 'INV-11']],
  ])('by %s is right', (column, order) => expect(ids(ordered(made(), invoiceOrder[column]))).toEqual(order));

  it('puts missing due dates last, and missing dates and amounts first', () => {
    const bare: Invoice = { id: 'bare', currencyCode: 'EUR' };
    const list = invoiceRows([bare, invoice({ id: 'whole' })], []);
    expect(ids(ordered(list, invoiceOrder.due))).toEqual(['whole', 'bare']);
    expect(ids(ordered(list.toReversed(), invoiceOrder.date))).toEqual(['bare', 'whole']);
    expect(ids(ordered(list.toReversed(), invoiceOrder.amount))).toEqual(['bare', 'whole']);
  });
});

describe('the totals of invoices', () => {
  it('are sums for each year and currency, without voided and pending invoices', () => {
    const list = [
      invoice({ total: 100 }),
      invoice({ total: 200, amountDue: 50, status: 'payment_due' }),
      invoice({ total: 400, status: 'voided' }),
      invoice({ total: 800, status: 'pending' }),
      invoice({ total: 1600, currencyCode: 'USD' }),
      invoice({ total: 3200, date: at('2024-07-01') }),
    ];
    expect(totalsOf(list)).toEqual([
      { year: 2026, currencyCode: 'EUR', count: 2, total: 300, open: 50 },
      { year: 2026, currencyCode: 'USD', count: 1, total: 1600, open: 0 },
      { year: 2024, currencyCode: 'EUR', count: 1, total: 3200, open: 0 },
    ]);
  });

  it('are sorted by year, newest first, then by currency code', () => {
    const list = [
      invoice({ date: at('2024-07-01') }),
      invoice({ currencyCode: 'USD' }),
      invoice({ date: at('2025-07-01') }),
      invoice({}),
    ];
    expect(totalsOf(list).map(({ year, currencyCode }) => `${year} ${currencyCode}`)).toEqual([
      '2026 EUR',
      '2026 USD',
      '2025 EUR',
      '2024 EUR',
    ]);
  });

  it.each(['total', 'currencyCode', 'date'] as const)('exclude an invoice without its %s', (key) => {
    expect(totalsOf([without(key, {})])).toEqual([]);
  });

  it('include an invoice without a status', () => {
    expect(totalsOf([without('status', { total: 100, amountDue: 40 })])).toEqual([
      { year: 2026, currencyCode: 'EUR', count: 1, total: 100, open: 40 },
    ]);
  });
});

describe('the sums of invoices', () => {
  const totals = [
    { year: 2026, currencyCode: 'USD', count: 1, total: 149_000, open: 0 },
    { year: 2026, currencyCode: 'EUR', count: 2, total: 30_000, open: 5 },
    { year: 2025, currencyCode: 'EUR', count: 1, total: 100_050, open: 0 },
  ];

  it.each<['total' | 'open', string[]]>([
    ['total', ['€1,300.50', '$1,490.00']],
    ['open', ['€0.05']],
  ])('of the part “%s” list each non-zero amount with its currency', (part, words) => {
    expect(sumsLabel(sumsOf(totals, part))).toEqual(words);
  });

  it('list an amount without a currency first', () => {
    const open = invoice({ status: 'not_paid', amountDue: 7 });
    expect(openByCurrency([open, without('currencyCode', { status: 'not_paid', amountDue: 3 })])).toEqual([
      { currencyCode: '', cents: 3 },
      { currencyCode: 'EUR', cents: 7 },
    ]);
  });
});

describe('in the CSV file', () => {
  it.each([
    [149_000, '1490.00'],
    [5, '0.05'],
    [-1200, '-12.00'],
  ])('%i cents are written as %s', (cents, text) => expect(decimals(cents)).toBe(text));

  it('the year is that of the invoice’s date', () =>
    expect(yearOf(invoice({ date: at('2024-07-01') }))).toBe(2024));
});
