// The price list: the plans on sale, and plans of old bundles that the portal must hide (docs/product/plans.md#eligibility,
// docs/product/plans.md#terms).
import type { Plan } from '../vendorWorld.ts';

/** The id of the trial plan that is on sale. */
export const TRIAL_PLAN_ID = 'trial_2017';
const CURRENCIES = ['EUR', 'USD'] as const;
/** Sensors, and the monthly price in EUR cents. */
const SIZES = [
  [500, 8900],
  [1000, 14900],
  [2500, 31900],
  [5000, 57900],
  [10000, 89900],
] as const;
/** Suffix of the id, period (number and unit), and how many monthly prices one period costs. */
const REGULAR_TERMS = [
  ['monthly', 1, 'month', 1],
  ['yearly', 1, 'year', 10],
  ['3y', 3, 'year', 27],
  ['5y', 5, 'year', 40],
] as const;
/** Bundle, suffixes of id and name, and how many monthly prices each of its years costs. */
const PAID_ANNUALLY = [
  ['prod-3y-paid-annually-2023-02-01', '3y-annually', '3 years, paid annually', 9.5],
  ['prod-5y-paid-annually-2023-02-01', '5y-annually', '5 years, paid annually', 8.5],
] as const;

type Currency = Plan['currency_code'];

function cents(monthlyEur: number, currency: Currency, months: number): number {
  const inCurrency = currency === 'EUR' ? monthlyEur : monthlyEur + 1000;
  return Math.round((inCurrency * months) / 100) * 100;
}

function regularPlans(currency: Currency): Plan[] {
  return SIZES.flatMap(([sensors, monthly]) =>
    REGULAR_TERMS.map(([suffix, period, period_unit, months]) => ({
      id: `prtg-${sensors}-${suffix}-${currency.toLowerCase()}`,
      bundle: `prod-prtg-${sensors}-2022-05-01`,
      name: `PRTG ${sensors}`,
      price: cents(monthly, currency, months),
      currency_code: currency,
      period,
      period_unit,
      trial: false,
      onSale: true,
    })),
  );
}

function paidAnnuallyPlans(currency: Currency): Plan[] {
  return PAID_ANNUALLY.flatMap(([bundle, suffix, term, months]) =>
    SIZES.map(([sensors, monthly]) => ({
      id: `prtg-${sensors}-${suffix}-${currency.toLowerCase()}`,
      bundle,
      name: `PRTG ${sensors} (${term})`,
      price: cents(monthly, currency, months),
      currency_code: currency,
      period: 1,
      period_unit: 'year',
      trial: false,
      onSale: true,
    })),
  );
}

/** Plans that only customers who already have one may see: id, bundle, name, price, currency, trial. */
const HIDDEN: [string, string, string, number, Currency, boolean][] = [
  ['old-1000-monthly-eur', 'prod-prtg-1000-2019-03-01', 'PRTG 1000 (2019)', 9900, 'EUR', false],
  ['old-1000-monthly-usd', 'prod-prtg-1000-2019-03-01', 'PRTG 1000 (2019)', 10900, 'USD', false],
  ['cutoff-500-monthly-eur', 'prod-prtg-500-2022-01-01', 'PRTG 500 (cut-off day)', 7900, 'EUR', false],
  ['test-500-monthly-eur', 'test-prtg-500-2023-06-01', 'PRTG 500 (test)', 100, 'EUR', false],
  ['undated-500-monthly-eur', 'prod-prtg-500', 'PRTG 500 (undated)', 6900, 'EUR', false],
  ['trial_2016', 'prtg-trial-2016-03-01', 'Old Trial', 0, 'USD', true],
];

/** Returns the whole price list. There is only one trial plan, in EUR, whatever the visitor's currency. */
export function seedPlans(): Plan[] {
  const trial: Plan = {
    id: TRIAL_PLAN_ID,
    bundle: 'prtg-trial-2017-06-01',
    name: 'Trial Plan',
    price: 0,
    currency_code: 'EUR',
    period: 1,
    period_unit: 'month',
    trial: true,
    onSale: true,
  };
  const hidden = HIDDEN.map(([id, bundle, name, price, currency_code, isTrial]): Plan => ({
    id,
    bundle,
    name,
    price,
    currency_code,
    period: 1,
    period_unit: 'month',
    trial: isTrial,
    onSale: false,
  }));
  return [...hidden, ...CURRENCIES.flatMap(regularPlans), ...CURRENCIES.flatMap(paidAnnuallyPlans), trial];
}
