// The subscription section of the manage screen (specification 2, 4 and 5): what it is now, another plan for it, and its
// end. Each part works where another can't be loaded.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../../api/plans';
import type { Subscription } from '../../domain/subscription';
import { LoadedPart } from '../../ui/LoadedPart';
import { Notice } from '../../ui/Notice';
import { PlanChange } from './PlanChange';
import { SubscriptionEnd } from './SubscriptionEnd';
import { SubscriptionFacts } from './SubscriptionFacts';

/** What the plans take while they are loaded, px. */
const PLANS_HEIGHT = 280;

/** Takes the subscription that the section is about. */
export function SubscriptionSection({ subscription }: { subscription: Subscription }) {
  const plans = useQuery(plansQuery());
  const current = plans.data?.find(({ id }) => id === subscription.planId);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <SubscriptionFacts subscription={subscription} plan={current} />
      <LoadedPart what="plans" query={plans} height={PLANS_HEIGHT}>
        {(list) =>
          current ? (
            <PlanChange subscription={subscription} current={current} plans={list} />
          ) : (
            <Notice kind="info">
              Your plan is not in our price list any more, so it cannot be changed here. Our customer service
              can change it for you.
            </Notice>
          )
        }
      </LoadedPart>
      <SubscriptionEnd subscription={subscription} plan={current} />
    </Box>
  );
}
