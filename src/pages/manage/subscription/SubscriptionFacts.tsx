// A subscription's plan, status, next date and open payments (docs/product/subscriptions.md#days-left).
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, inDays } from '../../../domain/values/dates';
import { formatMoney } from '../../../domain/values/money';
import type { Plan } from '../../../domain/plans/plan';
import { planPrice } from '../../../domain/plans/planWords';
import {
  daysUntilDeletion,
  shownStatus,
  subscriptionPhase,
  trialDaysLeft,
  type Subscription,
} from '../../../domain/subscriptions/subscription';
import { paths } from '../../../paths';
import { Capitalized } from '../../../ui/content/Capitalized';
import { FactList, type Fact } from '../../../ui/content/FactList';
import { useNow } from '../../../browser/useNow';
import { currentPlanName } from './currentPlanName';
import { t } from '../../../messages/t';

/** Shows plan, status, next date and open payments; without `plan`, neither price nor amount. */
export function SubscriptionFacts({
  subscription,
  plan,
}: {
  subscription: Subscription;
  plan: Plan | undefined;
}) {
  const now = useNow();
  const dues = subscription.totalDues ?? 0;
  const facts: Fact[] = [
    { label: t('overview.plan'), value: describe(subscription, plan) },
    { label: t('overview.status'), value: <Capitalized>{shownStatus(subscription)}</Capitalized> },
    nextDate(subscription, now),
    ...(dues > 0 ? [{ label: t('manage.openPayments'), value: openPayments(subscription, dues, plan) }] : []),
  ];
  return <FactList facts={facts} />;
}

/** Shows the amount in the plan's currency, or a link to the invoices if that isn't known. */
function openPayments({ id }: Subscription, dues: number, plan: Plan | undefined): ReactNode {
  return plan?.currencyCode ? (
    formatMoney(dues, plan.currencyCode)
  ) : (
    <Link to={paths.invoices(id)}>{t('manage.seeInvoices')}</Link>
  );
}

function describe(subscription: Subscription, plan: Plan | undefined): string {
  const name = currentPlanName(subscription, plan);
  return plan && plan.price !== 0 ? `${name} (${planPrice(plan)})` : name;
}

function nextDate(subscription: Subscription, now: number): Fact {
  switch (subscriptionPhase(subscription)) {
    case 'trial':
      return {
        label: t('manage.trialEnds'),
        value: dateAndDays(subscription.expiresAt, trialDaysLeft(subscription, now)),
      };
    case 'cancelled':
      return {
        label: t('manage.deletion'),
        value: dateAndDays(subscription.contractTermEnd, daysUntilDeletion(subscription, now)),
      };
    case 'active':
    case 'other':
      return { label: t('overview.nextPayment'), value: dateAndDays(subscription.paymentAt) };
  }
}

/** Returns the date (epoch seconds), followed by the distance in whole days if given. */
function dateAndDays(seconds: number | undefined, days?: number): string {
  return seconds === undefined || days === undefined
    ? formatDate(seconds)
    : t('manage.dateAndDistance', { at: seconds, distance: inDays(days) });
}
