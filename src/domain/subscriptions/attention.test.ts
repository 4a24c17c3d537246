import { describe, expect, it } from 'vitest';
import { attentionOf, attentionSum, bannerMeaning } from './attention';
import type { Subscription } from './subscription';

const NOW = Date.UTC(2026, 10, 22, 12);
const inDays = (days: number) => NOW / 1000 + days * 86_400;

const made = (fields: Partial<Subscription>): Subscription => ({
  id: 'one',
  stackStatus: 'ready',
  subscriptionStatus: 'active',
  ...fields,
});
const trial = (days: number) => made({ subscriptionStatus: 'in_trial', expiresAt: inDays(days) });
const leaving = { actionAtTermEnd: 'cancel', contractTermEnd: inDays(20) };

describe('a subscription', () => {
  it.each<[string, Subscription, string[], string]>([
    ['active', made({}), [], 'good'],
    ['being prepared', made({ stackStatus: 'not_ready' }), [], 'busy'],
    ['of an unknown state', made({ stackStatus: 'odd', subscriptionStatus: 'paused' }), [], 'busy'],
    ['owing', made({ totalDues: 1 }), ['due'], 'attention'],
    ['failed', made({ stackStatus: 'failed' }), ['failed'], 'bad'],
    ['leaving', made(leaving), ['cancelled'], 'attention'],
    ['that isn’t renewed', made({ subscriptionStatus: 'non_renewing' }), ['cancelled'], 'attention'],
    [
      'deleted',
      made({ subscriptionStatus: 'cancelled', stackStatus: 'failed' }),
      ['failed', 'cancelled'],
      'ended',
    ],
    ['in trial for 4 days', trial(4), [], 'good'],
    ['in trial for 3 days', trial(3), ['trial'], 'attention'],
    ['whose trial is over', trial(-1), ['trial'], 'attention'],
    [
      'all at once',
      made({ ...leaving, totalDues: 1, stackStatus: 'failed' }),
      ['due', 'failed', 'cancelled'],
      'bad',
    ],
  ])('%s needs attention for the right reasons, and has the colour of what matters most', (...row) => {
    const [, one, reasons, meaning] = row;
    expect(attentionOf(one, NOW, true)).toEqual(reasons);
    expect(bannerMeaning(one, attentionOf(one, NOW, true))).toBe(meaning);
  });

  it('has no dues for a user who may not see them', () => {
    expect(attentionOf(made({ totalDues: 100 }), NOW, false)).toEqual([]);
  });
});

describe('what needs attention', () => {
  it('is counted, summed up by currency, and says when the next instance is deleted', () => {
    const all = [
      made({ totalDues: 100, planId: 'EUR' }),
      made({ totalDues: 20, planId: 'USD' }),
      made({ totalDues: 3, planId: 'EUR', stackStatus: 'failed' }),
      made({ ...leaving, contractTermEnd: inDays(45) }),
      made(leaving),
      made({ subscriptionStatus: 'cancelled', contractTermEnd: inDays(-3) }),
      // Its instance may be deleted at any time: no number of days says that.
      made({ ...leaving, contractTermEnd: inDays(-1) }),
      trial(2),
      made({}),
    ].map((subscription) => ({ subscription, attention: attentionOf(subscription, NOW, true) }));
    const sum = attentionSum(all, NOW, ({ planId }) => planId);
    expect(sum.counts).toEqual({ due: 3, failed: 1, cancelled: 4, trial: 1 });
    expect([...sum.dues]).toEqual([
      ['EUR', 103],
      ['USD', 20],
    ]);
    expect(sum.deletionDays).toBe(20);
  });
});
