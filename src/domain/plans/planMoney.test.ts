import { describe, expect, it } from 'vitest';
import type { Plan } from './plan';
import { commitmentOf, payAsYouGo, pricePerYear, savingOf, yearlySaving } from './planMoney';

const plan = (fields: Partial<Plan>): Plan => ({
  id: 'p',
  bundle: 'prod-2023-05-01',
  name: 'PRTG 500',
  price: 10000,
  currencyCode: 'EUR',
  period: 1,
  periodUnit: 'year',
  ...fields,
});
const month = plan({ id: 'month', periodUnit: 'month', price: 1000 });
const year = plan({ id: 'year', price: 10000 });
const threeAnnually = (fields: Partial<Plan>) =>
  plan({ bundle: 'prod-2023-05-01-3y-paid-annually', name: 'PRTG 500 (3 years, paid annually)', ...fields });

describe('the price per year', () => {
  it.each([
    [{ periodUnit: 'month', price: 8900 }, 106_800],
    [{ price: 89_000 }, 89_000],
    [{ period: 3, price: 240_300 }, 80_100],
    [{ period: 3, price: 100 }, 33],
    [{ period: 3, price: 101 }, 34],
    [{ price: 0 }, undefined],
    [{ price: undefined }, undefined],
    [{ currencyCode: undefined }, undefined],
    [{ period: undefined }, undefined],
    [{ period: 0 }, undefined],
    [{ periodUnit: 'week' }, undefined],
  ] as [Partial<Plan>, number | undefined][])('of %o is %s', (fields, cents) => {
    expect(pricePerYear(plan(fields))).toBe(cents);
  });
});

describe('the saving of a plan', () => {
  it.each<[string, Plan, Plan[], unknown]>([
    ['of a yearly plan is computed against monthly ones', year, [month], { percent: 16, than: 'monthly' }],
    ['of a yearly plan isn’t computed against itself', year, [year], undefined],
    [
      'of a yearly plan isn’t computed against a more expensive one',
      year,
      [plan({ price: 12_000 }), month],
      { percent: 16, than: 'monthly' },
    ],
    ['of a monthly plan is undefined', month, [month, year], undefined],
    [
      'of a monthly plan is undefined, even if the yearly one is more expensive',
      month,
      [plan({ price: 13_000 })],
      undefined,
    ],
    [
      'of a 3-year plan is computed against yearly ones',
      plan({ period: 3, price: 27_000 }),
      [month, year],
      { percent: 10, than: 'yearly' },
    ],
    [
      'of a 3-year paid-annually plan is computed against yearly ones',
      threeAnnually({ price: 9501 }),
      [month, year],
      { percent: 4, than: 'yearly' },
    ],
    [
      'is exact for a whole percentage',
      threeAnnually({ price: 7100 }),
      [year],
      { percent: 29, than: 'yearly' },
    ],
    ['is undefined below one per cent', threeAnnually({ price: 9999 }), [year], undefined],
    ['is undefined if the plan is more expensive', threeAnnually({ price: 10_001 }), [year], undefined],
    [
      'is computed against monthly plans if no yearly one is sold',
      threeAnnually({ price: 9000 }),
      [month],
      { percent: 25, than: 'monthly' },
    ],
    ['isn’t computed against another size', threeAnnually({ name: 'PRTG 1000' }), [month, year], undefined],
    [
      'isn’t computed against another currency',
      threeAnnually({ price: 9000, currencyCode: 'USD' }),
      [month, year],
      undefined,
    ],
    [
      'is computed against the cheapest plan',
      threeAnnually({ price: 9000 }),
      [plan({ price: 12_000 }), year],
      { percent: 10, than: 'yearly' },
    ],
    [
      'isn’t computed against a cheaper plan of another size',
      threeAnnually({ price: 9000 }),
      [plan({ name: 'PRTG 100', price: 9500 }), year],
      { percent: 10, than: 'yearly' },
    ],
    [
      'isn’t computed against a free yearly plan',
      threeAnnually({ price: 9000 }),
      [plan({ price: 0 }), year],
      { percent: 10, than: 'yearly' },
    ],
    [
      'isn’t computed between plans without a name',
      plan({ name: undefined, period: 3 }),
      [plan({ name: undefined })],
      undefined,
    ],
    ['is undefined for a plan without a name', plan({ name: undefined, period: 3 }), [year], undefined],
    ['is undefined for a free plan', plan({ price: 0, period: 3 }), [year], undefined],
    ['isn’t computed against a free plan', plan({ period: 3 }), [plan({ price: 0 })], undefined],
    [
      'is right for a 2-year plan',
      plan({ period: 2, price: 18_000 }),
      [plan({ price: 10_000 })],
      { percent: 10, than: 'yearly' },
    ],
    [
      'is undefined for an unknown term',
      plan({ period: 18, periodUnit: 'month', price: 1 }),
      [year],
      undefined,
    ],
  ])('%s', (_, chosen, others, saving) => {
    expect(savingOf(chosen, others)).toEqual(saving);
  });

  it('is compared with the regular monthly and yearly plans', () => {
    const trial = plan({ id: 'trial_2017', periodUnit: 'month' });
    const old = plan({ id: 'old', bundle: 'prod-2019-01-01' });
    const list = [trial, old, month, year, threeAnnually({}), plan({ period: 3 })];
    expect(payAsYouGo(list, 'trial_2017')).toEqual([month, year]);
  });
});

describe('the saving of paying by the year', () => {
  const bigMonth = plan({ id: 'big-month', name: 'PRTG 1000', periodUnit: 'month', price: 2000 });
  const big = (price: number) => plan({ id: 'big', name: 'PRTG 1000', price });
  it.each<[string, Plan[], number | undefined]>([
    ['that all plans have is said', [year, big(20_000)], 16],
    ['is the plans’ own, whatever the trial costs', [year, plan({ id: 'trial', price: 0 })], 16],
    ['that differs isn’t said', [year, big(18_000)], undefined],
    ['that one plan doesn’t have isn’t said', [year, big(24_000)], undefined],
    ['isn’t said without a plan', [], undefined],
  ])('%s', (_what, yearly, percent) => {
    expect(yearlySaving(yearly, [month, bigMonth, ...yearly], 'trial')).toBe(percent);
  });
});

describe('the total commitment', () => {
  it.each<[Plan, unknown]>([
    [threeAnnually({ price: 141_600 }), { payments: 3, price: 141_600, total: 424_800 }],
    [
      plan({ bundle: 'prod-2023-05-01-5y-paid-annually', price: 75_700 }),
      { payments: 5, price: 75_700, total: 378_500 },
    ],
    [plan({ period: 3, price: 240_300 }), { payments: 1, price: 240_300, total: 240_300 }],
    [month, { payments: 1, price: 1000, total: 1000 }],
    [plan({ price: 0 }), undefined],
    [plan({ price: undefined }), undefined],
    [plan({ currencyCode: undefined }), undefined],
    [plan({ periodUnit: undefined }), undefined],
  ])('of %o is %o', (chosen, commitment) => {
    expect(commitmentOf(chosen)).toEqual(commitment);
  });
});
