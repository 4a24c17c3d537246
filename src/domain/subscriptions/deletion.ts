// When a cancelled subscription takes its instance with it, in words.
import { formatDay } from '../values/dates';
import { isDeleted, type Subscription } from './subscription';

/** Returns what is deleted and on which day, for a subscription that counts as cancelled. `nowMs` in epoch milliseconds. */
export function deletionWords(subscription: Subscription, nowMs: number): string {
  const { contractTermEnd } = subscription;
  if (isDeleted(subscription)) return 'This subscription has ended, and its instance has been deleted.';
  if (contractTermEnd === undefined) {
    return 'When its term ends, this instance and all its data are deleted.';
  }
  return contractTermEnd * 1000 > nowMs
    ? `On ${formatDay(contractTermEnd)} this instance and all its data are deleted.`
    : `Its term ended on ${formatDay(contractTermEnd)}. The instance and all its data may be deleted at any time.`;
}
