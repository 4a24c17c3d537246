// Calculated by hand from the price list of PRTG 1000 in euros: 149.00 a month, 1,490.00 a year, 4,023.00 for three years or
// 1,416.00 for each of them, 5,960.00 for five years or 1,267.00 for each of them (docs/product/compare-costs.md#by-hand).
import { describe, expect, it } from 'vitest';
import type { Plan } from './plan';
import { allowedPlans, cheaperAfter, costsBySize, costsOf, isLonger } from './planCosts';

const plan = (fields: Partial<Plan>): Plan => ({
  id: `${fields.period ?? 1}-${fields.periodUnit ?? 'year'}-${fields.bundle ?? ''}-${fields.price}`,
  bundle: 'prod-prtg-1000-2022-05-01',
  name: 'PRTG 1000',
  price: 149_000,
  currencyCode: 'EUR',
  period: 1,
  periodUnit: 'year',
  ...fields,
});
const annually = (years: 3 | 5, price: number) =>
  plan({
    bundle: `prod-${years}y-paid-annually-2023-02-01`,
    name: `PRTG 1000 (${years} years, paid annually)`,
    price,
  });

const PLANS = {
  '1 month': plan({ periodUnit: 'month', price: 14_900 }),
  '1 year': plan({ price: 149_000 }),
  '3 years': plan({ period: 3, price: 402_300 }),
  '3 years, annually': annually(3, 141_600),
  '5 years': plan({ period: 5, price: 596_000 }),
  '5 years, annually': annually(5, 126_700),
};
type Term = keyof typeof PLANS;

describe('a plan’s costs per month and within 1, 2, 3, 4 and 5 years', () => {
  it.each<[Term, number, number[]]>([
    ['1 month', 14_900, [178_800, 357_600, 536_400, 715_200, 894_000]],
    ['1 year', 12_417, [149_000, 298_000, 447_000, 596_000, 745_000]],
    ['3 years', 11_175, [402_300, 402_300, 402_300, 804_600, 804_600]],
    ['3 years, annually', 11_800, [141_600, 283_200, 424_800, 566_400, 708_000]],
    ['5 years', 9933, [596_000, 596_000, 596_000, 596_000, 596_000]],
    ['5 years, annually', 10_558, [126_700, 253_400, 380_100, 506_800, 633_500]],
  ])('are right for the term %s', (term, perMonth, sums) => {
    expect(costsOf(PLANS[term])).toEqual({ plan: PLANS[term], perMonth, sums });
  });

  it.each<[string, Partial<Plan>, number, number[]]>([
    ['half a year', { period: 6, periodUnit: 'month', price: 60_000 }, 10_000, [2, 4, 6, 8, 10]],
    ['18 months', { period: 18, periodUnit: 'month', price: 180_000 }, 10_000, [1, 2, 2, 3, 4]],
    ['twelve months', { period: 12, periodUnit: 'month', price: 120_000 }, 10_000, [1, 2, 3, 4, 5]],
    ['two years', { period: 2, price: 240_000 }, 10_000, [1, 1, 2, 2, 3]],
  ])('are right for the number of payments of %s', (_, fields, perMonth, payments) => {
    const one = plan(fields);
    expect(costsOf(one)).toEqual({ plan: one, perMonth, sums: payments.map((n) => n * (one.price ?? 0)) });
  });

  it.each<Partial<Plan>>([
    { price: 0 },
    { price: undefined },
    { currencyCode: undefined },
    { periodUnit: 'week' },
  ])('are unknown for %o', (fields) => {
    expect(costsOf(plan(fields))).toBeUndefined();
  });
});

describe('the month from which a longer term has cost less', () => {
  // Every pair of terms, with the totals paid by then (longer term first), including the payment due that month.
  it.each<[Term, Term, number, string]>([
    ['1 year', '1 month', 10, '1,490.00 and 11 × 149.00 = 1,639.00; before that 10 × 149.00 is as much'],
    ['3 years', '1 month', 27, '4,023.00 and 28 × 149.00 = 4,172.00; before that 27 × 149.00 is as much'],
    ['3 years, annually', '1 month', 28, '3 × 1,416.00 = 4,248.00 and 29 × 149.00 = 4,321.00'],
    ['5 years', '1 month', 40, '5,960.00 and 41 × 149.00 = 6,109.00; before that 40 × 149.00 is as much'],
    ['5 years, annually', '1 month', 25, '3 × 1,267.00 = 3,801.00 and 26 × 149.00 = 3,874.00'],
    ['3 years', '1 year', 24, '4,023.00 and 3 × 1,490.00 = 4,470.00'],
    ['3 years, annually', '1 year', 0, '1,416.00 and 1,490.00'],
    ['5 years', '1 year', 48, '5,960.00 and 5 × 1,490.00 = 7,450.00; before that 4 × 1,490.00 is as much'],
    ['5 years, annually', '1 year', 0, '1,267.00 and 1,490.00'],
    ['3 years', '3 years, annually', 24, '4,023.00 and 3 × 1,416.00 = 4,248.00'],
    ['5 years', '3 years, annually', 48, '5,960.00 and 5 × 1,416.00 = 7,080.00'],
    ['5 years, annually', '3 years, annually', 0, '1,267.00 and 1,416.00'],
    ['5 years', '3 years', 36, '5,960.00 and 2 × 4,023.00 = 8,046.00'],
    ['5 years, annually', '3 years', 0, '1,267.00 and 4,023.00, up to 5 × 1,267.00 = 6,335.00 and 8,046.00'],
    ['5 years', '5 years, annually', 48, '5,960.00 and 5 × 1,267.00 = 6,335.00'],
  ])('for %s against %s is %i (%s)', (longer, shorter, months) => {
    expect(isLonger(PLANS[longer], PLANS[shorter])).toBe(true);
    expect(isLonger(PLANS[shorter], PLANS[longer])).toBe(false);
    expect(cheaperAfter(PLANS[longer], PLANS[shorter])).toBe(months);
  });

  it('treats a term with an unknown price as the shorter one', () => {
    const unknown = plan({ price: undefined });
    expect([isLonger(PLANS['1 year'], unknown), isLonger(unknown, PLANS['1 year'])]).toEqual([true, false]);
  });

  it('is defined for every pair of different terms', () => {
    const terms = Object.values(PLANS);
    expect(terms.flatMap((one) => terms.filter((other) => isLonger(one, other)))).toHaveLength(15);
  });

  it('is undefined if the longer term costs as much or more', () => {
    expect(cheaperAfter(plan({ price: 178_800 }), PLANS['1 month'])).toBeUndefined();
    expect(cheaperAfter(plan({ period: 3, price: 447_000 }), PLANS['1 year'])).toBeUndefined();
    expect(cheaperAfter(annually(3, 149_000), PLANS['1 year'])).toBeUndefined();
    expect(cheaperAfter(PLANS['1 year'], plan({ price: undefined }))).toBeUndefined();
  });
});

describe('the plans’ sizes in the cost comparison', () => {
  it('are sorted by price, and their terms as in the table of plans', () => {
    const small = plan({ id: 'small', name: 'PRTG 500', price: 89_000 });
    const { '1 month': month, '3 years, annually': threeAnnually, '3 years': three } = PLANS;
    const free = plan({ price: 0 });
    const nameless = plan({ name: undefined });
    const sizes = costsBySize([threeAnnually, free, month, nameless, three, small]);
    expect(sizes.map(({ size }) => size)).toEqual(['PRTG 500', 'PRTG 1000']);
    expect(sizes[1]?.costs.map((costs) => costs.plan)).toEqual([month, three, threeAnnually]);
  });

  it('sort terms without a rule by length', () => {
    const { '1 month': month, '1 year': year, '3 years': three } = PLANS;
    const two = plan({ period: 2, price: 280_000 });
    const yearly = plan({ bundle: 'prod-2023-05-01-paid-annually', price: 140_000 });
    const costs = costsBySize([three, two, yearly, year, month])[0]?.costs;
    expect(costs?.map((one) => one.plan)).toEqual([month, year, yearly, two, three]);
  });

  it('are compared by their cheapest term', () => {
    const small = plan({ name: 'PRTG 500', periodUnit: 'month', price: 14_900 });
    const smallYear = plan({ name: 'PRTG 500', price: 89_000 });
    expect(costsBySize([PLANS['1 year'], small, smallYear]).map(({ size }) => size)).toEqual([
      'PRTG 500',
      'PRTG 1000',
    ]);
  });

  it('keep an old and a new plan of the same term', () => {
    const old = plan({ id: 'old', bundle: 'prod-prtg-1000-2019-03-01', price: 99_000 });
    expect(costsBySize([old, PLANS['1 year']])[0]?.costs).toHaveLength(2);
  });
});

describe('the plans in the cost comparison', () => {
  const dollars = plan({ id: 'usd', currencyCode: 'USD' });
  const trial = plan({ id: 'trial_2017', bundle: 'prtg-trial-2017-06-01', price: 0, periodUnit: 'month' });
  const old = plan({ id: 'old', bundle: 'prod-prtg-1000-2019-03-01', periodUnit: 'month', price: 9900 });
  const oldYear = plan({ id: 'old year', bundle: 'prod-prtg-1000-2019-03-01', price: 99_000 });
  const terms = Object.keys(PLANS) as Term[];
  const allowed = (current: Plan | undefined) =>
    allowedPlans({
      plans: [trial, old, dollars, ...Object.values(PLANS)],
      current,
      currency: 'EUR',
      trialPlanId: 'trial_2017',
      canHaveTrial: true,
      hasTrial: false,
    });
  const namesOf = (plans: Plan[]) =>
    plans.map((one) => terms.find((term) => PLANS[term] === one) ?? one.id).sort();

  it.each<[string, Plan | undefined, string[]]>([
    ['are all plans in the visitor’s currency for a new instance', undefined, [...terms].sort()],
    [
      'are monthly, yearly and 3-year paid-annually ones for a yearly plan',
      PLANS['1 year'],
      ['1 month', '1 year', '3 years, annually'],
    ],
    [
      'include the current monthly plan even if it is no longer sold',
      old,
      ['1 month', '1 year', '3 years, annually', 'old'],
    ],
    [
      'include the current yearly plan even if it is no longer sold',
      oldYear,
      ['1 month', '1 year', '3 years, annually', 'old year'],
    ],
    ['are 3-year paid-annually ones for a trial, without the trial itself', trial, ['3 years, annually']],
    [
      'are only those of the same term for a 3-year paid-annually plan',
      PLANS['3 years, annually'],
      ['3 years, annually'],
    ],
    ['are 3-year and 5-year ones for a 3-year plan', PLANS['3 years'], ['3 years', '5 years']],
    ['are only those of the same term for a 5-year plan', PLANS['5 years'], ['5 years']],
    ['are only in dollars for a plan in dollars', dollars, ['usd']],
  ])('%s', (_, current, expected) => {
    expect(namesOf(allowed(current))).toEqual(expected);
  });
});
