// What cancelling a subscription brings with it and on which date (docs/product/subscriptions.md#cancelling), as far
// as the subscription itself tells.
import { isTrial, stackState, type Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';

/** Returns a sentence for each consequence. */
export function cancelConsequences(subscription: Subscription, currencyCode?: string): string[] {
  return [...ending(subscription), ...stillDue(subscription, currencyCode)];
}

function ending(subscription: Subscription): string[] {
  const { expiresAt, contractTermEnd, paymentAt } = subscription;
  if (isTrial(subscription)) {
    return [
      expiresAt === undefined ? t('manage.trialEndsSometime') : t('manage.trialEndsBy', { end: expiresAt }),
      t('manage.deletedWithTrial'),
    ];
  }
  if (stackState(subscription) === 'failed') {
    return [t('manage.mayEndNow')];
  }
  const end = contractTermEnd ?? paymentAt;
  return [
    end === undefined ? t('manage.usableUntilTermEnd') : t('manage.usableUntil', { end }),
    end === undefined ? t('manage.deletedThen') : t('manage.deletedOn', { end }),
    t('manage.reactivateHere'),
  ];
}

function stillDue(subscription: Subscription, currencyCode?: string): string[] {
  const { totalDues = 0, paymentAt, contractTermEnd } = subscription;
  const isPaidInParts =
    paymentAt !== undefined && contractTermEnd !== undefined && paymentAt < contractTermEnd;
  return [
    ...(isPaidInParts ? [t('manage.paymentStillDue', { due: paymentAt })] : []),
    ...(totalDues > 0 ? [openPayments(totalDues, currencyCode)] : []),
  ];
}

function openPayments(cents: number, currencyCode: string | undefined): string {
  return currencyCode ? t('manage.sumStillDue', { sum: { cents, currencyCode } }) : t('manage.stillDue');
}
