// Whether a trial was started since the user signed in: the claim that they may have one dates from the sign-in.
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { config } from '../../config';
import { isTrial, type Subscription } from '../../domain/subscriptions/subscription';

const trialStartedQuery = queryOptions({
  queryKey: ['trial-started'],
  // Makes no call: false until this page has noted a trial.
  queryFn: () => false,
  initialData: false,
});

/** Stores that a trial was started, if `created` is one. */
export function noteCreated(client: QueryClient, created: Subscription): void {
  if (!isTrial(created) && created.planId !== config.trialPlanId) return;
  client.setQueryData(trialStartedQuery.queryKey, true);
}

/** Returns whether a trial was started; still true if it has been cancelled or upgraded since. */
export function useTrialStarted(): boolean {
  return useQuery(trialStartedQuery).data;
}
