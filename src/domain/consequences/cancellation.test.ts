import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import type { Plan } from '../plans/plan';
import type { Subscription } from '../subscriptions/subscription';
import { formatDate } from '../values/dates';
import { afterCancellation, cancelConsequences } from './cancellation';
import type { InstanceFacts } from './facts';
import { tasksOf } from './tasks';

const END = Date.UTC(2027, 11, 3, 12) / 1000;
const PAYMENT = Date.UTC(2026, 11, 3, 12) / 1000;
const plan: Plan = { id: 'prtg-500', price: 89_000, currencyCode: 'EUR', period: 1, periodUnit: 'year' };
const active: Subscription = {
  id: 'sub-1',
  fqdn: 'acme.my-prtg.example',
  stackId: 'stack-1',
  subscriptionStatus: 'active',
  stackStatus: 'ready',
  contractTermEnd: END,
};
const inUse: InstanceFacts = {
  probe: { is: 'known', value: true },
  users: { is: 'known', value: 3 },
  connection: {
    is: 'known',
    value: { name: 'acme-entra', strategy: 'waad', options: { client_id: 'client-1' } },
  },
};
const said = (subscription: Subscription, ofPlan?: Plan, facts?: InstanceFacts) =>
  cancelConsequences(subscription, ofPlan, facts).map(({ text }) => textOf(text));
const usable = [
  `You can use the instance until ${formatDate(END)}. After that, the subscription isn’t renewed.`,
  `The instance and all its data will be deleted on ${formatDate(END)}.`,
  'You can reactivate the subscription here until then.',
];

describe('the consequences before a cancellation', () => {
  it.each<[string, Partial<Subscription>, Plan | undefined, string[]]>([
    ['a paid subscription', {}, plan, usable],
    [
      'a subscription with an unknown term',
      { contractTermEnd: undefined },
      plan,
      [
        'You can use the instance until the end of the current term. After that, the subscription isn’t renewed.',
        'The instance and all its data will then be deleted.',
        'You can reactivate the subscription here until then.',
      ],
    ],
    [
      'a subscription paid annually, with payments left',
      { paymentAt: PAYMENT, totalDues: 12_345 },
      plan,
      [
        ...usable,
        `The next payment of the current term, €890.00 by the price list, is due on ${formatDate(PAYMENT)}.`,
        'Open payments of €123.45 remain due.',
      ],
    ],
    ['a subscription whose next payment belongs to the next term', { paymentAt: END }, plan, usable],
    [
      'a subscription whose term ends with the paid period',
      { contractTermEnd: undefined, paymentAt: END },
      plan,
      usable,
    ],
    [
      'a subscription paid annually, on a plan without a price',
      { paymentAt: PAYMENT },
      { ...plan, price: undefined },
      [...usable, `The next payment of the current term is due on ${formatDate(PAYMENT)}.`],
    ],
    [
      'a subscription paid annually, without the price list',
      { paymentAt: PAYMENT, totalDues: 12_345 },
      undefined,
      [
        ...usable,
        `The next payment of the current term is due on ${formatDate(PAYMENT)}.`,
        'Open payments remain due.',
      ],
    ],
    [
      'a trial',
      { subscriptionStatus: 'in_trial', expiresAt: END },
      undefined,
      [
        `Your trial ends right away, or on ${formatDate(END)} at the latest.`,
        'The instance and all its data will be deleted with it. This can’t be undone.',
      ],
    ],
    [
      'a trial without an end',
      { subscriptionStatus: 'in_trial' },
      undefined,
      [
        'Your trial ends right away, or at its regular end at the latest.',
        'The instance and all its data will be deleted with it. This can’t be undone.',
      ],
    ],
    [
      'a subscription whose instance failed',
      { stackStatus: 'failed' },
      plan,
      ['The subscription may end right away. The instance and all its data will then be deleted.'],
    ],
  ])('name what happens, and when, for %s', (_what, fields, ofPlan, words) => {
    expect(said({ ...active, ...fields }, ofPlan)).toEqual(words);
  });

  it('name who is affected, if the user is allowed to know', () => {
    expect(said(active, plan, inUse).slice(3)).toEqual([
      '3 users listed under PRTG Users lose access along with the instance.',
      'The Multi-Platform Probe is enabled: without the instance, its probes have nowhere to send their data.',
      'Sign-in with Entra ID is set up: the app registration stays in your directory until you remove it.',
    ]);
  });

  it('name what couldn’t be read', () => {
    const unread = { is: 'unread' } as const;
    expect(said(active, plan, { probe: unread, users: unread, connection: unread }).slice(3)).toEqual([
      'We couldn’t count its users.',
      'We couldn’t check whether the Multi-Platform Probe is enabled. If it is, its probes will have nowhere to send their data.',
      'We couldn’t check whether sign-in with Entra ID is set up. If it is, the app registration stays in your directory until you remove it.',
    ]);
  });
});

describe('the tasks after a cancellation', () => {
  const words = (facts: InstanceFacts | undefined, fields: Partial<Subscription> = {}) =>
    tasksOf(afterCancellation({ ...active, ...fields }, facts)).map(({ text, copies }) => [
      textOf(text),
      ...copies.map((copy) => (typeof copy.text === 'string' ? copy.text : textOf(copy.text))),
    ]);

  it('list what to do before and after the end of the subscription', () => {
    expect(words(inUse)).toEqual([
      [`Save the reports and invoices you need before ${formatDate(END)}.`],
      [
        'Tell its users how long they can still use it.',
        `You can use our PRTG at https://acme.my-prtg.example/ until ${formatDate(END)}.`,
      ],
      ['After that, stop the Multi-Platform Probes that connect to it.'],
      ['After that, remove the app registration from your directory.', 'client-1'],
    ]);
  });

  it('include possible tasks if the facts couldn’t be read', () => {
    const unread = { is: 'unread' } as const;
    const remaining = afterCancellation(
      { ...active, fqdn: undefined, contractTermEnd: undefined },
      { probe: unread, users: unread, connection: unread },
    );
    expect(remaining).toEqual({
      tasks: ['saveData', 'tellEnd', 'stopProbesIfAny', 'removeRegistrationIfAny'],
      done: [],
      facts: { address: '', from: '', to: '', domains: '', clientId: '', end: '' },
    });
    expect(afterCancellation(active, undefined).tasks).toEqual(['saveData', 'tellEnd']);
  });

  it('omit unknown dates, and what the user isn’t allowed to know', () => {
    expect(
      tasksOf(afterCancellation({ ...active, contractTermEnd: undefined }, undefined)).map(({ text }) =>
        textOf(text),
      ),
    ).toEqual([
      'Save the reports and invoices you need before the subscription ends.',
      'Tell its users how long they can still use it.',
    ]);
  });
});
