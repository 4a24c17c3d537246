import { describe, expect, it } from 'vitest';
import {
  byUrgency,
  changeFile,
  changeFileName,
  changeStateMeaning,
  changeStateLabel,
  countStates,
  type ChangeState,
} from './changeResult';
import type { Instance } from './instance';

const made = (id: string, more: Partial<Instance> = {}): Instance => ({
  id,
  planId: 'plan',
  fqdn: `${id}.my-prtg.example`,
  region: 'eu-west-1',
  subscriptionStatus: 'active',
  stackStatus: 'ready',
  ...more,
  stackId: `stack-${id}`,
});

describe('the state of a change', () => {
  it.each<[ChangeState, string, string]>([
    ['waiting', 'Waiting', 'busy'],
    ['changing', 'Changing…', 'busy'],
    ['changed', 'Changed', 'good'],
    ['failed', 'Failed', 'bad'],
    ['unknown', 'Unknown', 'attention'],
    ['notBegun', 'Not started', 'ended'],
  ])('%s has the text “%s” and the meaning “%s”', (state, words, meaning) => {
    expect(changeStateLabel(state)).toBe(words);
    expect(changeStateMeaning(state)).toBe(meaning);
  });
});

describe('the results of a bulk change', () => {
  const STATES: ChangeState[] = [
    'changed',
    'waiting',
    'unknown',
    'notBegun',
    'failed',
    'changing',
    'failed',
    'changed',
  ];
  const records = STATES.map((state, n) => ({ subscription: made(`${n}`), state }));

  it('are listed with failures first and finished changes last', () => {
    expect(byUrgency(records).map(({ subscription: { id }, state }) => `${id} ${state}`)).toEqual([
      '4 failed',
      '6 failed',
      '2 unknown',
      '5 changing',
      '1 waiting',
      '3 notBegun',
      '0 changed',
      '7 changed',
    ]);
  });

  it('are counted by state', () => {
    const counted = { waiting: 1, changing: 1, changed: 2, failed: 2, unknown: 1, notBegun: 1 };
    expect(countStates(records)).toEqual(counted);
  });
});

describe('the results’ CSV file', () => {
  it('has a line for every selected instance', () => {
    const text = changeFile({
      setting: 'mfa',
      records: [
        { subscription: made('a', { name: 'Acme, HQ' }), state: 'changed' },
        { subscription: made('b'), state: 'failed', problem: new Error('The instance is busy.') },
      ],
      skipped: { noPermission: [made('c', { fqdn: undefined })], notReady: [], alreadySo: [made('d')] },
      before: new Map([
        ['a', 'optional'],
        ['d', 'required'],
      ]),
      newValue: 'required',
      wordsOf: (value) => value.toUpperCase(),
    });
    expect(text.split('\r\n')).toEqual([
      '\uFEFFInstance,Domain,ID,Setting,Old value,New value,Result,Message',
      '"Acme, HQ",a.my-prtg.example,a,Require multifactor authentication,OPTIONAL,REQUIRED,Changed,',
      'b,b.my-prtg.example,b,Require multifactor authentication,,REQUIRED,Failed,The instance is busy.',
      'c,,c,Require multifactor authentication,,,Left out,You don’t have permission',
      'd,d.my-prtg.example,d,Require multifactor authentication,REQUIRED,,Left out,Already set',
      '',
    ]);
  });

  it('has the date in its name', () => {
    expect(changeFileName(Date.UTC(2026, 10, 22, 23, 59))).toBe('prtg-change-2026-11-22.csv');
  });
});
