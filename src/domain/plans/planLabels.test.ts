import { describe, expect, it } from 'vitest';
import type { Plan } from './plan';
import { periodLabel, planLabel, planName, planPrice } from './planLabels';

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

describe('the label', () => {
  it.each([
    [1, 'month', 'month'],
    [1, 'year', 'year'],
    [3, 'year', '3 years'],
  ])('of the period %i %s is “%s”', (period, periodUnit, label) => {
    expect(periodLabel({ period, periodUnit })).toBe(label);
  });

  it.each([
    [plan({ periodUnit: 'month' }), 'PRTG 500 (€149.00 / month)'],
    [plan({ name: 'PRTG 1000', currencyCode: 'USD', price: 123450 }), 'PRTG 1000 ($1,234.50 / year)'],
    [plan({ name: 'PRTG 2500', currencyCode: 'USD', price: 5, period: 3 }), 'PRTG 2500 ($0.05 / 3 years)'],
  ])('of a plan consists of its name, price and period', (labelled, label) => {
    expect(planLabel(labelled, 'en-US')).toBe(label);
  });

  it.each([{ period: undefined }, { periodUnit: undefined }])(
    'of a period with a missing value is “–”: %o',
    (gap) => {
      expect(periodLabel(plan(gap))).toBe('–');
    },
  );

  it('of a missing price or name is “–”', () => {
    expect(planPrice(plan({ price: undefined }), 'en-US')).toBe('–');
    expect(planLabel(plan({ name: undefined }), 'en-US')).toBe('– (€149.00 / year)');
  });

  it('of the trial plan is “Trial Plan”, whatever its name', () => {
    expect(planName({ id: 'trial_2017', name: 'Free 30 days' }, 'trial_2017')).toBe('Trial Plan');
    expect(planName({ id: 'other', name: 'PRTG 500' }, 'trial_2017')).toBe('PRTG 500');
  });
});
