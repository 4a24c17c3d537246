import { describe, expect, it } from 'vitest';
import { invoiceRows } from './invoice';
import { archiveName, invoiceFileName, invoiceIndex } from './invoiceArchive';

describe('the file name of an invoice', () => {
  it.each([
    ['INV-000123', 'INV-000123.pdf'],
    ['2026/17', '2026_17.pdf'],
    ['2026 / 17', '2026_17.pdf'],
    ['../../etc/passwd', '__.._etc_passwd.pdf'],
    ['..', '_.pdf'],
    ['-rf', '_rf.pdf'],
    ['Rechnung Nr. 5', 'Rechnung_Nr._5.pdf'],
    ['', 'invoice.pdf'],
  ])('with the number %j is %j', (id, name) => expect(invoiceFileName(id, new Set())).toBe(name));

  it('is unique, ignoring case', () => {
    expect(invoiceFileName('INV-1', new Set(['inv-1.pdf', 'inv-1-2.pdf']))).toBe('INV-1-3.pdf');
  });
});

describe('the archive’s index', () => {
  it('has a line for each invoice, and marks failed ones', () => {
    const rows = invoiceRows(
      [
        {
          id: 'INV-1',
          subscriptionId: '=sub',
          date: Date.UTC(2026, 0, 31, 23) / 1000,
          dueDate: Date.UTC(2026, 1, 14) / 1000,
          total: 149_000,
          amountDue: 5,
          currencyCode: 'EUR',
          status: 'payment_due',
        },
        { id: '+2', date: Number.NaN, total: -1200, amountDue: 0, currencyCode: 'USD', status: 'paid' },
      ],
      [],
    );
    const results = [{ file: 'INV-1.pdf' }, { problem: 'There is no such invoice, sorry.' }];
    const index = invoiceIndex(rows.map((invoice, n) => ({ invoice, ...results[n] })));
    expect(index.slice(1).split('\r\n')).toEqual([
      'Number,Date,Due date,Subscription,Subscription ID,Amount,Amount due,Currency,Status,File,Problem',
      "INV-1,2026-01-31,2026-02-14,'=sub,'=sub,1490.00,0.05,EUR,Payment due,INV-1.pdf,",
      `'+2,,,–,,-12.00,0.00,USD,Paid,,"There is no such invoice, sorry."`,
      '',
    ]);
  });

  it('is sorted by date, oldest first, with undated invoices at the top and unknown values empty', () => {
    const dated = (id: string, date: string) => ({ id, date: Date.parse(date) / 1000 });
    const rows = invoiceRows(
      [
        dated('INV-2', '2026-03-01'),
        dated('INV-3', '2026-05-01'),
        { id: 'INV-4' },
        dated('INV-1', '2025-12-31'),
      ],
      [],
    );
    expect(
      invoiceIndex(rows.map((invoice) => ({ invoice })))
        .split('\r\n')
        .slice(1, -1),
    ).toEqual([
      'INV-4,,,–,,,,,,,',
      'INV-1,2025-12-31,,–,,,,,,,',
      'INV-2,2026-03-01,,–,,,,,,,',
      'INV-3,2026-05-01,,–,,,,,,,',
    ]);
  });
});

it('the archive’s name contains the day', () => {
  expect(archiveName(Date.UTC(2026, 11, 3, 9))).toBe('invoices-2026-12-03.zip');
});
