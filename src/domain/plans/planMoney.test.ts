import { describe, expect, it } from 'vitest';
import type { Plan } from './plan';
import { commitmentOf, payAsYouGo, pricePerYear, savingOf } from './planMoney';

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

describe('the saving', () => {
  it.each<[string, Plan, Plan[], unknown]>([
    ['of a year against months', year, [month], { percent: 16, than: 'monthly' }],
    ['of a year is not against itself', year, [year], undefined],
    [
      'of a year is not against a dearer one',
      year,
      [plan({ price: 12_000 }), month],
      { percent: 16, than: 'monthly' },
    ],
    ['of a month is none', month, [month, year], undefined],
    ['of a month is none, where a year is dearer', month, [plan({ price: 13_000 })], undefined],
    ['of three years', plan({ period: 3, price: 27_000 }), [month, year], { percent: 10, than: 'yearly' }],
    ['a year of them', threeAnnually({ price: 9501 }), [month, year], { percent: 4, than: 'yearly' }],
    ['exactly', threeAnnually({ price: 7100 }), [year], { percent: 29, than: 'yearly' }],
    ['less than one per cent', threeAnnually({ price: 9999 }), [year], undefined],
    ['dearer', threeAnnually({ price: 10_001 }), [year], undefined],
    ['where no year is sold', threeAnnually({ price: 9000 }), [month], { percent: 25, than: 'monthly' }],
    ['another size', threeAnnually({ name: 'PRTG 1000' }), [month, year], undefined],
    ['another currency', threeAnnually({ price: 9000, currencyCode: 'USD' }), [month, year], undefined],
    [
      'against the cheapest',
      threeAnnually({ price: 9000 }),
      [plan({ price: 12_000 }), year],
      { percent: 10, than: 'yearly' },
    ],
    [
      'against no other size',
      threeAnnually({ price: 9000 }),
      [plan({ name: 'PRTG 100', price: 9500 }), year],
      { percent: 10, than: 'yearly' },
    ],
    [
      'against no year that is free',
      threeAnnually({ price: 9000 }),
      [plan({ price: 0 }), year],
      { percent: 10, than: 'yearly' },
    ],
    ['of two without a name', plan({ name: undefined, period: 3 }), [plan({ name: undefined })], undefined],
    ['without a name', plan({ name: undefined, period: 3 }), [year], undefined],
    ['of what is free', plan({ price: 0, period: 3 }), [year], undefined],
    ['against what is free', plan({ period: 3 }), [plan({ price: 0 })], undefined],
    [
      'of 2 years',
      plan({ period: 2, price: 18_000 }),
      [plan({ price: 10_000 })],
      { percent: 10, than: 'yearly' },
    ],
    ['of an unknown term', plan({ period: 18, periodUnit: 'month', price: 1 }), [year], undefined],
  ])('%s', (_, chosen, others, saving) => {
    expect(savingOf(chosen, others)).toEqual(saving);
  });

  it('is against what anybody can buy by the year or the month', () => {
    const trial = plan({ id: 'trial_2017', periodUnit: 'month' });
    const old = plan({ id: 'old', bundle: 'prod-2019-01-01' });
    const list = [trial, old, month, year, threeAnnually({}), plan({ period: 3 })];
    expect(payAsYouGo(list, 'trial_2017')).toEqual([month, year]);
  });
});

describe('the commitment', () => {
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
