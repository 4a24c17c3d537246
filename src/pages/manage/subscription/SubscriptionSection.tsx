// The subscription section of the manage screen: its facts, and a change of plan. Each part works even if another can't be
// loaded.
import Box from '@mui/material/Box';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSkipped } from '../../../api/client/lists';
import { plansQuery, currenciesQuery } from '../../../api/catalogue/plans';
import { useNow } from '../../../browser/effects/useTimer';
import type { Plan } from '../../../domain/plans/plan';
import { hasEnded } from '../../../domain/subscriptions/deletion';
import { isTrial, shownStatus, type Subscription } from '../../../domain/subscriptions/subscription';
import { SkippedAlert } from '../../../ui/feedback/SkippedAlert';
import type { Height } from '../../../ui/waiting/Waiting';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { PlanChange } from './PlanChange';
import { t } from '../../../messages/t';
import { visitorQuery } from '../../../api/catalogue/visitor';
import { payingCurrency } from '../../../domain/regions/visitor';
import { Link, useSearchParams } from 'react-router-dom';
import { formatMoney } from '../../../domain/values/money';
import { paths } from '../../../paths';
import { Capitalized } from '../../../ui/content/Capitalized';
import { FactList, type Fact } from '../../../ui/content/FactList';
import { config } from '../../../config';
import { planInWords } from '../../../domain/plans/shownPlan';

/** The least height of the plans, px. */
const PLANS_HEIGHT = 608;

/** Shows the subscription's facts, and the plans it can change to. */
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

/** What can still be changed: the plan. */
function Changes({ subscription, plans, current }: ChangesProps) {
  // Whoever comes to change the plan sees the choice at once.
  const isAsked = useSearchParams()[0].get('scrollToSubscription') === 'true';
  const isShown = isAsked || isTrial(subscription);
  const height = isShown ? PLANS_HEIGHT : { xs: 60, sm: 40 };
  return (
    <>
      <SkippedAlert count={useSkipped(plansQuery())} one={t('plans.planNoun')} many={t('plans.plansNoun')} />
      <LoadedPart what={t('plans.plansNoun')} query={plans} height={height}>
        {(list) => {
          const change = (currency: string) => (
            <PlanChange
              subscription={subscription}
              current={current}
              currency={currency}
              plans={list}
              isShown={isShown}
            />
          );
          return current?.currencyCode ? (
            change(current.currencyCode)
          ) : (
            <VisitorsCurrency height={height}>{change}</VisitorsCurrency>
          );
        }}
      </LoadedPart>
    </>
  );
}

// The visitor's currency, for a subscription whose own isn't known: plans are never shown in another currency first.

interface VisitorsCurrencyProps {
  /** The content's. */
  height: Height;
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

// A subscription's plan, status and open payments; the page's head has its next date.

/** Shows plan, status and open payments; without `plan`, neither price nor amount. */
function SubscriptionFacts({ subscription, plan }: { subscription: Subscription; plan: Plan | undefined }) {
  const dues = subscription.totalDues ?? 0;
  const facts: Fact[] = [
    { label: t('overview.plan'), value: planInWords(subscription, plan, config.trialPlanId) },
    { label: t('overview.status'), value: <Capitalized>{shownStatus(subscription)}</Capitalized> },
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
