import { describe, expect, it } from 'vitest';
import type { Plan } from './plan';
import { periodLabel, planLabel, planName, planPrice } from './planWords';

const plan = (over: Partial<Plan>): Plan => ({
  id: 'p',
  bundle: 'prod-2023-05-01',
  name: 'PRTG 500',
  price: 14900,
  currencyCode: 'EUR',
  period: 1,
  periodUnit: 'year',
  ...over,
});

describe('words', () => {
  it.each([
    [1, 'month', 'month'],
    [1, 'year', 'year'],
    [3, 'year', '3 years'],
  ])('%i %s is written %s', (period, periodUnit, label) => {
    expect(periodLabel({ period, periodUnit })).toBe(label);
  });

  it.each([
    [plan({ periodUnit: 'month' }), 'PRTG 500 (€149.00 / month)'],
    [plan({ name: 'PRTG 1000', currencyCode: 'USD', price: 123450 }), 'PRTG 1000 ($1,234.50 / year)'],
    [plan({ name: 'PRTG 2500', currencyCode: 'USD', price: 5, period: 3 }), 'PRTG 2500 ($0.05 / 3 years)'],
  ])('a plan is labelled', (labelled, label) => {
    expect(planLabel(labelled, 'en-US')).toBe(label);
  });

  it.each([{ period: undefined }, { periodUnit: undefined }])(
    'a period that isn’t told is written –: %o',
    (gap) => {
      expect(periodLabel(plan(gap))).toBe('–');
    },
  );

  it('a price that isn’t told is written –, whatever it is for', () => {
    expect(planPrice(plan({ price: undefined }), 'en-US')).toBe('–');
    expect(planLabel(plan({ name: undefined }), 'en-US')).toBe('– (€149.00 / year)');
  });

  it('the trial is called Trial Plan, whatever its name', () => {
    expect(planName({ id: 'trial_2017', name: 'Free 30 days' }, 'trial_2017')).toBe('Trial Plan');
    expect(planName({ id: 'other', name: 'PRTG 500' }, 'trial_2017')).toBe('PRTG 500');
  });
});
