import { expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import { modelChoice } from './modelChoice';
import type { Plan } from './plan';

const plan = (id: string, more: Partial<Plan> = {}): Plan => ({
  id,
  bundle: 'prod-2024-01-01',
  name: id,
  price: 100,
  currencyCode: 'EUR',
  period: 1,
  periodUnit: 'month',
  trial: false,
  ...more,
});
const TRIAL = plan('trial', { bundle: 'trial', trial: true });
const PLANS: readonly Plan[] = [
  TRIAL,
  plan('monthly'),
  plan('dollars', { name: 'monthly', currencyCode: 'USD' }),
  plan('yearly', { periodUnit: 'year' }),
  plan('3y', { period: 3, periodUnit: 'year' }),
  plan('old', { bundle: 'prod-2020-01-01' }),
  plan('weekly', { bundle: 'prod-2024-01-01', period: 2 }),
];
const REGIONS = [{ code: 'eu-west-1' }, { code: 'us-east-1' }];

const chosen = (model: Partial<Subscription>, canHaveTrial = true, currency = 'EUR') =>
  modelChoice({ id: 's', ...model }, REGIONS, {
    plans: PLANS,
    currency,
    trialPlanId: 'trial',
    canHaveTrial,
    hasTrial: false,
  });

it.each([
  { planId: 'monthly', expected: { view: 'month', planId: 'monthly' } },
  { planId: 'yearly', expected: { view: 'year', planId: 'yearly' } },
  { planId: '3y', expected: { view: 'year', planId: '3y' } },
  { planId: 'old', expected: { view: 'month', planId: '' } },
  { planId: 'weekly', expected: { view: 'year', planId: '' } },
  { planId: 'gone', expected: { view: 'month', planId: '' } },
  { planId: undefined, expected: { view: 'month', planId: '' } },
  { planId: 'trial', expected: { view: 'month', planId: 'trial' } },
] as const)('of a model with the plan $planId, $expected is chosen', ({ planId, expected }) => {
  expect(chosen({ ...(planId && { planId }), region: 'us-east-1' })).toEqual({
    ...expected,
    region: 'us-east-1',
  });
});

it.each([
  ['monthly', 'dollars'],
  ['yearly', ''],
  ['trial', 'trial'],
])('in another currency, of a model with the plan %s the plan “%s” is chosen', (planId, expected) => {
  expect(chosen({ planId }, true, 'USD').planId).toBe(expected);
});

it('a second trial isn’t chosen', () => {
  expect(chosen({ planId: 'trial' }, false).planId).toBe('');
});

it.each([
  ['us-east-1', 'us-east-1'],
  ['mars-1', ''],
  [undefined, ''],
])('of a model in the region %s, the region “%s” is chosen', (region, expected) => {
  expect(chosen(region === undefined ? {} : { region }).region).toBe(expected);
});
