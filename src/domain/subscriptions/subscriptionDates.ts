// What will happen to a subscription and when (docs/product/dates.md#kinds): the end of a trial, a payment, the end of a
// contract, a deletion. Separate from `comingDates.ts`: every overview checks for dates before that is loaded.
import { isDeleted, subscriptionPhase, type Subscription } from './subscription';

/** What happens on a date. */
export type DateKind = 'trial-end' | 'payment' | 'contract-end' | 'deletion';

/** Something that will happen to a subscription. */
export interface ComingDate {
  kind: DateKind;
  /** Epoch seconds. */
  at: number;
  subscription: Subscription;
}

/** Later dates don't fit into a calendar file, whose years have four digits; epoch seconds. */
const LAST = Date.UTC(9999, 11, 1) / 1000;

/** Returns a subscription's dates from today on; `todayMs` is when today began (epoch milliseconds). */
export function datesOf(subscription: Subscription, todayMs: number): ComingDate[] {
  const from = todayMs / 1000;
  return moments(subscription).flatMap(([kind, at = NaN]) =>
    at >= from && at < LAST ? [{ kind, at, subscription }] : [],
  );
}

/** Returns a subscription's dates in epoch seconds, past ones included. */
function moments(subscription: Subscription): (readonly [DateKind, number | undefined])[] {
  const { expiresAt, paymentAt, contractTermEnd } = subscription;
  switch (subscriptionPhase(subscription)) {
    case 'trial':
      return [['trial-end', expiresAt]];
    case 'active':
      return [
        ['payment', paymentAt],
        ['contract-end', contractTermEnd],
      ];
    case 'cancelled':
      return isDeleted(subscription)
        ? []
        : [
            ['payment', paymentBeforeEnd(subscription)],
            ['deletion', contractTermEnd],
          ];
    case 'other':
      return [
        ['trial-end', expiresAt],
        ['payment', paymentAt],
        ['contract-end', contractTermEnd],
      ];
  }
}

/** Returns when a payment is due although the term isn't renewed, as in one paid annually; epoch seconds. */
export function paymentBeforeEnd({
  paymentAt = Infinity,
  contractTermEnd = 0,
}: Subscription): number | undefined {
  return paymentAt < contractTermEnd ? paymentAt : undefined;
}
