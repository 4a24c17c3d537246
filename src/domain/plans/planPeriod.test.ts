import { describe, expect, it } from 'vitest';
import type { Plan } from './plan';
import { nextPaymentAfter, yearsPaidAnnually } from './planPeriod';

const plan = (fields: Partial<Plan>): Plan => ({
  id: 'p',
  bundle: 'prod-2023-05-01',
  name: 'p',
  price: 8900,
  currencyCode: 'EUR',
  period: 1,
  periodUnit: 'year',
  ...fields,
});

describe('the next payment', () => {
  it.each([
    ['2026-07-29T10:00:00Z', 1, 'month', '2026-08-29T10:00:00Z'],
    ['2026-01-31T10:00:00Z', 1, 'month', '2026-02-28T10:00:00Z'],
    ['2026-12-31T10:00:00Z', 1, 'month', '2027-01-31T10:00:00Z'],
    ['2028-02-29T10:00:00Z', 1, 'year', '2029-02-28T10:00:00Z'],
    ['2026-07-29T10:00:00Z', 3, 'year', '2029-07-29T10:00:00Z'],
    ['2026-07-29T10:00:00Z', 5, 'year', '2031-07-29T10:00:00Z'],
  ])('for a plan bought at %s for %i %s is at %s', (from, period, periodUnit, due) => {
    expect(nextPaymentAfter(plan({ period, periodUnit }), Date.parse(from))).toBe(Date.parse(due) / 1000);
  });

  it.each([
    { periodUnit: 'week' },
    { period: 0 },
    { period: -1 },
    { period: 0.5, periodUnit: 'month' },
    { period: NaN },
  ])('for %o is unknown', (fields) => {
    expect(nextPaymentAfter(plan(fields), Date.parse('2026-07-29T10:00:00Z'))).toBeUndefined();
  });
});

describe('a paid-annually plan', () => {
  it.each([
    ['prod-2023-05-01-3y-paid-annually', 1, 3],
    ['prod-2023-05-01-5y-paid-annually', 1, 5],
    ['prod-2023-05-01', 1, undefined],
    ['prod-2023-05-01', 3, undefined],
  ])('in the bundle %s with a period of %i years has a commitment of %s years', (bundle, period, years) => {
    expect(yearsPaidAnnually(plan({ bundle, period }))).toBe(years);
  });
});
