// The state of an invoice in words, and how it decides the order of the table (docs/product/invoices.md#states).
import { describe, expect, it } from 'vitest';
import { invoiceState, urgentFirst, type Invoice, type InvoiceState } from './invoice';

const at = (moment: string) => Date.parse(moment) / 1000;
const NOW_MS = Date.parse('2026-06-15T12:00:00Z');

const owing = (status: string, due?: string): Invoice => ({
  id: 'INV-1',
  status,
  amountDue: 500,
  ...(due === undefined ? {} : { dueDate: at(due) }),
});

describe('the state of an invoice', () => {
  it.each<[string, Invoice, InvoiceState]>([
    [
      'a day and a second late',
      owing('payment_due', '2026-06-14T11:59:59Z'),
      { meaning: 'bad', words: 'Overdue 1 day', vendors: 'Payment due' },
    ],
    [
      'late by ten days and some hours',
      owing('not_paid', '2026-06-05T03:00:00Z'),
      { meaning: 'bad', words: 'Overdue 10 days', vendors: 'Not paid' },
    ],
    [
      'due late yesterday',
      owing('posted', '2026-06-14T21:00:00Z'),
      { meaning: 'bad', words: 'Overdue 1 day', vendors: 'Posted' },
    ],
    [
      'due earlier today',
      owing('not_paid', '2026-06-15T11:59:59Z'),
      { meaning: 'bad', words: 'Overdue', vendors: 'Not paid' },
    ],
    [
      'not paid, and without a due date',
      owing('not_paid'),
      { meaning: 'bad', words: 'Overdue', vendors: 'Not paid' },
    ],
    [
      'due in some days',
      owing('payment_due', '2026-07-03T12:00:00Z'),
      { meaning: 'attention', words: 'Open, due Jul 3, 2026', vendors: 'Payment due' },
    ],
    ['due without a date', owing('posted'), { meaning: 'attention', words: 'Open', vendors: 'Posted' }],
    ['paid', { id: 'INV-1', status: 'paid' }, { meaning: 'good', words: 'Paid' }],
    [
      'paid, but with an open amount',
      owing('paid', '2026-01-01T00:00:00Z'),
      { meaning: 'good', words: 'Paid' },
    ],
    [
      'pending',
      { id: 'INV-1', status: 'pending' },
      { meaning: 'busy', words: 'Processing', vendors: 'Pending' },
    ],
    ['voided', owing('voided'), { meaning: 'ended', words: 'Voided' }],
    [
      'in an unknown status, with nothing to pay',
      { id: 'INV-1', status: 'written_off', amountDue: 0 },
      { meaning: 'busy', words: 'written off' },
    ],
    ['without a status', { id: 'INV-1' }, { meaning: 'busy', words: '–' }],
  ])('that is %s has the right text and meaning', (_what, invoice, state) => {
    expect(invoiceState(invoice, NOW_MS)).toEqual(state);
  });
});

describe('the default order of invoices', () => {
  it('has overdue ones first, then open ones, then the rest, each with the newest first', () => {
    const dated = (id: string, date: string, invoice: Invoice): Invoice => ({
      ...invoice,
      id,
      date: at(date),
    });
    const list = [
      dated('paid in May', '2026-05-01', { id: '', status: 'paid' }),
      { id: 'paid without a date', status: 'paid' },
      dated('voided in June', '2026-06-01', owing('voided')),
      dated('pending in April', '2026-04-01', { id: '', status: 'pending' }),
      dated('open since April', '2026-04-01', owing('posted', '2026-07-01')),
      dated('open since June', '2026-06-01', owing('posted', '2026-07-01')),
      dated('overdue since April', '2026-04-01', owing('not_paid', '2026-04-15')),
      dated('overdue since May', '2026-05-01', owing('not_paid', '2026-05-15')),
    ];
    expect(urgentFirst(list, NOW_MS).map(({ id }) => id)).toEqual([
      'overdue since May',
      'overdue since April',
      'open since June',
      'open since April',
      'voided in June',
      'paid in May',
      'pending in April',
      'paid without a date',
    ]);
  });
});
