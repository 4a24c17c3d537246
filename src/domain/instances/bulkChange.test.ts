import { describe, expect, it } from 'vitest';
import type { Subscription } from '../subscriptions/subscription';
import {
  changeFile,
  changeFileName,
  changeStateWords,
  LEFT_OUT,
  leftOutWords,
  planBulkChange,
  type ChangeState,
} from './bulkChange';

const made = (id: string, more: Partial<Subscription> = {}): Subscription => ({
  id,
  planId: 'plan',
  stackId: `stack-${id}`,
  fqdn: `${id}.my-prtg.example`,
  region: 'eu-west-1',
  subscriptionStatus: 'active',
  stackStatus: 'ready',
  ...more,
});
const withoutStack = (id: string): Subscription => {
  const one = made(id);
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
    ['no right', made('a'), false, 'off', 'noRight'],
    ['no right, whatever else', made('a', { stackStatus: 'failed' }), false, 'on', 'noRight'],
    [
      'in preparation, so without a right yet',
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

describe('the words', () => {
  it.each<[ChangeState, string]>([
    ['waiting', 'Waiting'],
    ['changing', 'Changing…'],
    ['changed', 'Changed'],
    ['failed', 'Failed'],
    ['unknown', 'Unknown'],
    ['notBegun', 'Not started'],
  ])('of %s are %s', (state, words) => {
    expect(changeStateWords(state)).toBe(words);
  });

  it('of who is left out', () => {
    expect(LEFT_OUT.map(leftOutWords)).toEqual([
      'You don’t have permission',
      'The instance isn’t ready',
      'Already set',
    ]);
  });
});

describe('the file', () => {
  it('has a line for each that was chosen', () => {
    const text = changeFile({
      setting: 'mfa',
      records: [
        { subscription: made('a', { name: 'Acme, HQ' }), state: 'changed' },
        { subscription: made('b'), state: 'failed', problem: new Error('The instance is busy.') },
      ],
      leftOut: { noRight: [made('c')], notReady: [], alreadySo: [made('d')] },
      before: new Map([
        ['a', 'optional'],
        ['d', 'required'],
      ]),
      wanted: 'required',
      wordsOf: (value) => value.toUpperCase(),
    });
    expect(text.split('\r\n')).toEqual([
      '\uFEFFInstance,Domain,ID,Setting,Old value,New value,Result,Message',
      '"Acme, HQ",a.my-prtg.example,a,Require multifactor authentication,OPTIONAL,REQUIRED,Changed,',
      'b,b.my-prtg.example,b,Require multifactor authentication,,REQUIRED,Failed,The instance is busy.',
      'c,c.my-prtg.example,c,Require multifactor authentication,,,Left out,You don’t have permission',
      'd,d.my-prtg.example,d,Require multifactor authentication,REQUIRED,,Left out,Already set',
      '',
    ]);
  });

  it('is named after the day', () => {
    expect(changeFileName(Date.UTC(2026, 10, 22, 23, 59))).toBe('prtg-change-2026-11-22.csv');
  });
});
