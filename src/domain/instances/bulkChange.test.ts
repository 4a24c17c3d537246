import { describe, expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import { LEFT_OUT, leftOutWords, planBulkChange } from './bulkChange';
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

describe('who changes', () => {
  it.each<[string, Subscription, boolean, string | undefined, string]>([
    ['another value', made('a'), true, 'off', 'changing'],
    ['a value that isn’t known', made('a'), true, undefined, 'changing'],
    ['a trial', made('a', { subscriptionStatus: 'in_trial' }), true, 'off', 'changing'],
    [
      'a cancelled one that still runs',
      made('a', { subscriptionStatus: 'non_renewing' }),
      true,
      'off',
      'changing',
    ],
    ['the same value', made('a'), true, 'on', 'alreadySo'],
    ['no permission', made('a'), false, 'off', 'noPermission'],
    ['no permission, whatever else', made('a', { stackStatus: 'failed' }), false, 'on', 'noPermission'],
    [
      'in preparation, its permissions to come',
      made('a', { stackStatus: 'not_ready' }),
      false,
      undefined,
      'notReady',
    ],
    ['in preparation', made('a', { stackStatus: 'not_ready' }), true, undefined, 'notReady'],
    ['in a state nobody knows', made('a', { stackStatus: 'migrating' }), true, undefined, 'notReady'],
    ['a failed creation', made('a', { stackStatus: 'failed' }), true, undefined, 'notReady'],
    ['a deleted one', made('a', { subscriptionStatus: 'cancelled' }), true, undefined, 'notReady'],
    ['one without a stack', withoutStack('a'), true, undefined, 'notReady'],
  ])('%s', (_words, subscription, isPermitted, value, place) => {
    const { changing, leftOut } = planBulkChange([subscription], {
      permitted: new Set(isPermitted ? ['a'] : ['b']),
      known: new Map(value === undefined ? [] : [['a', value]]),
      wanted: 'on',
    });
    const places = { changing, ...leftOut };
    const found = Object.entries(places).filter(([, list]) => list.length > 0);
    expect(found).toEqual([[place, [subscription]]]);
  });

  it('leaves nobody out for a value while none is chosen', () => {
    const { changing } = planBulkChange([made('a')], {
      permitted: new Set(['a']),
      known: new Map([['a', 'on']]),
      wanted: undefined,
    });
    expect(changing.map(({ id }) => id)).toEqual(['a']);
  });

  it('leaves nobody out while neither their value is known nor one chosen', () => {
    const { changing } = planBulkChange([made('a')], {
      permitted: new Set(['a']),
      known: new Map(),
      wanted: undefined,
    });
    expect(changing.map(({ id }) => id)).toEqual(['a']);
  });

  it('keeps the order', () => {
    const { changing } = planBulkChange(
      ['c', 'a', 'b'].map((id) => made(id)),
      {
        permitted: new Set(['a', 'b', 'c']),
        known: new Map(),
        wanted: 'on',
      },
    );
    expect(changing.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});

it('who is left out is told why', () => {
  expect(LEFT_OUT.map(leftOutWords)).toEqual([
    'You don’t have permission',
    'The instance isn’t ready',
    'Already set',
  ]);
});
