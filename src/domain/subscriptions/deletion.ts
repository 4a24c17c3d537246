// When the instance of a cancelled subscription is deleted.
import { countsAsCancelled, isDeleted, type Subscription } from './subscription';
import { daysLeft } from '../values/dates';
import { message, type Message } from '../../messages/t';

/** True once a cancelled subscription's term is over: it can neither be reactivated nor change its plan. `nowMs` in epoch ms. */
export function hasEnded(subscription: Subscription, nowMs: number): boolean {
  const { contractTermEnd = Infinity } = subscription;
  return isDeleted(subscription) || (countsAsCancelled(subscription) && contractTermEnd * 1000 <= nowMs);
}

/** Returns the days until a deletion; undefined if its day isn't known or has passed. `nowMs` in epoch ms. */
export function deletionDays(subscription: Subscription, nowMs: number): number | undefined {
  return hasEnded(subscription, nowMs) ? undefined : daysLeft(subscription.contractTermEnd, nowMs);
}

/** Returns what is deleted and on which day, for a subscription that counts as cancelled. `nowMs` in epoch milliseconds. */
export function deletionLabel(subscription: Subscription, nowMs: number): Message {
  const { contractTermEnd } = subscription;
  if (isDeleted(subscription)) return message('states.deleted');
  if (contractTermEnd === undefined) return message('states.deletedAtTermEnd');
  return contractTermEnd * 1000 > nowMs
    ? message('states.deletedOn', { end: contractTermEnd })
    : message('states.deletedAnyTime', { end: contractTermEnd });
}
