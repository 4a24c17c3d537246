import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import type { Fact, InstanceFacts } from './facts';
import { afterSubdomain, subdomainConsequences } from './subdomain';
import { tasksOf, titleOf } from './tasks';

const CALLBACK = 'https://login.example/login/callback';
const connection = { name: 'acme-entra', strategy: 'waad', options: {} };
const known = <Value>(value: Value): Fact<Value> => ({ is: 'known', value });

const change = (facts: InstanceFacts) => ({
  from: 'acme.my-prtg.example',
  to: 'acme-new.my-prtg.example',
  facts,
});
const said = (facts: InstanceFacts) =>
  subdomainConsequences(change(facts), CALLBACK).map(({ text }) => textOf(text));

const MOVES =
  'You’ll reach the instance at <strong>acme-new.my-prtg.example</strong>. Its current address, acme.my-prtg.example, will stop working, and so will bookmarks and links to it.';
const REMOTE =
  'Remote probes aren’t updated. Enter the new address on each probe; until then it can’t connect.';
const MEANWHILE = 'The instance can’t be used until the change is complete.';

describe('the consequences before a subdomain change', () => {
  it('name everything that is affected, with the old and the new domain', () => {
    expect(said({ probe: known(true), users: known(4), connection: known(connection) })).toEqual([
      MOVES,
      '4 users listed under PRTG Users need the new address.',
      REMOTE,
      'The Multi-Platform Probe is enabled. Its probes aren’t updated either: in the configuration of each, replace acme.my-prtg.example with acme-new.my-prtg.example.',
      'Sign-in with Entra ID is set up. Where your app registration holds the instance’s own address, as a redirect URI or home page URL, replace https://acme.my-prtg.example/ with https://acme-new.my-prtg.example/. The redirect URI https://login.example/login/callback stays as it is.',
      MEANWHILE,
    ]);
  });

  it('name what isn’t affected', () => {
    expect(said({ probe: known(false), users: known(0), connection: known(null) })).toEqual([
      MOVES,
      'PRTG Users lists nobody who needs the new address.',
      REMOTE,
      'The Multi-Platform Probe is disabled: nothing to do there.',
      'Sign-in with Entra ID isn’t set up: nothing to do there.',
      MEANWHILE,
    ]);
  });

  it('name what couldn’t be read, without guessing', () => {
    const unread = { is: 'unread' } as const;
    expect(said({ probe: unread, users: unread, connection: unread })).toEqual([
      MOVES,
      'We couldn’t count its users.',
      REMOTE,
      'We couldn’t check whether the Multi-Platform Probe is enabled. If it is, replace acme.my-prtg.example with acme-new.my-prtg.example in the configuration of each of its probes.',
      'We couldn’t check whether sign-in with Entra ID is set up. If it is, replace https://acme.my-prtg.example/ with https://acme-new.my-prtg.example/ wherever your app registration holds it.',
      MEANWHILE,
    ]);
  });

  it('mark what is still being read', () => {
    const reading = { is: 'reading' } as const;
    const consequences = subdomainConsequences(
      change({ probe: reading, users: known(1), connection: reading }),
      CALLBACK,
    );
    expect(consequences.map(({ text, isReading }) => [isReading, textOf(text)])).toEqual([
      [false, MOVES],
      [false, '1 user listed under PRTG Users needs the new address.'],
      [false, REMOTE],
      [true, 'Checking whether the Multi-Platform Probe is enabled…'],
      [true, 'Checking whether sign-in with Entra ID is set up…'],
      [false, MEANWHILE],
    ]);
  });
});

describe('the tasks after a subdomain change', () => {
  const left = (facts: InstanceFacts) => afterSubdomain(change(facts));
  const copied = (text: unknown) =>
    typeof text === 'string' ? text : textOf(text as Parameters<typeof textOf>[0]);

  it('list what to do, each with texts to copy', () => {
    const remaining = left({ probe: known(true), users: known(4), connection: known(connection) });
    expect(textOf(titleOf('subdomain', remaining))).toBe('New address acme-new.my-prtg.example');
    expect(
      tasksOf(remaining).map(({ text, copies }) => [
        textOf(text),
        ...copies.map((copy) => `${textOf(copy.what)}: ${copied(copy.text)}`),
      ]),
    ).toEqual([
      [
        'Tell its users the new address.',
        'message to the users: Our PRTG has a new address: https://acme-new.my-prtg.example/ – the old one, https://acme.my-prtg.example/, no longer works. Please update your bookmarks.',
      ],
      [
        'Replace the old address in bookmarks, links, and scripts.',
        'new address: https://acme-new.my-prtg.example/',
      ],
      ['Enter the new address on each remote probe.', 'new address: acme-new.my-prtg.example'],
      [
        'Replace the address in the configuration of each Multi-Platform Probe.',
        'new address: acme-new.my-prtg.example',
      ],
      [
        'In Entra ID, replace the old address wherever your app registration holds it.',
        'old address: https://acme.my-prtg.example/',
        'new address: https://acme-new.my-prtg.example/',
      ],
    ]);
  });

  it.each<[string, InstanceFacts, string[]]>([
    [
      'nothing about unused features',
      { probe: known(false), users: known(4), connection: known(null) },
      ['tellNewAddress', 'updateLinks', 'updateRemoteProbes'],
    ],
    [
      'a conditional task where the use is unknown',
      { probe: { is: 'unread' }, users: known(4), connection: { is: 'reading' } },
      ['tellNewAddress', 'updateLinks', 'updateRemoteProbes', 'updateProbesIfAny', 'updateRegistrationIfAny'],
    ],
  ])('contain %s', (_what, facts, tasks) => {
    expect(left(facts).tasks).toEqual(tasks);
  });
});
