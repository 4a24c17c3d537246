import { afterEach, describe, expect, it } from 'vitest';
import { startOfDay } from '../values/dates';
import type { Plan } from '../plans/plan';
import {
  byMonth,
  comingDates,
  findDates,
  isPressing,
  joinedByDay,
  kindName,
  DATE_KINDS,
  nextDates,
  type DateFilter,
  type DateKind,
} from './comingDates';
import type { Subscription } from './subscription';
import { datesOf } from './subscriptionDates';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const NOW = Date.parse('2026-11-22T12:00:00Z');
/** When the day of `NOW` began. */
const today = () => startOfDay(NOW);
const at = (day: string, time = '12:00:00') => Date.parse(`${day}T${time}Z`) / 1000;

const made = (id: string, fields: Partial<Subscription> = {}): Subscription => ({
  id,
  name: id,
  planId: 'p-1000',
  fqdn: `${id}.my-prtg.example`,
  subscriptionStatus: 'active',
  ...fields,
});
const all = {
  expiresAt: at('2026-12-01'),
  paymentAt: at('2026-12-02'),
  contractTermEnd: at('2026-12-03'),
};

const STILL_PAYS: [DateKind, string][] = [
  ['payment', '2026-12-02'],
  ['deletion', '2026-12-03'],
];
const EVERY_KIND_OF_FIELD: [DateKind, string][] = [
  ['trial-end', '2026-12-01'],
  ['payment', '2026-12-02'],
  ['contract-end', '2026-12-03'],
];

it('joins what happens to one subscription on one day', () => {
  const early = made('early', {
    paymentAt: at('2026-12-02', '01:00:00'),
    contractTermEnd: at('2026-12-02', '22:00:00'),
  });
  const other = made('other', { paymentAt: at('2026-12-02'), contractTermEnd: at('2026-12-03') });
  const joined = joinedByDay(comingDates([other, early], today()));
  expect(joined.map((dates) => dates.map(({ kind, subscription }) => `${subscription.id} ${kind}`))).toEqual([
    ['early payment', 'early contract-end'],
    ['other payment'],
    ['other contract-end'],
  ]);
});

describe('the dates of a subscription', () => {
  it.each<[string, Partial<Subscription>, [DateKind, string][]]>([
    ['in trial', { subscriptionStatus: 'in_trial' }, [['trial-end', '2026-12-01']]],
    [
      'active',
      {},
      [
        ['payment', '2026-12-02'],
        ['contract-end', '2026-12-03'],
      ],
    ],
    ['active, without a contract', { contractTermEnd: undefined }, [['payment', '2026-12-02']]],
    ['active, with the action “cancel” at the term’s end', { actionAtTermEnd: 'cancel' }, STILL_PAYS],
    ['active, with a cancellation reason', { cancelReasonCode: 'price' }, STILL_PAYS],
    ['non-renewing', { subscriptionStatus: 'non_renewing' }, STILL_PAYS],
    [
      'non-renewing, and would pay for a next term',
      { subscriptionStatus: 'non_renewing', paymentAt: at('2026-12-03') },
      [['deletion', '2026-12-03']],
    ],
    [
      'non-renewing without a payment',
      { subscriptionStatus: 'non_renewing', paymentAt: undefined },
      [['deletion', '2026-12-03']],
    ],
    ['non-renewing without an end', { subscriptionStatus: 'non_renewing', contractTermEnd: undefined }, []],
    ['deleted', { subscriptionStatus: 'cancelled' }, []],
    ['in an unknown status', { subscriptionStatus: 'paused' }, EVERY_KIND_OF_FIELD],
    ['without a status', { subscriptionStatus: undefined }, EVERY_KIND_OF_FIELD],
    ['without any fields', { paymentAt: undefined, contractTermEnd: undefined }, []],
    ['in trial without an end', { subscriptionStatus: 'in_trial', expiresAt: undefined }, []],
    ['with invalid times', { paymentAt: NaN, contractTermEnd: Infinity }, []],
    [
      'due in the last possible month',
      { paymentAt: at('9999-12-01', '00:00:00'), contractTermEnd: undefined },
      [],
    ],
    ['with times in milliseconds', { paymentAt: at('2026-12-02') * 1000, contractTermEnd: undefined }, []],
  ])('that is %s are right', (_what, fields, expected) => {
    const dates = datesOf(made('acme', { ...all, ...fields }), today());
    expect(dates.map((one) => [one.kind, one.at])).toEqual(expected.map(([kind, day]) => [kind, at(day)]));
  });

  it.each([
    ['a minute ago', at('2026-11-22', '11:59:00'), 1],
    ['today at midnight', at('2026-11-22', '00:00:00'), 1],
    ['yesterday', at('2026-11-21', '23:59:59'), 0],
    ['long ago', 0, 0],
  ])('include today’s and later ones: %s', (_what, paymentAt, count) => {
    process.env.TZ = 'UTC';
    expect(datesOf(made('acme', { paymentAt }), today())).toHaveLength(count);
  });

  it('start at the user’s local midnight', () => {
    process.env.TZ = 'Pacific/Auckland';
    // There it is 1 a.m. on 23 November.
    expect(datesOf(made('acme', { paymentAt: at('2026-11-22', '10:59:59') }), today())).toEqual([]);
    expect(datesOf(made('acme', { paymentAt: at('2026-11-22', '11:00:00') }), today())).toHaveLength(1);
  });
});

describe('upcoming dates', () => {
  const list = [
    made('b-10', { paymentAt: at('2026-12-02'), contractTermEnd: at('2026-12-02') }),
    made('late', { paymentAt: at('2027-01-01') }),
    made('b-2', { paymentAt: at('2026-12-02') }),
    made('first', { subscriptionStatus: 'in_trial', expiresAt: at('2026-11-23') }),
    made('Ärger', { paymentAt: at('2026-12-02') }),
  ];
  const words = (dates: ReturnType<typeof comingDates>) =>
    dates.map(({ kind, subscription }) => `${subscription.id} ${kind}`);

  it('are sorted by time, then by name, then by kind', () => {
    expect(words(comingDates(list, today()))).toEqual([
      'first trial-end',
      'Ärger payment',
      'b-2 payment',
      'b-10 payment',
      'b-10 contract-end',
      'late payment',
    ]);
  });

  it('with the same time and name are sorted by kind', () => {
    const named = (id: string, fields: Partial<Subscription>) =>
      made(id, { name: 'Acme', contractTermEnd: at('2026-12-02'), ...fields });
    const alike = [
      named('leaving', { actionAtTermEnd: 'cancel' }),
      named('staying', {}),
      named('trying', { subscriptionStatus: 'in_trial', expiresAt: at('2026-12-02') }),
    ];
    expect(words(comingDates(alike, today()))).toEqual([
      'trying trial-end',
      'staying contract-end',
      'leaving deletion',
    ]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('limited to %i are the first of all', (count) => {
    expect(nextDates(list, today(), count)).toEqual(comingDates(list, today()).slice(0, count));
  });

  it('are grouped by month', () => {
    const months = byMonth(comingDates(list, today())).map(({ title, dates }) => [title, dates.length]);
    expect(months).toEqual([
      ['November 2026', 1],
      ['December 2026', 4],
      ['January 2027', 1],
    ]);
    expect(byMonth([])).toEqual([]);
  });

  it('at the first moment of a month belong to that month', () => {
    process.env.TZ = 'UTC';
    const dates = [at('2026-11-30'), at('2026-12-01', '00:00:00')].map((moment) => ({
      kind: 'payment' as const,
      at: moment,
      subscription: made('acme'),
    }));
    expect(byMonth(dates).map(({ title }) => title)).toEqual(['November 2026', 'December 2026']);
  });

  it.each([
    ['UTC', [1, 1]],
    ['Europe/Berlin', [2]],
    ['America/New_York', [2]],
  ])('are grouped by the month in %s', (timeZone, counts) => {
    process.env.TZ = timeZone;
    const subscription = made('acme');
    const dates = [at('2026-11-30', '23:30:00'), at('2026-12-01', '01:00:00')].map((moment) => ({
      kind: 'payment' as const,
      at: moment,
      subscription,
    }));
    expect(byMonth(dates).map((month) => month.dates.length)).toEqual(counts);
  });

  it('have names', () => {
    expect(DATE_KINDS.map(kindName)).toEqual(['Trial ends', 'Next payment', 'Contract ends', 'Deletion']);
  });

  it.each<[DateKind, string, boolean]>([
    ['trial-end', '2026-11-22', true],
    ['trial-end', '2026-11-25', true],
    ['trial-end', '2026-11-26', false],
    ['deletion', '2026-11-25', true],
    ['deletion', '2026-11-26', false],
    ['payment', '2026-11-22', false],
    ['contract-end', '2026-11-22', false],
  ])('of the kind %s on %s are urgent: %s', (kind, day, pressing) => {
    expect(isPressing({ kind, at: at(day), subscription: made('acme') }, NOW)).toBe(pressing);
  });
});

describe('the search for dates', () => {
  const plans: Plan[] = [
    {
      id: 'p-1000',
      bundle: 'prod-2024-01-01',
      name: 'PRTG 1000',
      price: 149_000,
      currencyCode: 'EUR',
      period: 1,
      periodUnit: 'year',
    },
  ];
  const list = () => [
    made('hq', { name: 'Head office', stackId: 'stack-7', ...all }),
    made('lab', { actionAtTermEnd: 'cancel', contractTermEnd: at('2027-01-09') }),
    made('try', { subscriptionStatus: 'in_trial', expiresAt: at('2026-12-01'), planId: 'trial_2017' }),
  ];
  const find = (filter: DateFilter) => findDates(comingDates(list(), today()), plans, filter);
  const found = (search: string, ...kinds: DateKind[]) =>
    find({ search, kinds: new Set(kinds) }).dates.map(
      ({ kind, subscription }) => `${subscription.id} ${kind}`,
    );
  const EVERYTHING = ['try trial-end', 'hq payment', 'hq contract-end', 'lab deletion'];

  it.each<[string, string[]]>([
    ['', EVERYTHING],
    ['  ', EVERYTHING],
    ['HEAD', ['hq payment', 'hq contract-end']],
    ['stack-7', ['hq payment', 'hq contract-end']],
    ['lab.my-prtg', ['lab deletion']],
    ['deletion', ['lab deletion']],
    ['january 2027', ['lab deletion']],
    ['december payment', ['hq payment']],
    ['PRTG 1000', ['hq payment', 'hq contract-end', 'lab deletion']],
    ['trial plan', ['try trial-end']],
    ['trial_2017 try', ['try trial-end']],
    ['€1,490.00', ['hq payment', 'hq contract-end', 'lab deletion']],
    // The end of one word and the beginning of the next don't match as a word.
    ['officehq', []],
    ['nowhere', []],
  ])('finds the right ones for “%s”', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it('filters by the selected kinds, and counts all kinds', () => {
    expect(found('', 'payment', 'deletion')).toEqual(['hq payment', 'lab deletion']);
    expect(find({ search: 'head', kinds: new Set(['deletion']) })).toEqual({
      dates: [],
      counts: { 'trial-end': 0, payment: 1, 'contract-end': 1, deletion: 0 },
    });
  });
});
