import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countsAsCancelled,
  daysUntilDeletion,
  daysUntilPayment,
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
  trialDaysLeft,
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

describe('stackState', () => {
  it.each([
    ['ready', 'ready', false],
    ['not_ready', 'preparing', true],
    ['failed', 'failed', false],
    ['on_fire', 'unknown', true],
    ['constructor', 'unknown', true],
    ['', 'unknown', true],
    [undefined, 'unknown', true],
  ])('reads %s as %s, and follows it: %s', (stackStatus, state, followed) => {
    expect(stackState(subscription({ stackStatus }))).toBe(state);
    expect(isPolled(subscription({ stackStatus }))).toBe(followed);
  });
});

describe('what a card shows of a status', () => {
  it.each<[string, Partial<Subscription>, boolean, string, string]>([
    ['a trial', { subscriptionStatus: 'in_trial' }, false, 'trial', 'trial active'],
    ['an active one', {}, false, 'active', 'active'],
    ['an active one that renews', { actionAtTermEnd: 'renew' }, false, 'active', 'active'],
    ['an active one without a reason', { cancelReasonCode: '' }, false, 'active', 'active'],
    ['an active one that ends', { actionAtTermEnd: 'cancel' }, true, 'cancelled', 'cancelled'],
    ['an active one with a reason', { cancelReasonCode: 'Price' }, true, 'cancelled', 'cancelled'],
    ['a non-renewing one', { subscriptionStatus: 'non_renewing' }, true, 'cancelled', 'cancelled'],
    ['a cancelled one', { subscriptionStatus: 'cancelled' }, true, 'cancelled', 'cancelled'],
    [
      'a trial with a reason',
      { subscriptionStatus: 'in_trial', cancelReasonCode: 'Price' },
      false,
      'trial',
      'trial active',
    ],
    ['an unknown one', { subscriptionStatus: 'on_hold' }, false, 'other', 'on hold'],
    ['one with odd ends', { subscriptionStatus: '_on_hold_' }, false, 'other', 'on hold'],
    ['one without a status', { subscriptionStatus: '' }, false, 'other', '–'],
    ['one whose status isn’t told', { subscriptionStatus: undefined }, false, 'other', '–'],
  ])('%s', (_, fields, cancelled, phase, status) => {
    expect(countsAsCancelled(subscription(fields))).toBe(cancelled);
    expect(subscriptionPhase(subscription(fields))).toBe(phase);
    expect(shownStatus(subscription(fields))).toBe(status);
  });
});

describe('what a state means', () => {
  it.each([
    ['ready', 'good'],
    ['preparing', 'busy'],
    ['unknown', 'busy'],
    ['failed', 'bad'],
  ] as const)('of an instance that is %s: %s', (state, meaning) => {
    expect(stackStateMeaning(state)).toBe(meaning);
  });

  const now = Date.UTC(2026, 11, 3, 12);
  const inDays = (days: number) => now / 1000 + days * 86_400;
  it.each<[string, Partial<Subscription>, string]>([
    ['active', {}, 'good'],
    ['in a status nobody knows', { subscriptionStatus: 'paused' }, 'good'],
    ['ending', { actionAtTermEnd: 'cancel' }, 'attention'],
    ['non-renewing', { subscriptionStatus: 'non_renewing' }, 'attention'],
    ['deleted', { subscriptionStatus: 'cancelled' }, 'ended'],
    ['a trial with four days left', { subscriptionStatus: 'in_trial', expiresAt: inDays(3.1) }, 'good'],
    ['a trial in its last three days', { subscriptionStatus: 'in_trial', expiresAt: inDays(3) }, 'attention'],
    ['a trial that is over', { subscriptionStatus: 'in_trial', expiresAt: inDays(-1) }, 'attention'],
    ['a trial without an end', { subscriptionStatus: 'in_trial' }, 'attention'],
  ])('of a subscription that is %s', (_what, fields, meaning) => {
    expect(subscriptionMeaning(subscription(fields), now)).toBe(meaning);
  });
});

describe('names', () => {
  it.each([
    ['acme.my-prtg.com', 'acme'],
    ['acme', 'acme'],
    ['', ''],
  ])('the subdomain of %s is %s', (fqdn, subdomain) => {
    expect(subdomainOf({ fqdn })).toBe(subdomain);
  });

  it.each([
    [{ name: 'Acme monitoring' }, 'Acme monitoring'],
    [{ name: ' ' }, 'acme'],
    [{}, 'acme'],
    [{ fqdn: '' }, 'sub-1'],
    [{ name: 'x'.repeat(201) }, `${'x'.repeat(199)}…`],
  ])('%o is called %s', (fields, name) => {
    expect(displayName(subscription(fields))).toBe(name);
  });
});

describe('days left', () => {
  const end = Date.UTC(2026, 11, 3, 12) / 1000;
  it.each([
    ['2026-12-03T12:00:00Z', 0],
    ['2026-12-03T11:59:59Z', 1],
    ['2026-12-02T12:00:00Z', 1],
    ['2026-12-02T11:59:59Z', 2],
    ['2026-11-21T12:00:00Z', 12],
    ['2027-01-01T00:00:00Z', 0],
  ])('at %s there are %i', (now, days) => {
    const nowMs = Date.parse(now);
    expect(trialDaysLeft(subscription({ expiresAt: end }), nowMs)).toBe(days);
    expect(daysUntilDeletion(subscription({ contractTermEnd: end }), nowMs)).toBe(days);
    expect(daysUntilPayment(subscription({ paymentAt: end }), nowMs)).toBe(days);
  });

  it('are not known without an end', () => {
    expect(trialDaysLeft(subscription({ contractTermEnd: end }), 0)).toBeUndefined();
    expect(daysUntilDeletion(subscription({ expiresAt: end }), 0)).toBeUndefined();
    expect(daysUntilDeletion(subscription({ contractTermEnd: NaN }), 0)).toBeUndefined();
  });
});

describe('the list', () => {
  const ids = (list: readonly Subscription[]) => list.map(({ id }) => id);
  const [a, b, c] = ['a', 'b', 'c'].map((id) => subscription({ id })) as [
    Subscription,
    Subscription,
    Subscription,
  ];

  it('keeps an updated subscription in its place', () => {
    const changed = subscription({ id: 'b', planId: 'prtg-1000' });
    expect(upsert([a, b, c], changed)).toEqual([a, changed, c]);
  });

  it('appends a new one', () => {
    expect(ids(upsert([a, b], c))).toEqual(['a', 'b', 'c']);
  });

  it('loses a removed one and no other', () => {
    expect(ids(remove([a, b, c, b], 'b'))).toEqual(['a', 'c']);
    expect(ids(remove([a], 'nobody'))).toEqual(['a']);
  });

  it('finds the trial', () => {
    const trial = subscription({ id: 't', subscriptionStatus: 'in_trial' });
    expect(isTrial(trial)).toBe(true);
    expect([trialIn([a, trial]), trialIn([a])]).toEqual([trial, undefined]);
    expect([hasTrial([a, trial]), hasTrial([a]), hasTrial([])]).toEqual([true, false, false]);
  });

  it('holds each id once after an update, and the update itself', () => {
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

describe('what is asked about', () => {
  const NONE = new Set<string>();
  const many = Array.from({ length: 50 }, (_, index) =>
    subscription({ id: `s${index}`, stackStatus: 'not_ready' }),
  );

  it('is so many at a time, the newest', () => {
    const ids = polledIds(many, new Set(), NONE);
    expect(ids).toHaveLength(MOST_POLLED);
    expect(ids.slice(0, 2)).toEqual(['s49', 's48']);
  });

  it('has first what somebody looks at, and no more for it', () => {
    expect(polledIds(many, new Set(['s3', 's7', 'gone']), NONE).slice(0, 3)).toEqual(['s7', 's3', 's49']);
    const few = many.slice(0, 3);
    expect(polledIds(few, new Set(['s1']), NONE)).toEqual(['s1', 's2', 's0']);
    expect(polledIds(many, new Set(many.map(({ id }) => id)), NONE)).toHaveLength(MOST_POLLED);
  });

  it('is nothing that is ready, has failed, or has been deleted', () => {
    const list = [
      subscription({ id: 'a', stackStatus: 'ready' }),
      subscription({ id: 'b', stackStatus: 'failed' }),
      subscription({ id: 'c', subscriptionStatus: 'cancelled', stackStatus: undefined }),
      subscription({ id: 'd', subscriptionStatus: 'cancelled', stackStatus: 'not_ready' }),
      subscription({ id: 'e', subscriptionStatus: 'non_renewing', stackStatus: undefined }),
    ];
    expect(polledIds(list, new Set(['a', 'c']), NONE)).toEqual(['e']);
  });
  it('leaves the places of those whose hour is over to others, on the screen or not', () => {
    const over = new Set(['s49', 's3', 'gone']);
    const ids = polledIds(many, new Set(['s3', 's7']), over);
    expect(ids).toHaveLength(MOST_POLLED + 2);
    expect(ids.slice(0, 2)).toEqual(['s7', 's48']);
    expect(ids.slice(-3)).toEqual(['s30', 's49', 's3']);
  });
});
