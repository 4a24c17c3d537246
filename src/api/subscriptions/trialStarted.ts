// Whether a trial was started since the user signed in: the claim that they may have one is as old as that.
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { config } from '../../config';
import { isTrial, type Subscription } from '../../domain/subscriptions/subscription';

const trialStartedQuery = queryOptions({
  queryKey: ['trial-started'],
  // Nobody is asked: this page knows it, or it isn't so.
  queryFn: () => false,
  initialData: false,
});

/** Stores that a trial was started, if `created` is one. */
export function noteCreated(client: QueryClient, created: Subscription): void {
  if (!isTrial(created) && created.planId !== config.trialPlanId) return;
  client.setQueryData(trialStartedQuery.queryKey, true);
}

/** Also true where that trial has been cancelled or upgraded since. */
export function useTrialStarted(): boolean {
  return useQuery(trialStartedQuery).data;
}
