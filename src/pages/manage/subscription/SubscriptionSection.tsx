// The subscription section of the manage screen: its facts, a change of plan, and its end. Each part works even if another
// can't be loaded.
import Box from '@mui/material/Box';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useSkipped } from '../../../api/client/lists';
import { plansQuery, currenciesQuery } from '../../../api/catalogue/plans';
import { useNow } from '../../../browser/effects/useTimer';
import { type Plan, planChangeAction } from '../../../domain/plans/plan';
import { hasEnded } from '../../../domain/subscriptions/deletion';
import {
  type Subscription,
  shownStatus,
  subscriptionPhase,
} from '../../../domain/subscriptions/subscription';
import { SkippedAlert } from '../../../ui/feedback/SkippedAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { PlanChange } from './PlanChange';
import { t } from '../../../messages/t';
import { useReactivateSubscription } from '../../../api/subscriptions/cancellation';
import { BusyButton } from '../../../ui/form/BusyButton';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { CancelDialog } from './CancelDialog';
import { visitorQuery } from '../../../api/catalogue/visitor';
import { payingCurrency } from '../../../domain/regions/visitor';
import { Link } from 'react-router-dom';
import { formatDate, inDays, startOfDay } from '../../../domain/values/dates';
import { formatMoney } from '../../../domain/values/money';
import { planPrice } from '../../../domain/plans/planLabels';
import { datesOf } from '../../../domain/subscriptions/subscriptionDates';
import { paths } from '../../../paths';
import { Capitalized } from '../../../ui/content/Capitalized';
import { FactList, type Fact } from '../../../ui/content/FactList';
import { config } from '../../../config';
import { currentPlanName } from '../../../domain/plans/shownPlan';

/** The least height of the plans, px. */
const PLANS_HEIGHT = 608;

/** Shows the subscription's facts, the plans it can change to, and how to cancel it. */
export function SubscriptionSection({ subscription }: { subscription: Subscription }) {
  const plans = useQuery(plansQuery());
  const current = plans.data?.find(({ id }) => id === subscription.planId);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SubscriptionFacts subscription={subscription} plan={current} />
      {hasEnded(subscription, useNow()) ? (
        <Box sx={{ color: 'text.secondary' }}>{t('manage.endedSubscription')}</Box>
      ) : (
        <Changes subscription={subscription} plans={plans} current={current} />
      )}
    </Box>
  );
}

interface ChangesProps {
  subscription: Subscription;
  plans: UseQueryResult<readonly Plan[]>;
  current: Plan | undefined;
}

/** What can still be changed: the plan, and whether the subscription ends. */
function Changes({ subscription, plans, current }: ChangesProps) {
  return (
    <>
      <SkippedAlert count={useSkipped(plansQuery())} one={t('plans.planNoun')} many={t('plans.plansNoun')} />
      <LoadedPart what={t('plans.plansNoun')} query={plans} height={PLANS_HEIGHT}>
        {(list) => {
          const change = (currency: string) => (
            <PlanChange subscription={subscription} current={current} currency={currency} plans={list} />
          );
          return current?.currencyCode ? (
            change(current.currencyCode)
          ) : (
            <VisitorsCurrency height={PLANS_HEIGHT}>{change}</VisitorsCurrency>
          );
        }}
      </LoadedPart>
      <SubscriptionEnd subscription={subscription} plan={current} />
    </>
  );
}

/**
 * Shows the button that cancels the subscription, or the one that reactivates it (docs/product/plans.md#change-action,
 * docs/product/subscriptions.md#cancelling).
 */
function SubscriptionEnd({ subscription, plan }: { subscription: Subscription; plan: Plan | undefined }) {
  const { id, planId } = subscription;
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const { run, isPending, error } = useReactivateSubscription(id);
  const isCancelled = planChangeAction(subscription, planId, planId) === 'reactivate';
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ color: 'text.secondary' }}>
        {isCancelled ? endLabel(subscription) : t('manage.beforeCancelling')}
      </Box>
      {/* The same button for both actions, so that focus stays on it when one has replaced the other. */}
      <BusyButton
        variant={isCancelled ? 'outlined' : 'text'}
        color={isCancelled ? 'primary' : 'error'}
        busy={isPending}
        onClick={() => {
          if (isCancelled) run();
          else setDialog('open');
        }}
        sx={isCancelled ? {} : { ml: -1 }}
      >
        {isCancelled ? t('manage.reactivateSubscription') : t('manage.cancelSubscription')}
      </BusyButton>
      {isCancelled && error && <FailureAlert message={t('manage.notReactivated', { why: error.message })} />}
      {dialog !== 'never' && (
        <CancelDialog
          open={dialog === 'open'}
          subscription={subscription}
          plan={plan}
          onClose={() => setDialog('closed')}
        />
      )}
    </Box>
  );
}

function endLabel({ contractTermEnd }: Subscription): string {
  return contractTermEnd === undefined
    ? t('manage.endsSometime')
    : t('manage.endsOn', { end: contractTermEnd });
}

// The visitor's currency, for a subscription whose own isn't known: plans are never shown in another currency first.

interface VisitorsCurrencyProps {
  /** The content's height, px. */
  height: number;
  children: (currency: string) => ReactNode;
}

/** Renders its children with the visitor's currency once known. Both lookups fall back to defaults. */
function VisitorsCurrency({ height, children }: VisitorsCurrencyProps) {
  const visitor = useQuery(visitorQuery());
  const currencies = useQuery(currenciesQuery());
  const data =
    visitor.data && !currencies.isPending ? payingCurrency(visitor.data, currencies.data) : undefined;
  return (
    <LoadedPart
      what={t('plans.plansNoun')}
      query={{ data, error: null, refetch: visitor.refetch }}
      height={height}
    >
      {children}
    </LoadedPart>
  );
}

// A subscription's plan, status, next date and open payments (docs/product/subscriptions.md#days-left).

/** Shows plan, status, next date and open payments; without `plan`, neither price nor amount. */
function SubscriptionFacts({ subscription, plan }: { subscription: Subscription; plan: Plan | undefined }) {
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
