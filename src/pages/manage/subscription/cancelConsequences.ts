// What cancelling a subscription brings with it and on which date (docs/product/subscriptions.md#cancelling), as far
// as the subscription itself tells.
import { formatDate } from '../../../domain/values/dates';
import { formatMoney } from '../../../domain/values/money';
import { isTrial, stackState, type Subscription } from '../../../domain/subscriptions/subscription';

/** Returns a sentence for each consequence. */
export function cancelConsequences(subscription: Subscription, currencyCode?: string): string[] {
  return [...ending(subscription), ...stillDue(subscription, currencyCode)];
}

function ending(subscription: Subscription): string[] {
  const { expiresAt, contractTermEnd, paymentAt } = subscription;
  if (isTrial(subscription)) {
    return [
      'Your trial ends at once or, at the latest, ' +
        (expiresAt === undefined ? 'at its regular end.' : `on ${formatDate(expiresAt)}.`),
      'With it the instance and all its data are deleted. This cannot be undone.',
    ];
  }
  if (stackState(subscription) === 'failed') {
    return ['The subscription may end at once. The instance and all its data are then deleted.'];
  }
  const end = contractTermEnd ?? paymentAt;
  const date = end === undefined ? 'the end of the current term' : formatDate(end);
  return [
    `You can use the instance until ${date}. The subscription is not renewed after that.`,
    `${end === undefined ? 'Then' : `On ${date}`} the instance and all its data are deleted.`,
    'Until then you can reactivate the subscription in this place.',
  ];
}

function stillDue(subscription: Subscription, currencyCode?: string): string[] {
  const { totalDues = 0, paymentAt, contractTermEnd } = subscription;
  const isPaidInParts =
    paymentAt !== undefined && contractTermEnd !== undefined && paymentAt < contractTermEnd;
  return [
    ...(isPaidInParts ? [`The next payment of the current term is on ${formatDate(paymentAt)}.`] : []),
    ...(totalDues > 0
      ? [`Open payments${currencyCode ? ` of ${formatMoney(totalDues, currencyCode)}` : ''} stay due.`]
      : []),
  ];
}
