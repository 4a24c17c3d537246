import { describe, expect, it } from 'vitest';
import { shownPlan } from './shownPlan';
import type { Subscription } from '../subscriptions/subscription';

const labels = new Map([['p1', 'PRTG 500 (€890.00 / year)']]);

describe('the displayed pricing plan', () => {
  it.each<[string, Omit<Subscription, 'id'>, string | undefined]>([
    ['in trial', { subscriptionStatus: 'in_trial', planId: 'trial-eur' }, 'Trial Plan'],
    ['in trial, whatever its plan', { subscriptionStatus: 'in_trial', planId: 'p1' }, 'Trial Plan'],
    ['active', { subscriptionStatus: 'active', planId: 'p1' }, 'PRTG 500 (€890.00 / year)'],
    ['cancelled', { subscriptionStatus: 'non_renewing', planId: 'p1' }, 'PRTG 500 (€890.00 / year)'],
    ['on a plan that is no longer known', { subscriptionStatus: 'active', planId: 'p2' }, undefined],
    ['without a plan', {}, undefined],
  ])('is right for a subscription that is %s', (_case, fields, shown) => {
    expect(shownPlan({ id: 'sub', ...fields }, (id) => labels.get(id))).toBe(shown);
  });
});
