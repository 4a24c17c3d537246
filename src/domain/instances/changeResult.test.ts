import { describe, expect, it } from 'vitest';
import { changeFile, changeStateLabel } from './changeResult';
import type { Instance } from './instance';
import type { OutcomeState } from './outcome';

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

it.each<[OutcomeState, string]>([
  ['waiting', 'Waiting'],
  ['running', 'Changing…'],
  ['done', 'Changed'],
  ['failed', 'Failed'],
  ['unknown', 'Unknown'],
  ['notBegun', 'Not started'],
])('a change in the state %s is “%s”', (state, words) => {
  expect(changeStateLabel(state)).toBe(words);
});

describe('the results’ CSV file', () => {
  it('has a line for every selected instance', () => {
    const text = changeFile({
      setting: 'mfa',
      outcomes: [
        { item: { instance: made('a', { name: 'Acme, HQ' }) }, state: 'done' },
        { item: { instance: made('b') }, state: 'failed', problem: new Error('The instance is busy.') },
      ],
      skipped: { noPermission: [made('c', { fqdn: undefined })], notReady: [], alreadySo: [made('d')] },
      before: new Map([
        ['a', 'optional'],
        ['d', 'required'],
      ]),
      newValue: 'required',
      labelOf: (value) => value.toUpperCase(),
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
});
