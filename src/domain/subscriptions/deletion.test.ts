import { describe, expect, it } from 'vitest';
import { textOf } from '../../messages/t';
import { deletionLabel, hasEnded } from './deletion';
import { formatDay } from '../values/dates';
import type { Subscription } from './subscription';

const NOW = Date.UTC(2026, 11, 3, 12);
const END = Date.UTC(2026, 11, 23, 12) / 1000;

describe('the sentence about a deletion', () => {
  it.each<[string, Partial<Subscription>, string]>([
    [
      'a subscription with an end',
      { contractTermEnd: END },
      `This instance and all its data will be deleted on ${formatDay(END)}.`,
    ],
    [
      'a subscription without an end',
      {},
      'This instance and all its data will be deleted when its term ends.',
    ],
    [
      'a subscription whose end has passed',
      { contractTermEnd: NOW / 1000 - 60 },
      `Its term ended on ${formatDay(NOW / 1000 - 60)}. The instance and all its data may be deleted at any time.`,
    ],
    [
      'a subscription that ends at this very moment',
      { contractTermEnd: NOW / 1000 },
      `Its term ended on ${formatDay(NOW / 1000)}. The instance and all its data may be deleted at any time.`,
    ],
    [
      'a subscription that has ended',
      { subscriptionStatus: 'cancelled', contractTermEnd: END },
      'This subscription has ended, and its instance has been deleted.',
    ],
  ])('names what is deleted, and when, for %s', (_what, fields, words) => {
    const subscription = {
      id: 'sub-1',
      planId: 'prtg-500',
      fqdn: 'acme.my-prtg.example',
      region: 'eu-west-1',
      subscriptionStatus: 'non_renewing',
      ...fields,
    };
    expect(textOf(deletionLabel(subscription, NOW))).toBe(words);
  });
});

describe('hasEnded', () => {
  it.each<[string, Partial<Subscription>, boolean]>([
    ['non_renewing', { contractTermEnd: NOW / 1000 + 1 }, false],
    ['non_renewing', { contractTermEnd: NOW / 1000 }, true],
    ['non_renewing', {}, false],
    ['active', { contractTermEnd: NOW / 1000 - 1 }, false],
    ['active', { contractTermEnd: NOW / 1000 - 1, actionAtTermEnd: 'cancel' }, true],
    ['active', { contractTermEnd: NOW / 1000 - 1, cancelReasonCode: 'price' }, true],
    ['cancelled', {}, true],
    ['cancelled', { contractTermEnd: END }, true],
    ['in_trial', { contractTermEnd: NOW / 1000 - 1 }, false],
    ['paused', { contractTermEnd: NOW / 1000 - 1 }, false],
  ])('for a subscription that is %s with %o is %s', (subscriptionStatus, fields, ended) => {
    expect(hasEnded({ id: 'sub-1', subscriptionStatus, ...fields }, NOW)).toBe(ended);
  });
});
