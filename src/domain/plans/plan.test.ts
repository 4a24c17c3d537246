import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bundleDate,
  choiceCurrency,
  counterpartOf,
  hasViews,
  isEligible,
  planChangeAction,
  planChoices,
  planTerm,
  sameInCurrency,
  termMonths,
  viewOf,
} from './plan';
import type { Plan, PlanQuestion, PlanView } from './plan';
import type { Subscription } from '../subscriptions/subscription';

const TRIAL_ID = 'trial_2017';
const REGULAR = 'prod-2023-05-01';
const THREE_PAID_ANNUALLY = 'prod-2023-05-01-3y-paid-annually';
const FIVE_PAID_ANNUALLY = 'prod-2023-05-01-5y-paid-annually';

const plan = (id: string, fields: Partial<Plan> = {}): Plan => ({
  id,
  bundle: REGULAR,
  name: id,
  price: 14900,
  currencyCode: id.startsWith('eur') ? 'EUR' : 'USD',
  period: 1,
  periodUnit: 'year',
  ...fields,
});

const trial = plan(TRIAL_ID, {
  bundle: 'trial_2017',
  price: 0,
  currencyCode: 'EUR',
  periodUnit: 'month',
  trial: true,
});

const catalogueIn = (money: 'eur' | 'usd') => [
  plan(`${money}-month`, { periodUnit: 'month' }),
  plan(`${money}-1y`),
  plan(`${money}-3y`, { period: 3 }),
  plan(`${money}-5y`, { period: 5 }),
  plan(`${money}-3pa`, { bundle: THREE_PAID_ANNUALLY }),
  plan(`${money}-5pa`, { bundle: FIVE_PAID_ANNUALLY }),
  plan(`${money}-old`, { bundle: 'prod-2021-12-31' }),
  plan(`${money}-test`, { bundle: 'test-2023-05-01' }),
];
const catalogue = [trial, ...catalogueIn('eur'), ...catalogueIn('usd')];
const byId = new Map(catalogue.map((each) => [each.id, each]));

const ask = (question: Partial<PlanQuestion>) => {
  const { plans, offers } = planChoices({
    plans: catalogue,
    currency: 'USD',
    view: 'year',
    trialPlanId: TRIAL_ID,
    canHaveTrial: true,
    hasTrial: false,
    ...question,
  });
  return { plans: plans.map(({ id }) => id), offers: offers.map(({ id }) => id) };
};

describe('a bundle', () => {
  it.each([
    ['prod-2023-05-01', '2023-05-01'],
    ['prod_2023-05-01_3y-paid-annually_2024-01-01', '2023-05-01'],
    ['trial_2017', undefined],
    ['', undefined],
  ])('named %s has the date %s', (bundle, date) => {
    expect(bundleDate(bundle)).toBe(date);
  });

  it.each([
    ['prod-2022-01-02', true],
    ['prod-2022-01-01', false],
    ['prod-2021-12-31', false],
    ['prod', false],
    ['preprod-2023-05-01', false],
    ['test-2023-05-01', false],
  ])('named %s is sold: %s', (bundle, sold) => {
    expect(isEligible(plan('eur-1y', { bundle }), TRIAL_ID)).toBe(sold);
  });

  it('is irrelevant for the trial plan', () => {
    expect(isEligible(trial, TRIAL_ID)).toBe(true);
  });
});

describe('a plan’s term', () => {
  it.each<[Partial<Plan>, string, PlanView]>([
    [{ period: 1, periodUnit: 'month' }, 'month', 'month'],
    [{ period: 1, periodUnit: 'year' }, '1y', 'year'],
    [{ period: 12, periodUnit: 'month' }, '1y', 'year'],
    [{ period: 3, periodUnit: 'year' }, '3y', 'year'],
    [{ period: 5, periodUnit: 'year' }, '5y', 'year'],
    [{ bundle: THREE_PAID_ANNUALLY }, '3y-paid-annually', 'year'],
    [{ bundle: FIVE_PAID_ANNUALLY }, '5y-paid-annually', 'year'],
    [{ bundle: THREE_PAID_ANNUALLY, period: 3 }, 'other', 'year'],
    // '3y' without 'paid-annually' is ignored, and 'paid-annually' without '3y' or '5y' is no regular bundle.
    [{ bundle: 'prod-2023-05-01-3y' }, '1y', 'year'],
    [{ bundle: 'prod-2023-05-01-5y', period: 5 }, '5y', 'year'],
    [{ bundle: 'prod-2023-05-01-paid-annually' }, 'other', 'year'],
    [{ bundle: 'prod-2023-05-01-paid-annually', periodUnit: 'month' }, 'other', 'year'],
    [{ period: 2 }, 'other', 'year'],
    [{ periodUnit: 'week' }, 'other', 'year'],
  ])('for %o is %s and belongs to the %s view', (fields, term, view) => {
    expect(planTerm(plan('eur', fields))).toBe(term);
    expect(viewOf(plan('eur', fields))).toBe(view);
  });

  it.each([
    [undefined, true],
    ['eur-month', true],
    ['eur-1y', true],
    [TRIAL_ID, false],
    ['eur-3y', false],
    ['eur-5y', false],
    ['eur-3pa', false],
    ['eur-5pa', false],
  ])('for the current plan %s allows switching between views: %s', (id, views) => {
    expect(hasViews(byId.get(id ?? ''), TRIAL_ID)).toBe(views);
  });
});

// Current plan (without its currency), view, choices, offers.
const TABLE: [string, PlanView, string[], string[]][] = [
  ['month', 'month', ['month'], []],
  ['month', 'year', ['1y'], ['3pa']],
  ['1y', 'month', ['month'], []],
  ['1y', 'year', ['1y'], ['3pa']],
  ['3y', 'month', ['3y'], []],
  ['3y', 'year', ['3y'], ['5y']],
  ['5y', 'month', ['5y'], []],
  ['5y', 'year', ['5y'], []],
  ['3pa', 'month', ['3pa'], []],
  ['3pa', 'year', ['3pa'], []],
  ['5pa', 'month', ['5pa'], []],
  ['5pa', 'year', ['5pa'], []],
];

describe.each(['eur', 'usd'] as const)('the plan choices in %s', (money) => {
  const currency = money.toUpperCase();
  const inMoney = (terms: string[]) => terms.map((term) => `${money}-${term}`);

  it.each(TABLE)('for a %s plan in the %s view are %j with the offers %j', (term, view, plans, offers) => {
    // The visitor's currency differs, to prove that the current plan's is used.
    const visitors = money === 'eur' ? 'USD' : 'EUR';
    expect(ask({ current: byId.get(`${money}-${term}`), view, currency: visitors })).toEqual({
      plans: inMoney(plans),
      offers: inMoney(offers),
    });
  });

  it.each<[PlanView, string[], string[]]>([
    ['month', ['month'], []],
    ['year', ['1y'], ['3y', '5y', '3pa', '5pa']],
  ])('for a new instance in the %s view start with the trial', (view, plans, offers) => {
    expect(ask({ view, currency })).toEqual({
      plans: [TRIAL_ID, ...inMoney(plans)],
      offers: inMoney(offers),
    });
  });

  // Terms without a rule of their own: 2 years, 30 months, a paid-annually bundle without 3y or 5y, and one paid for 3 years.
  const LONG: Partial<Plan>[] = [
    { period: 2 },
    { period: 30, periodUnit: 'month' },
    { bundle: 'prod-2023-05-01-paid-annually' },
    { bundle: THREE_PAID_ANNUALLY, period: 3 },
  ];
  const SHORT_OR_UNKNOWN: Partial<Plan>[] = [
    { period: 6, periodUnit: 'month' },
    { period: 18, periodUnit: 'month' },
    { bundle: 'prod-2023-05-01-paid-annually', periodUnit: 'month' },
    { period: 104, periodUnit: 'week' },
    { period: undefined },
    { bundle: 'prod-2021-12-31', period: 2 },
  ];
  const withOthers = [
    ...LONG.map((fields, n) => plan(`${money}-long-${n}`, fields)),
    ...SHORT_OR_UNKNOWN.map((fields, n) => plan(`${money}-no-${n}`, fields)),
    ...catalogue,
  ];
  const LONG_IDS = LONG.map((_, n) => `long-${n}`);

  it('for a new instance include any other multi-year or paid-annually plan as an offer', () => {
    expect(ask({ plans: withOthers, view: 'year', currency })).toEqual({
      plans: [TRIAL_ID, ...inMoney(['1y'])],
      offers: inMoney([...LONG_IDS, '3y', '5y', '3pa', '5pa']),
    });
    expect(ask({ plans: withOthers, view: 'month', currency }).offers).toEqual([]);
  });

  it.each(TABLE)(
    'for a %s plan in the %s view include no plans of other terms',
    (term, view, plans, offers) => {
      expect(ask({ plans: withOthers, current: byId.get(`${money}-${term}`), view })).toEqual({
        plans: inMoney(plans),
        offers: inMoney(offers),
      });
    },
  );

  it('for a plan with an unknown term include such plans, except the current one', () => {
    const current = withOthers.find(({ id }) => id === `${money}-long-0`);
    expect(ask({ plans: withOthers, current, view: 'year' }).offers).toEqual(
      inMoney([...LONG_IDS.slice(1), '3y', '5y', '3pa', '5pa']),
    );
  });

  it.each<PlanView>(['month', 'year'])(
    'for a trial in the %s view are 3-year plans paid annually',
    (view) => {
      const current = { ...trial, currencyCode: currency };
      expect(ask({ current, view, currency: 'USD', hasTrial: true })).toEqual({
        plans: [TRIAL_ID, `${money}-3pa`],
        offers: [],
      });
    },
  );
});

describe('other plans with the current plan’s term', () => {
  const larger = [
    plan('eur-large-3y', { period: 3 }),
    plan('eur-large-5y', { period: 5 }),
    plan('eur-large-3pa', { bundle: THREE_PAID_ANNUALLY }),
    plan('eur-large-5pa', { bundle: FIVE_PAID_ANNUALLY }),
  ];
  it.each(['3y', '5y', '3pa', '5pa'])('are choices in the order of the price list: %s', (term) => {
    const question = { plans: [...larger, ...catalogue], current: byId.get(`eur-${term}`) };
    expect(ask(question).plans).toEqual([`eur-large-${term}`, `eur-${term}`]);
  });
});

describe('the trial plan', () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])('with canHaveTrial %s and an existing trial %s is offered: %s', (canHaveTrial, taken, offered) => {
    for (const view of ['month', 'year'] as const) {
      expect(ask({ view, canHaveTrial, hasTrial: taken }).plans.includes(TRIAL_ID)).toBe(offered);
    }
  });

  it('isn’t a choice for a paid subscription', () => {
    expect(ask({ current: byId.get('eur-month'), view: 'month' }).plans).toEqual(['eur-month']);
  });
});

describe('a current plan that is no longer sold', () => {
  it('is still a choice, in its own view only', () => {
    const current = byId.get('usd-old');
    expect(ask({ current, view: 'year' })).toEqual({ plans: ['usd-old', 'usd-1y'], offers: ['usd-3pa'] });
    expect(ask({ current, view: 'month' })).toEqual({ plans: ['usd-month'], offers: [] });
  });
});

describe('a current plan that no rule covers', () => {
  const unruled: [string, Partial<Plan>][] = [
    ['2 years', { period: 2 }],
    ['6 months', { period: 6, periodUnit: 'month' }],
    ['another unit', { periodUnit: 'week' }],
    ['3 years at once in a paid-annually bundle', { bundle: THREE_PAID_ANNUALLY, period: 3 }],
    ['a missing term', { bundle: undefined, period: undefined, periodUnit: undefined }],
  ];
  describe.each(unruled)('(%s)', (_words, fields) => {
    it.each<[PlanView, string[], string[]]>([
      ['month', ['eur-month'], []],
      ['year', ['eur-1y'], ['eur-3y', 'eur-5y', 'eur-3pa', 'eur-5pa']],
    ])('gets, in the %s view, the offers of a new instance in its currency', (view, plans, offers) => {
      const current = plan('eur-unruled', fields);
      const question = { plans: [current, ...catalogue], current, view, canHaveTrial: false };
      expect(ask({ ...question, currency: 'USD' })).toEqual({ plans, offers });
      expect(hasViews(current, TRIAL_ID)).toBe(true);
    });
  });

  it.each<[PlanView, string[], string[]]>([
    ['month', ['usd-month'], []],
    ['year', ['usd-1y'], ['usd-3y', 'usd-5y', 'usd-3pa', 'usd-5pa']],
  ])(
    'and that isn’t in the price list gets, in the %s view, the offers for the visitor',
    (view, plans, offers) => {
      expect(ask({ view, currency: 'USD', canHaveTrial: false })).toEqual({ plans, offers });
      expect(viewOf(undefined)).toBe('month');
    },
  );
});

describe('the currency of the choices', () => {
  it.each([
    ['no plan', undefined, 'USD'],
    ['a plan in another currency', 'eur-1y', 'EUR'],
    ['a plan in the same currency', 'usd-3pa', 'USD'],
    ['the trial, which is offered in every currency', TRIAL_ID, 'USD'],
    ['a plan that is not sold', 'eur-old', 'USD'],
    ['a plan that no longer exists', 'eur-gone', 'USD'],
  ])('with %s selected is that of the selection, or the visitor’s', (_words, chosenId, currency) => {
    expect(choiceCurrency(catalogue, chosenId, TRIAL_ID, 'USD')).toBe(currency);
  });
});

describe('the rules for offered plans', () => {
  const anyPlan = fc.record({
    id: fc.constantFrom(TRIAL_ID, ...Array.from({ length: 12 }, (_, index) => `plan-${index}`)),
    bundle: fc.constantFrom(
      REGULAR,
      THREE_PAID_ANNUALLY,
      FIVE_PAID_ANNUALLY,
      'prod-2022-01-01',
      'prod-2020-01-01-3y-paid-annually',
      'test-2023-05-01',
      'trial_2017',
      '',
    ),
    name: fc.constant('PRTG'),
    price: fc.nat(),
    currencyCode: fc.constantFrom('EUR', 'USD'),
    period: fc.constantFrom(1, 2, 3, 5, 12),
    periodUnit: fc.constantFrom('month', 'year', 'week'),
  });

  it('hold for any catalogue, any current plan and any view', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(anyPlan, { selector: ({ id }) => id }),
        fc.option(anyPlan, { nil: undefined }),
        fc.constantFrom('EUR', 'USD'),
        fc.constantFrom<PlanView[]>('month', 'year'),
        fc.boolean(),
        fc.boolean(),
        (others, current, currency, view, canHaveTrial, taken) => {
          const plans = current ? [current, ...others.filter(({ id }) => id !== current.id)] : others;
          const answer = planChoices({
            plans,
            current,
            currency,
            view,
            trialPlanId: TRIAL_ID,
            canHaveTrial,
            hasTrial: taken,
          });
          const shown = [...answer.plans, ...answer.offers];
          expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
          if (view === 'month') expect(answer.offers).toEqual([]);
          const isRuled = current && (current.id === TRIAL_ID || planTerm(current) !== 'other');
          if (isRuled && (!hasViews(current, TRIAL_ID) || viewOf(current) === view)) {
            expect(answer.plans).toContainEqual(current);
          }
          for (const each of shown.filter(({ id }) => id !== current?.id)) {
            if (each.id === TRIAL_ID) {
              expect([current, canHaveTrial, taken]).toEqual([undefined, true, false]);
            } else {
              expect(each.bundle).toMatch(/^prod-2023-05-01/);
              expect(each.currencyCode).toBe(current?.currencyCode ?? currency);
              // A plan without a rule of its own is only an offer, and only where no rule speaks of the current one.
              if (planTerm(each) === 'other') {
                expect([isRuled ?? false, answer.plans.includes(each)]).toEqual([false, false]);
                const isPaidAnnually = each.bundle?.includes('paid-annually') === true;
                expect(termMonths(each)).toBeGreaterThanOrEqual(isPaidAnnually ? 12 : 24);
              }
            }
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('selecting a plan', () => {
  const subscription = (subscriptionStatus: string, fields: Partial<Subscription> = {}): Subscription => ({
    id: 'sub-1',
    planId: 'a',
    fqdn: 'acme.my-prtg.com',
    region: 'eu-west-1',
    subscriptionStatus,
    ...fields,
  });
  it.each([
    ['in_trial', {}, 'a', 'cancel'],
    ['active', {}, 'a', 'cancel'],
    ['active', { cancelReasonCode: 'Price' }, 'a', 'reactivate'],
    ['active', { actionAtTermEnd: 'cancel' }, 'a', 'reactivate'],
    ['non_renewing', {}, 'a', 'reactivate'],
    ['cancelled', {}, 'a', 'reactivate'],
    ['in_trial', {}, 'b', 'change'],
    ['active', {}, 'b', 'change'],
    ['non_renewing', {}, 'b', 'change'],
  ])('with the status %s and %o: selecting %s means “%s”', (status, fields, chosen, action) => {
    expect(planChangeAction(subscription(status, fields), 'a', chosen)).toBe(action);
  });
});

describe('the same plan in another currency', () => {
  it.each([
    ['eur-1y', 'USD', 'usd-1y'],
    ['usd-3pa', 'EUR', 'eur-3pa'],
    ['usd-3y', 'CHF', undefined],
  ])('of %s in %s is %s', (id, currency, same) => {
    // All plans share one name, so that only currency and term tell them apart.
    const alike = catalogue.map((each) => ({ ...each, name: 'PRTG 500' }));
    const chosen = alike.find((each) => each.id === id);
    expect(chosen && sameInCurrency(chosen, alike, TRIAL_ID, currency)?.id).toBe(same);
  });

  it('has the same name', () => {
    const list = [plan('usd-500', { name: 'PRTG 500' }), plan('usd-1000', { name: 'PRTG 1000' })];
    const chosen = plan('eur-1000', { name: 'PRTG 1000' });
    expect(sameInCurrency(chosen, list, TRIAL_ID, 'USD')?.id).toBe('usd-1000');
  });
});

describe('the counterpart of a plan', () => {
  const named = (id: string, name: string, fields: Partial<Plan> = {}) => plan(id, { name, ...fields });
  const yearly = {
    plans: [named('eur-500-1y', 'PRTG 500'), named('eur-1000-1y', 'PRTG 1000')],
    offers: [named('eur-1000-3y', 'PRTG 1000', { period: 3 })],
  };
  it.each([
    ['PRTG 1000', 'eur-1000-1y'],
    ['PRTG 2500', undefined],
  ])('%s in the other view is %s', (name, id) => {
    expect(counterpartOf(named('eur-month', name, { periodUnit: 'month' }), yearly)?.id).toBe(id);
  });

  it('without a name doesn’t exist', () => {
    const nameless = plan('eur-month', { name: undefined });
    expect(
      counterpartOf(nameless, { plans: [plan('eur-1y', { name: undefined })], offers: [] }),
    ).toBeUndefined();
  });
});
