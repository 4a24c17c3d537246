// What a customer without subscriptions sees (docs/product/screens.md#empty-overview): a trial in one step, or a
// link to a paid subscription for those who can't have a trial. Support staff who open the portal at / are redirected
// to their search.
import RocketIcon from '@mui/icons-material/RocketLaunchOutlined';
import Box from '@mui/material/Box';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { Button } from '../../ui/form/Button';
import { useProfile } from '../../auth/useProfile';
import { isEntry } from '../../browser/isEntry';
import { config } from '../../config';
import { isStaff, isTester } from '../../domain/session/profile';
import { CheckoutOutcome } from '../../features/checkout/CheckoutOutcome';
import { useCanHaveTrial } from '../../guards/usePermission';
import { paths } from '../../paths';
import { BusyButton } from '../../ui/form/BusyButton';
import { EmptyCard } from '../../ui/feedback/EmptyCard';
import { t } from '../../messages/t';
import { useQueryClient } from '@tanstack/react-query';
import { useCreateSubscription } from '../../api/subscriptions/orders';
import { regionsQuery } from '../../api/catalogue/regions';
import { visitorQuery } from '../../api/catalogue/visitor';
import { nearestRegion } from '../../domain/regions/region';
import { suggestSubdomain } from '../../domain/instances/subdomain';

/** The empty overview. */
export function EmptyState() {
  const canHaveTrial = useCanHaveTrial();
  const profile = useProfile();
  const { pathname } = useLocation();
  if (pathname === '/' && isEntry() && isStaff(profile, config.supporterRole)) {
    return <Navigate to={paths.supporter()} replace />;
  }
  return (
    <EmptyCard
      Icon={RocketIcon}
      title={t('overview.noneTitle')}
      about={t(canHaveTrial ? 'overview.tryFree' : 'overview.choosePlan')}
    >
      {canHaveTrial ? (
        <StartTrial />
      ) : (
        <Button component={Link} to={paths.newInstance()} variant="contained" sx={{ mt: 1 }}>
          {t('overview.add')}
        </Button>
      )}
    </EmptyCard>
  );
}

function StartTrial() {
  const checkout = useStartTrial();
  const { run, isPending, isBlocked, error } = checkout;
  return (
    <>
      <BusyButton
        variant="contained"
        size="large"
        busy={isPending || isBlocked}
        onClick={() => run(undefined)}
        sx={{ mt: 1 }}
      >
        {t('overview.startTrial')}
      </BusyButton>
      <Box sx={error ? { maxWidth: 560, mt: 1, textAlign: 'left' } : {}}>
        <CheckoutOutcome checkout={checkout} failure={(why) => t('overview.trialNotStarted', { why })} />
      </Box>
    </>
  );
}

// A free trial in one step (docs/product/checkout.md#trial-in-one-step): nearest region, suggested subdomain,
// checkout.

/** Returns a function that starts the trial, whether that is under way, and why it failed. */
function useStartTrial() {
  const client = useQueryClient();
  const profile = useProfile();
  return useCreateSubscription<undefined>(async () => {
    const [regions, visitor] = await Promise.all([
      // Without the regions a trial is still possible, in the default one; their failure has been announced.
      client.query({ ...regionsQuery(), staleTime: 'static' }).catch(() => []),
      client.query({ ...visitorQuery(), staleTime: 'static' }),
    ]);
    return {
      subdomain: suggestSubdomain(profile.email ?? '', Math.random),
      planId: config.trialPlanId,
      region: nearestRegion(regions, visitor),
      tester: isTester(profile),
    };
  });
}
