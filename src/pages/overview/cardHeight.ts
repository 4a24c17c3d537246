// Estimates a card's height before it is measured: the better the estimate, the less a long list shifts while it is scrolled,
// and the more exactly Back restores the scroll position.
import { countsAsCancelled, stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { CARD_HEIGHT } from './CardGrid';

/** The heights of a notice of two lines, and of an amount due, px. */
const NOTICE_HEIGHT = 74;
const DUE_HEIGHT = 48;

/** Returns the height that a subscription's card is likely to have on a desktop, px. */
export function likelyHeight(subscription: Subscription): number {
  const hasNotice = countsAsCancelled(subscription) || stackState(subscription) !== 'ready';
  const isDue = (subscription.totalDues ?? 0) > 0;
  return CARD_HEIGHT + (hasNotice ? NOTICE_HEIGHT : 0) + (isDue ? DUE_HEIGHT : 0);
}
