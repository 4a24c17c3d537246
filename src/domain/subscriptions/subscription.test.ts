import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsAsCancelled,
  displayName,
  polledIds,
  hasTrial,
  isPolled,
  isTrial,
  MOST_POLLED,
  remove,
  shownStatus,
  stackState,
  stackStateMeaning,
  subdomainOf,
  subscriptionMeaning,
  subscriptionPhase,
  trialIn,
  uniqueById,
  upsert,
} from './subscription';
import type { Subscription } from './subscription';

const subscription = (fields: Partial<Subscription> = {}): Subscription => ({
  id: 'sub-1',
  planId: 'prtg-500',
  fqdn: 'acme.my-prtg.com',
  region: 'eu-west-1',
  subscriptionStatus: 'active',
  ...fields,
});

describe('the stack status', () => {
  it.each([
    ['ready', 'ready', false],
    ['not_ready', 'preparing', true],
    ['failed', 'failed', false],
    ['on_fire', 'unknown', true],
    ['constructor', 'unknown', true],
    ['', 'unknown', true],
    [undefined, 'unknown', true],
  ])('%s means the state %s, and is polled: %s', (stackStatus, state, followed) => {
    expect(stackState(subscription({ stackStatus }))).toBe(state);
    expect(isPolled(subscription({ stackStatus }))).toBe(followed);
  });
});

describe('the status on a card', () => {
  it.each<[string, Partial<Subscription>, boolean, string, string]>([
    ['a trial', { subscriptionStatus: 'in_trial' }, false, 'trial', 'trial active'],
    ['an active subscription', {}, false, 'active', 'active'],
    ['an active subscription that renews', { actionAtTermEnd: 'renew' }, false, 'active', 'active'],
    [
      'an active subscription with an empty cancellation reason',
      { cancelReasonCode: '' },
      false,
      'active',
      'active',
    ],
    [
      'an active subscription with the action “cancel” at the term’s end',
      { actionAtTermEnd: 'cancel' },
      true,
      'cancelled',
      'cancelled',
    ],
    [
      'an active subscription with a cancellation reason',
      { cancelReasonCode: 'Price' },
      true,
      'cancelled',
      'cancelled',
    ],
    ['a non-renewing subscription', { subscriptionStatus: 'non_renewing' }, true, 'cancelled', 'cancelled'],
    ['a cancelled subscription', { subscriptionStatus: 'cancelled' }, true, 'cancelled', 'cancelled'],
    [
      'a trial with a cancellation reason',
      { subscriptionStatus: 'in_trial', cancelReasonCode: 'Price' },
      false,
      'trial',
      'trial active',
    ],
    ['a subscription with an unknown status', { subscriptionStatus: 'on_hold' }, false, 'other', 'on hold'],
    [
      'a status with leading and trailing underscores',
      { subscriptionStatus: '_on_hold_' },
      false,
      'other',
      'on hold',
    ],
    ['a subscription with an empty status', { subscriptionStatus: '' }, false, 'other', '–'],
    ['a subscription without a status', { subscriptionStatus: undefined }, false, 'other', '–'],
  ])('is right for %s', (_, fields, cancelled, phase, status) => {
    expect(countsAsCancelled(subscription(fields))).toBe(cancelled);
    expect(subscriptionPhase(subscription(fields))).toBe(phase);
    expect(shownStatus(subscription(fields))).toBe(status);
  });
});

describe('the meaning of a state', () => {
  it.each([
    ['ready', 'good'],
    ['preparing', 'busy'],
    ['unknown', 'busy'],
    ['failed', 'bad'],
  ] as const)('for an instance that is %s is “%s”', (state, meaning) => {
    expect(stackStateMeaning(state)).toBe(meaning);
  });

  const now = Date.UTC(2026, 11, 3, 12);
  const inDays = (days: number) => now / 1000 + days * 86_400;
  it.each<[string, Partial<Subscription>, string]>([
    ['active', {}, 'good'],
    ['in an unknown status', { subscriptionStatus: 'paused' }, 'good'],
    ['ending', { actionAtTermEnd: 'cancel' }, 'attention'],
    ['non-renewing', { subscriptionStatus: 'non_renewing' }, 'attention'],
    ['deleted', { subscriptionStatus: 'cancelled' }, 'ended'],
    ['a trial with four days left', { subscriptionStatus: 'in_trial', expiresAt: inDays(4) }, 'good'],
    ['a trial in its last three days', { subscriptionStatus: 'in_trial', expiresAt: inDays(3) }, 'attention'],
    ['a trial that is over', { subscriptionStatus: 'in_trial', expiresAt: inDays(-1) }, 'attention'],
    ['a trial without an end', { subscriptionStatus: 'in_trial' }, 'attention'],
  ])('for a subscription that is %s is right', (_what, fields, meaning) => {
    expect(subscriptionMeaning(subscription(fields), now)).toBe(meaning);
  });
});

describe('the name', () => {
  it.each([
    ['acme.my-prtg.com', 'acme'],
    ['acme', 'acme'],
    ['', ''],
  ])('of the subdomain in %s is %s', (fqdn, subdomain) => {
    expect(subdomainOf({ fqdn })).toBe(subdomain);
  });

  it.each([
    [{ name: 'Acme monitoring' }, 'Acme monitoring'],
    [{ name: ' ' }, 'acme'],
    [{}, 'acme'],
    [{ fqdn: '' }, 'sub-1'],
    [{ name: 'x'.repeat(201) }, `${'x'.repeat(199)}…`],
  ])('of a subscription with %o is %s', (fields, name) => {
    expect(displayName(subscription(fields))).toBe(name);
  });
});

describe('the list of subscriptions', () => {
  const ids = (list: readonly Subscription[]) => list.map(({ id }) => id);
  const [a, b, c] = ['a', 'b', 'c'].map((id) => subscription({ id })) as [
    Subscription,
    Subscription,
    Subscription,
  ];

  it('keeps an updated subscription at its index', () => {
    const changed = subscription({ id: 'b', planId: 'prtg-1000' });
    expect(upsert([a, b, c], changed)).toEqual([a, changed, c]);
  });

  it('appends a new subscription', () => {
    expect(ids(upsert([a, b], c))).toEqual(['a', 'b', 'c']);
  });

  it('removes a subscription and no other', () => {
    expect(ids(remove([a, b, c, b], 'b'))).toEqual(['a', 'c']);
    expect(ids(remove([a], 'nobody'))).toEqual(['a']);
  });

  it('finds the trial', () => {
    const trial = subscription({ id: 't', subscriptionStatus: 'in_trial' });
    expect(isTrial(trial)).toBe(true);
    expect([trialIn([a, trial]), trialIn([a])]).toEqual([trial, undefined]);
    expect([hasTrial([a, trial]), hasTrial([a]), hasTrial([])]).toEqual([true, false, false]);
  });

  it('contains each id once after an update, with the new data', () => {
    const someId = fc.constantFrom('a', 'b', 'c', '__proto__');
    fc.assert(
      fc.property(fc.array(someId), someId, (listed, id) => {
        const list = listed.map((each) => subscription({ id: each }));
        const changed = subscription({ id, name: 'changed' });
        const result = upsert(list, changed);
        expect(new Set(ids(result)).size).toBe(result.length);
        expect(result).toContain(changed);
        expect(ids(result)).toEqual([...new Set([...listed, id])]);
        expect(ids(uniqueById(list))).toEqual([...new Set(listed)]);
      }),
    );
  });
});

describe('the polled instances', () => {
  const NONE = new Set<string>();
  const many = Array.from({ length: 50 }, (_, index) =>
    subscription({ id: `s${index}`, stackStatus: 'not_ready' }),
  );

  it('are limited in number, newest first', () => {
    const ids = polledIds(many, new Set(), NONE);
    expect(ids).toHaveLength(MOST_POLLED);
    expect(ids.slice(0, 2)).toEqual(['s49', 's48']);
  });

  it('include those on the screen first, within the limit', () => {
    expect(polledIds(many, new Set(['s3', 's7', 'gone']), NONE).slice(0, 3)).toEqual(['s7', 's3', 's49']);
    const few = many.slice(0, 3);
    expect(polledIds(few, new Set(['s1']), NONE)).toEqual(['s1', 's2', 's0']);
    expect(polledIds(many, new Set(many.map(({ id }) => id)), NONE)).toHaveLength(MOST_POLLED);
  });

  it('exclude ready, failed and deleted ones', () => {
    const list = [
      subscription({ id: 'a', stackStatus: 'ready' }),
      subscription({ id: 'b', stackStatus: 'failed' }),
      subscription({ id: 'c', subscriptionStatus: 'cancelled', stackStatus: undefined }),
      subscription({ id: 'd', subscriptionStatus: 'cancelled', stackStatus: 'not_ready' }),
      subscription({ id: 'e', subscriptionStatus: 'non_renewing', stackStatus: undefined }),
    ];
    expect(polledIds(list, new Set(['a', 'c']), NONE)).toEqual(['e']);
  });
  it('include others instead of those that reached their time limit', () => {
    const over = new Set(['s49', 's3', 'gone']);
    const ids = polledIds(many, new Set(['s3', 's7']), over);
    expect(ids).toHaveLength(MOST_POLLED + 2);
    expect(ids.slice(0, 2)).toEqual(['s7', 's48']);
    expect(ids.slice(-3)).toEqual(['s30', 's49', 's3']);
  });
});
