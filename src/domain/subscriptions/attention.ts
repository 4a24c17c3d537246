// What needs attention (docs/product/many-instances.md#attention): why, in which order, and what it means for a card.
import { daysLeft } from '../values/dates';
import { deletionDays } from './deletion';
import type { Meaning } from '../values/meaning';
import {
  countsAsCancelled,
  isDeleted,
  isTrial,
  PRESSING_DAYS,
  stackState,
  stackStateMeaning,
  type Subscription,
} from './subscription';

/** Why a subscription needs attention. */
export type Attention = 'due' | 'failed' | 'cancelled' | 'trial';

type Needs = (subscription: Subscription, nowMs: number, seesDues: boolean) => boolean;

const NEEDS: Readonly<Record<Attention, Needs>> = {
  due: ({ totalDues = 0 }, _nowMs, seesDues) => seesDues && totalDues > 0,
  failed: (subscription) => stackState(subscription) === 'failed',
  cancelled: countsAsCancelled,
  trial: (subscription, nowMs) =>
    isTrial(subscription) && (daysLeft(subscription.expiresAt, nowMs) ?? Infinity) <= PRESSING_DAYS,
};

/** All reasons, in display order. */
export const ATTENTION = Object.keys(NEEDS) as readonly Attention[];

/** Returns why a subscription needs attention at `nowMs` (epoch ms). `seesDues`: the user may see what is due. */
export function attentionOf(...about: Parameters<Needs>): Attention[] {
  return ATTENTION.filter((why) => NEEDS[why](...about));
}

/** Returns the meaning of what matters most about a subscription: the colour of its card's banner. */
export function bannerMeaning(subscription: Subscription, reasons: readonly Attention[]): Meaning {
  if (isDeleted(subscription)) return 'ended';
  if (reasons.includes('failed')) return 'bad';
  return reasons.length > 0 ? 'attention' : stackStateMeaning(stackState(subscription));
}

/** What needs attention in all. */
export interface AttentionSum {
  /** How many subscriptions, by the reason. */
  counts: Readonly<Record<Attention, number>>;
  /** What is due, in cents by currency; undefined for those whose currency isn't known. */
  dues: ReadonlyMap<string | undefined, number>;
  /** The days until the next deletion; Infinity if none is coming. */
  deletionDays: number;
}

/** Adds up what needs attention at `nowMs` (epoch ms). */
export function attentionSum(
  all: readonly { subscription: Subscription; attention: readonly Attention[] }[],
  nowMs: number,
  currencyOf: (subscription: Subscription) => string | undefined,
): AttentionSum {
  const counts = { due: 0, failed: 0, cancelled: 0, trial: 0 };
  const dues = new Map<string | undefined, number>();
  let next = Infinity;
  for (const { subscription, attention } of all) {
    for (const why of attention) counts[why] += 1;
    if (attention.includes('due')) {
      const currency = currencyOf(subscription);
      dues.set(currency, (dues.get(currency) ?? 0) + (subscription.totalDues ?? 0));
    }
    if (attention.includes('cancelled')) next = Math.min(next, deletionDays(subscription, nowMs) ?? Infinity);
  }
  return { counts, dues, deletionDays: next };
}
