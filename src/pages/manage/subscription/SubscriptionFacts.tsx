// A subscription's plan, status, next date and open payments (docs/product/subscriptions.md#days-left).
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, inDays, startOfDay } from '../../../domain/values/dates';
import { formatMoney } from '../../../domain/values/money';
import type { Plan } from '../../../domain/plans/plan';
import { planPrice } from '../../../domain/plans/planLabels';
import {
  shownStatus,
  subscriptionPhase,
  type Subscription,
} from '../../../domain/subscriptions/subscription';
import { datesOf } from '../../../domain/subscriptions/subscriptionDates';
import { paths } from '../../../paths';
import { Capitalized } from '../../../ui/content/Capitalized';
import { FactList, type Fact } from '../../../ui/content/FactList';
import { useNow } from '../../../browser/effects/useTimer';
import { config } from '../../../config';
import { currentPlanName } from '../../../domain/plans/shownPlan';
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
    ...dateFacts(subscription, now),
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
  const name = currentPlanName(subscription, plan, config.trialPlanId);
  return plan && plan.price !== 0 ? `${name} (${planPrice(plan)})` : name;
}

function dateFacts(subscription: Subscription, now: number): Fact[] {
  const { expiresAt, paymentAt, contractTermEnd } = subscription;
  const fact = (label: string, seconds: number | undefined) => ({ label, value: dateAndDays(seconds, now) });
  switch (subscriptionPhase(subscription)) {
    case 'trial':
      return [fact(t('manage.trialEnds'), expiresAt)];
    case 'cancelled': {
      const payment = datesOf(subscription, startOfDay(now)).find(({ kind }) => kind === 'payment');
      return [
        ...(payment ? [fact(t('overview.nextPayment'), payment.at)] : []),
        fact(t('manage.deletion'), contractTermEnd),
      ];
    }
    case 'active':
    case 'other':
      return [fact(t('overview.nextPayment'), paymentAt)];
  }
}

/** Returns the date (epoch seconds), followed by its distance from `now` (epoch ms) unless it is past. */
function dateAndDays(seconds: number | undefined, now: number): string {
  const distance = inDays(seconds, now);
  return seconds === undefined || distance === undefined
    ? formatDate(seconds)
    : t('manage.dateAndDistance', { at: seconds, distance });
}
