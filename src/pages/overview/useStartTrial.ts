// A free trial in one step (docs/product/checkout.md#trial-in-one-step): nearest region, suggested subdomain,
// checkout.
import { useQueryClient } from '@tanstack/react-query';
import { useCreateSubscription } from '../../api/subscriptions/orders';
import { regionsQuery } from '../../api/catalogue/regions';
import { visitorQuery } from '../../api/catalogue/visitor';
import { useProfile } from '../../auth/useProfile';
import { config } from '../../config';
import { isTester } from '../../domain/session/profile';
import { nearestRegion } from '../../domain/regions/region';
import { suggestSubdomain } from '../../domain/instances/subdomain';

/** Returns a function that starts the trial, whether that is under way, and why it failed. */
export function useStartTrial() {
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
