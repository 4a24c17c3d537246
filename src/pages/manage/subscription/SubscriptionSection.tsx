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
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { SkippedAlert } from '../../../ui/feedback/SkippedAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { PlanChange } from './PlanChange';
import { SubscriptionFacts } from './SubscriptionFacts';
import { t } from '../../../messages/t';
import { useReactivateSubscription } from '../../../api/subscriptions/cancellation';
import { BusyButton } from '../../../ui/form/BusyButton';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { CancelDialog } from './CancelDialog';
import { visitorQuery } from '../../../api/catalogue/visitor';
import { payingCurrency } from '../../../domain/regions/visitor';

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
