import { describe, expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import { LEFT_OUT, skipLabel, planBulkChange } from './bulkChange';
import type { Instance } from './instance';

const made = (id: string, more: Partial<Subscription> = {}): Instance => ({
  id,
  planId: 'plan',
  fqdn: `${id}.my-prtg.example`,
  region: 'eu-west-1',
  subscriptionStatus: 'active',
  stackStatus: 'ready',
  ...more,
  stackId: `stack-${id}`,
});
const withoutStack = (id: string): Subscription => {
  const one: Subscription = made(id);
  delete one.stackId;
  return one;
};

describe('a bulk change', () => {
  it.each<[string, Subscription, boolean, string | undefined, string]>([
    ['another value', made('a'), true, 'off', 'changing'],
    ['an unknown value', made('a'), true, undefined, 'changing'],
    ['a trial subscription', made('a', { subscriptionStatus: 'in_trial' }), true, 'off', 'changing'],
    [
      'a cancelled subscription that hasn’t ended',
      made('a', { subscriptionStatus: 'non_renewing' }),
      true,
      'off',
      'changing',
    ],
    ['the same value', made('a'), true, 'on', 'alreadySo'],
    ['no permission', made('a'), false, 'off', 'noPermission'],
    ['no permission, among other reasons', made('a', { stackStatus: 'failed' }), false, 'on', 'noPermission'],
    [
      'a preparation in progress and no permissions yet',
      made('a', { stackStatus: 'not_ready' }),
      false,
      undefined,
      'notReady',
    ],
    ['a preparation in progress', made('a', { stackStatus: 'not_ready' }), true, undefined, 'notReady'],
    ['an unknown state', made('a', { stackStatus: 'migrating' }), true, undefined, 'notReady'],
    ['a failed creation', made('a', { stackStatus: 'failed' }), true, undefined, 'notReady'],
    ['a deleted subscription', made('a', { subscriptionStatus: 'cancelled' }), true, undefined, 'notReady'],
    ['no stack', withoutStack('a'), true, undefined, 'notReady'],
  ])('classifies an instance with %s', (_words, subscription, isPermitted, value, place) => {
    const { changing, skipped } = planBulkChange([subscription], {
      permitted: new Set(isPermitted ? ['a'] : ['b']),
      known: new Map(value === undefined ? [] : [['a', value]]),
      newValue: 'on',
    });
    const places = { changing, ...skipped };
    const found = Object.entries(places).filter(([, list]) => list.length > 0);
    expect(found).toEqual([[place, [subscription]]]);
  });

  it('skips no instance for its value while no new value is chosen', () => {
    const { changing } = planBulkChange([made('a')], {
      permitted: new Set(['a']),
      known: new Map([['a', 'on']]),
      newValue: undefined,
    });
    expect(changing.map(({ id }) => id)).toEqual(['a']);
  });

  it('skips no instance if neither its value nor a new one is known', () => {
    const { changing } = planBulkChange([made('a')], {
      permitted: new Set(['a']),
      known: new Map(),
      newValue: undefined,
    });
    expect(changing.map(({ id }) => id)).toEqual(['a']);
  });

  it('keeps the order of the instances', () => {
    const { changing } = planBulkChange(
      ['c', 'a', 'b'].map((id) => made(id)),
      {
        permitted: new Set(['a', 'b', 'c']),
        known: new Map(),
        newValue: 'on',
      },
    );
    expect(changing.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});

it('each reason to skip an instance has a text', () => {
  expect(LEFT_OUT.map(skipLabel)).toEqual([
    'You don’t have permission',
    'The instance isn’t ready',
    'Already set',
  ]);
});
