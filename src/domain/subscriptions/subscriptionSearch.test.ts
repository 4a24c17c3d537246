import { describe, expect, it } from 'vitest';
import type { Plan } from '../plans/plan';
import type { Region } from '../regions/region';
import type { Subscription } from './subscription';
import { subscriptionSearch } from './subscriptionSearch';

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
const regions: Region[] = [
  { code: 'eu-central-1', location: 'Frankfurt', nation: 'Europe', latitude: 50, longitude: 8 },
  { code: 'me-central-1', location: 'UAE', nation: 'Middle East', latitude: 25, longitude: 55 },
];
const made = (id: string, fields: Partial<Subscription> = {}): Subscription => ({
  id,
  planId: 'p-1000',
  fqdn: `${id}.my-prtg.example`,
  region: 'eu-central-1',
  subscriptionStatus: 'active',
  stackStatus: 'ready',
  ...fields,
});
const list = [
  made('first', { name: 'Head office', stackId: 'stack-7' }),
  made('second', { name: 'München', stackStatus: 'failed', region: 'me-central-1' }),
  made('third', { stackStatus: 'not_ready', subscriptionStatus: 'in_trial', planId: 'trial_2017' }),
  made('fourth', { subscriptionStatus: 'non_renewing', planId: 'p-gone', region: 'xx-1' }),
];
/** Returns the ids of the subscriptions that a search finds, in order. */
const found = (typed: string, subscriptions = list, words = { plans, regions }) =>
  subscriptions.filter(subscriptionSearch(typed, words) ?? (() => true)).map(({ id }) => id);

describe('the search for subscriptions', () => {
  it.each([
    ['a name', 'head', ['first']],
    ['decomposed accents', 'MÜNCHEN'.normalize('NFD'), ['second']],

    ['a domain', 'second.my-prtg', ['second']],
    ['a region’s name', 'Frankfurt', ['first', 'third']],
    ['a renamed region', 'dubai', ['second']],
    ['a region’s code', 'me-central-1', ['second']],
    ['a plan', 'prtg 1000', ['first', 'second']],
    ['the trial’s plan', 'Trial Plan', ['third']],
    ['a plan’s id', 'trial_2017', ['third']],
    ['a status', 'cancelled', ['fourth']],
    ['a trial’s status', 'trial active', ['third']],
    ['a state', 'failed', ['second']],
    ['another state', 'preparing', ['third']],
    ['an instance’s id', 'stack-7', ['first']],
    ['words from different facts', 'frankfurt  ready', ['first']],
    ['an id without a name', 'p-gone xx-1', ['fourth']],
    ['an id and its name', 'p-1000 €1,490.00', ['first', 'second']],
    ['text across two facts, without a result', 'readyfirst', []],
    ['an empty text', ' ', ['first', 'second', 'third', 'fourth']],
    ['an unknown word, without a result', 'Frankfurt failed', []],
  ])('works with %s', (_what, typed, ids) => {
    expect(found(typed)).toEqual(ids);
  });

  it('finds subscriptions by ids while their names are unknown', () => {
    expect(found('eu-central-1 p-1000', list, { plans: [], regions: [] })).toEqual(['first']);
  });

  it('finds a subscription with nearly no data', () => {
    expect(found('Bare getting', [{ id: 'BARE' }])).toEqual(['BARE']);
    expect(found('frankfurt', [{ id: 'bare' }])).toEqual([]);
  });
});
