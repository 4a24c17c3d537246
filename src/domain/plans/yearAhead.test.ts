import { describe, expect, it, vi } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import type { Plan } from './plan';
import { setFormatLocale } from '../values/formatters';
import { costsFile, monthLabel, yearAhead } from './yearAhead';

const at = (day: string, time = '12:00:00') => Date.parse(`${day}T${time}Z`) / 1000;
const NOW = at('2026-11-27') * 1000;

const plan = (id: string, price: number | undefined, period: number, more: Partial<Plan> = {}): Plan => ({
  id,
  name: id,
  price,
  currencyCode: 'EUR',
  period,
  periodUnit: 'month',
  ...more,
});
const PLANS = [
  plan('month', 10_000, 1),
  plan('year', 100_000, 1, { periodUnit: 'year' }),
  plan('3y', 270_000, 3, { periodUnit: 'year' }),
  plan('5y', 400_000, 60),
  plan('3y-annually', 90_000, 1, { periodUnit: 'year', bundle: 'prod-3y-paid-annually' }),
  plan('free', 0, 1),
  plan('dollars', 20_000, 1, { currencyCode: 'USD' }),
  plan('priceless', undefined, 1),
  plan('endless', 10_000, 0),
  plan('odd', 10_000, 1, { periodUnit: 'week' }),
  plan('eternal', 10_000, 1e9, { periodUnit: 'year' }),
  plan('nowhere', 10_000, 1, { currencyCode: undefined }),
];
const made = (
  planId: string,
  paymentAt: number | undefined,
  more: Partial<Subscription> = {},
): Subscription => ({
  id: `sub-${planId}`,
  name: planId,
  planId,
  paymentAt,
  subscriptionStatus: 'active',
  ...more,
});
const ahead = (...subscriptions: Subscription[]) => yearAhead(subscriptions, PLANS, NOW);
/** The days on which payments fall due. */
const daysOf = (subscription: Subscription, nowMs = NOW) =>
  yearAhead([subscription], PLANS, nowMs).currencies[0]?.subscriptions[0]?.payments.map((due) =>
    new Date(due * 1000).toISOString().slice(0, 10),
  );
const yearOf = (days: string) => days.split(' ');

it('a month’s average is rounded to a cent, and the next payment is the first one', () => {
  const [costs] = ahead(made('year', at('2027-01-03')), made('month', at('2026-12-03'))).currencies;
  expect(costs).toMatchObject({ total: 220_000, average: 18_333 });
  expect(costs?.next).toMatchObject({ due: at('2026-12-03'), price: 10_000 });
  expect(ahead(made('year', at('2027-12-03'))).currencies[0]?.next).toBeUndefined();
});

describe('payments fall due', () => {
  it.each<[string, Subscription, string[]]>([
    [
      'every month',
      made('month', at('2026-12-03')),
      yearOf(
        '2026-12-03 2027-01-03 2027-02-03 2027-03-03 2027-04-03 2027-05-03 2027-06-03 2027-07-03 2027-08-03 2027-09-03 2027-10-03 2027-11-03',
      ),
    ],
    ['every year', made('year', at('2027-03-27')), ['2027-03-27']],
    ['every year, today and not in a year', made('year', at('2026-11-27')), ['2026-11-27']],
    ['today, earlier', made('year', at('2026-11-27', '00:00:00')), ['2026-11-27']],
    ['on the last of the twelve months’ days', made('year', at('2027-11-26', '23:59:59')), ['2027-11-26']],
    ['after them', made('year', at('2027-11-27', '00:00:00')), []],
    ['for three years at once', made('3y', at('2027-05-01')), ['2027-05-01']],
    ['for five years at once, later', made('5y', at('2029-05-01')), []],
    ['once a year of three', made('3y-annually', at('2027-02-28')), ['2027-02-28']],
    [
      'on the last day of a shorter month',
      made('month', at('2027-01-31')),
      yearOf(
        '2027-01-31 2027-02-28 2027-03-31 2027-04-30 2027-05-31 2027-06-30 2027-07-31 2027-08-31 2027-09-30 2027-10-31',
      ),
    ],
    ['after an overdue one', made('year', at('2026-11-20')), ['2027-11-20']],
    ['after one that is overdue for years', made('year', at('2020-11-20')), ['2027-11-20']],
    [
      'until a cancelled contract ends',
      made('month', at('2026-12-03'), {
        subscriptionStatus: 'non_renewing',
        contractTermEnd: at('2027-02-03'),
      }),
      ['2026-12-03', '2027-01-03'],
    ],
    [
      'until the end of one that is cancelled but active',
      made('month', at('2026-12-03'), { actionAtTermEnd: 'cancel', contractTermEnd: at('2026-12-31') }),
      ['2026-12-03'],
    ],
    ['once with a period beyond all dates', made('eternal', at('2027-03-27')), ['2027-03-27']],
    ['after one at the beginning of time', made('year', -8.64e12), ['2027-04-20']],
    [
      'never in a cancelled one without a next payment',
      made('year', undefined, { subscriptionStatus: 'non_renewing', contractTermEnd: at('2027-02-01') }),
      [],
    ],
    [
      'in one that is renewed at its end',
      made('year', at('2027-03-27'), { contractTermEnd: at('2027-03-27') }),
      ['2027-03-27'],
    ],
  ])('%s', (_when, subscription, days) => expect(daysOf(subscription)).toEqual(days));

  it('on 28 February for a leap day', () =>
    expect(daysOf(made('year', at('2028-02-29')), at('2028-03-01') * 1000)).toEqual(['2029-02-28']));
});

describe('the months', () => {
  it('are those that the twelve touch, with a sum so far', () => {
    const [euros] = ahead(made('month', at('2026-12-03')), made('year', at('2027-03-27'))).currencies;
    expect(
      euros?.months.map(({ from, amount, sum }) => [
        new Date(from * 1000).toISOString().slice(0, 7),
        amount,
        sum,
      ]),
    ).toEqual([
      ['2026-11', 0, 0],
      ['2026-12', 10_000, 10_000],
      ['2027-01', 10_000, 20_000],
      ['2027-02', 10_000, 30_000],
      ['2027-03', 110_000, 140_000],
      ['2027-04', 10_000, 150_000],
      ['2027-05', 10_000, 160_000],
      ['2027-06', 10_000, 170_000],
      ['2027-07', 10_000, 180_000],
      ['2027-08', 10_000, 190_000],
      ['2027-09', 10_000, 200_000],
      ['2027-10', 10_000, 210_000],
      ['2027-11', 10_000, 220_000],
    ]);
    expect(euros?.total).toBe(220_000);
  });

  it('are twelve from a month’s first day on', () => {
    const { currencies } = yearAhead([made('month', at('2026-12-01'))], PLANS, at('2026-12-01') * 1000);
    expect(currencies[0]?.months).toHaveLength(12);
    expect(currencies[0]?.months.every((month) => !/from|until/.test(monthLabel(month)))).toBe(true);
    expect(currencies[0]?.total).toBe(120_000);
  });
});

it('each currency is a part of its own', () => {
  const { currencies } = ahead(made('dollars', at('2027-11-01')), made('year', at('2027-01-01')));
  expect(currencies.map(({ currency, total }) => [currency, total])).toEqual([
    ['EUR', 100_000],
    ['USD', 20_000],
  ]);
});

it.each<[string, Subscription]>([
  ['no such plan', made('gone', at('2027-01-01'))],
  ['no plan', { id: 'sub', subscriptionStatus: 'active', paymentAt: at('2027-01-01') }],
  ['no price', made('priceless', at('2027-01-01'))],
  ['no period', made('endless', at('2027-01-01'))],
  ['an unknown period', made('odd', at('2027-01-01'))],
  ['no currency', made('nowhere', at('2027-01-01'))],
  ['no next payment', made('year', undefined)],
  ['no end, cancelled', made('month', at('2026-12-03'), { subscriptionStatus: 'non_renewing' })],
  ['a next payment that is no time', made('year', 1e15)],
])('with %s a subscription is left out', (_what, subscription) => {
  const { currencies, unknown } = ahead(subscription);
  expect(currencies).toEqual([]);
  expect(unknown).toEqual([subscription]);
});

it.each<[string, Subscription, number]>([
  ['a trial', made('year', at('2027-01-01'), { subscriptionStatus: 'in_trial' }), 1],
  ['a deleted subscription', made('year', at('2027-01-01'), { subscriptionStatus: 'cancelled' }), 0],
])('%s costs nothing', (_what, subscription, trials) => {
  const costs = ahead(subscription);
  expect(costs.currencies).toEqual([]);
  expect(costs.unknown).toEqual([]);
  expect(costs.trials).toHaveLength(trials);
});

it('neither a paid subscription nor a deleted one counts as a trial', () =>
  expect(ahead(made('year', at('2027-01-01'))).trials).toEqual([]));

it('a subscription costs its price for each payment', () =>
  expect(ahead(made('month', at('2027-09-01'))).currencies[0]?.subscriptions[0]?.amount).toBe(30_000));

it('the months go to the last one without a payment', () =>
  expect(ahead(made('year', at('2026-12-01'))).currencies[0]?.months).toHaveLength(13));

it('the file lists payments of one time by the name', () =>
  expect(
    costsFile(
      ahead(
        made('year', at('2027-03-27'), { id: 'sub-2', name: 'zoo' }),
        made('year', at('2027-03-27'), { id: 'sub-1', name: 'ark' }),
      ),
    )
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(',')[2]),
  ).toEqual(['ark', 'zoo']));

it('a free plan costs nothing', () =>
  expect(ahead(made('free', at('2026-12-03'))).currencies[0]?.subscriptions[0]?.amount).toBe(0));

it('the file has a line for each payment, as they fall due', () =>
  expect(
    costsFile(
      ahead(made('year', at('2027-03-27')), {
        ...made('month', at('2026-12-03'), { actionAtTermEnd: 'cancel', contractTermEnd: at('2027-02-01') }),
      }),
    ).split('\r\n'),
  ).toEqual([
    '\uFEFFMonth,Due,Name,ID,Pricing plan,Amount,Currency',
    'December 2026,2026-12-03,month,sub-month,month (€100.00 / month),100.00,EUR',
    'January 2027,2027-01-03,month,sub-month,month (€100.00 / month),100.00,EUR',
    'March 2027,2027-03-27,year,sub-year,"year (€1,000.00 / year)",1000.00,EUR',
    '',
  ]));

it('the file has one day for a payment in the night, in the user’s timezone, and is written in their language', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  setFormatLocale('de-DE');
  try {
    const text = costsFile(ahead(made('year', at('2026-12-31', '23:30:00'))));
    expect(text.split('\r\n')[1]).toBe(
      'Januar 2027;2027-01-01;year;sub-year;year (1.000,00\u00a0€ / year);1000,00;EUR',
    );
  } finally {
    setFormatLocale('en-US');
    vi.unstubAllEnvs();
  }
});
