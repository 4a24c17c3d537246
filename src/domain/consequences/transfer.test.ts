import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import type { InstanceFacts } from './facts';
import { tasksOf, titleOf } from './tasks';
import { afterTransfer, transferConsequences } from './transfer';

const connection = { name: 'acme-entra', strategy: 'waad', options: {} };
const inUse: InstanceFacts = {
  probe: { is: 'known', value: true },
  users: { is: 'known', value: 5 },
  connection: { is: 'known', value: connection },
};
const transfer = (facts: InstanceFacts) => ({
  from: 'Frankfurt - Europe',
  to: 'Ireland - Europe',
  address: 'acme.my-prtg.example',
  facts,
});
const said = (facts: InstanceFacts, email = 'owner@acme.example') =>
  transferConsequences(transfer(facts), 'acme-hq', email).map(({ text }) => textOf(text));

describe('the consequences before a region transfer request', () => {
  it('name what is requested, and what to discuss with support', () => {
    expect(said(inUse)).toEqual([
      'You’re asking for acme-hq to be moved from Frankfurt - Europe to Ireland - Europe. Your request will be submitted as owner@acme.example.',
      '5 users listed under PRTG Users should know when it moves. Ask support whether the instance can be used in the meantime.',
      'The Multi-Platform Probe is enabled. Ask support whether its probes will need another address or certificate.',
      'Sign-in with Entra ID is set up. Ask support whether the instance keeps the address acme.my-prtg.example: if not, you may have to update your app registration.',
    ]);
  });

  it('name what couldn’t be read, and omit an unknown sender', () => {
    const unread = { is: 'unread' } as const;
    expect(said({ probe: unread, users: unread, connection: unread }, '')).toEqual([
      'You’re asking for acme-hq to be moved from Frankfurt - Europe to Ireland - Europe.',
      'We couldn’t count its users.',
      'We couldn’t check whether the Multi-Platform Probe is enabled. If it is, ask support whether its probes will need another address or certificate.',
      'We couldn’t check whether sign-in with Entra ID is set up. If it is, ask support whether the instance keeps the address acme.my-prtg.example.',
    ]);
  });
});

describe('the tasks after a region transfer request', () => {
  it('list what to agree on and whom to tell', () => {
    const remaining = afterTransfer(transfer(inUse));
    expect(textOf(titleOf('transfer', remaining))).toBe('Transfer to Ireland - Europe requested');
    expect(
      tasksOf(remaining).map(({ text, copies }) => [
        textOf(text),
        ...copies.map((copy) => (typeof copy.text === 'string' ? copy.text : textOf(copy.text))),
      ]),
    ).toEqual([
      [
        'Agree with Paessler Technical Support on when it moves.',
        'Move of acme.my-prtg.example from Frankfurt - Europe to Ireland - Europe',
      ],
      [
        'Ask support whether your Multi-Platform Probes need another address or certificate.',
        'When acme.my-prtg.example moves to Ireland - Europe, will our Multi-Platform Probes need another address or certificate?',
      ],
      [
        'Ask support whether the address stays: your app registration in Entra ID may hold it.',
        'Will the instance keep the address acme.my-prtg.example when it moves to Ireland - Europe?',
      ],
      [
        'Tell its users once the date is set.',
        'Our PRTG at https://acme.my-prtg.example/ is going to move to another region. We’ll tell you when, and whether you can use it in the meantime.',
      ],
    ]);
  });

  it('include conditional questions if the use of a feature couldn’t be read', () => {
    const unread = { is: 'unread' } as const;
    expect(afterTransfer(transfer({ probe: unread, users: unread, connection: unread })).tasks).toEqual([
      'agreeOnTransfer',
      'askAboutProbesIfAny',
      'askAboutAddressIfAny',
      'tellTransfer',
    ]);
  });

  it('include no questions about unused features', () => {
    const facts: InstanceFacts = {
      probe: { is: 'known', value: false },
      users: { is: 'reading' },
      connection: { is: 'known', value: null },
    };
    expect(afterTransfer(transfer(facts)).tasks).toEqual(['agreeOnTransfer', 'tellTransfer']);
  });
});
