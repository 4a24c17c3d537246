import { describe, expect, it } from 'vitest';
import { changeFile, changeFileName, changeStateWords, type ChangeState } from './changeResult';
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
});

describe('the file', () => {
  it('has a line for each that was chosen', () => {
    const text = changeFile({
      setting: 'mfa',
      records: [
        { subscription: made('a', { name: 'Acme, HQ' }), state: 'changed' },
        { subscription: made('b'), state: 'failed', problem: new Error('The instance is busy.') },
      ],
      leftOut: { noPermission: [made('c')], notReady: [], alreadySo: [made('d')] },
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
