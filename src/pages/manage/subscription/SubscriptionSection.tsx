// The subscription section of the manage screen: its facts, a change of plan, and its end. Each part works even if another
// can't be loaded.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useLeftOut } from '../../../api/client/lists';
import { plansQuery } from '../../../api/catalogue/plans';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { LeftOutAlert } from '../../../ui/feedback/LeftOutAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { PlanChange } from './PlanChange';
import { SubscriptionEnd } from './SubscriptionEnd';
import { SubscriptionFacts } from './SubscriptionFacts';
import { VisitorsCurrency } from './VisitorsCurrency';
import { t } from '../../../messages/t';

/** The least height of the plans, px. */
const PLANS_HEIGHT = 608;

/** Shows the subscription's facts, the plans it can change to, and how to cancel it. */
export function SubscriptionSection({ subscription }: { subscription: Subscription }) {
  const plans = useQuery(plansQuery());
  const current = plans.data?.find(({ id }) => id === subscription.planId);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SubscriptionFacts subscription={subscription} plan={current} />
      <LeftOutAlert count={useLeftOut(plansQuery())} one={t('plans.planNoun')} many={t('plans.plansNoun')} />
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
    </Box>
  );
}
