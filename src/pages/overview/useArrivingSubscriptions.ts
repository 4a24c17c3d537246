// The subscriptions as the overview draws them: of a long list the first ones, while the rest of it is on its way
// (docs/product/screens.md#many-subscriptions).
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { firstSubscriptionsQuery, subscriptionsQuery } from '../../api/subscriptions/subscriptions';

/** Returns what has arrived of the list, whether that is all of it, and why it couldn't be loaded. Throws nothing. */
export function useArrivingSubscriptions() {
  const { data, error, refetch } = useQuery(subscriptionsQuery());
  const { data: first } = useQuery(firstSubscriptionsQuery());
  const arrived = useMemo(() => {
    if (data) return { subscriptions: data, isWhole: true };
    // What has come of a list that can't be loaded would pass for all of it.
    return first && !error ? { subscriptions: first, isWhole: false } : undefined;
  }, [data, first, error]);
  // The cards are drawn in slices, so that a slow phone isn't held up by all of them at once.
  const drawn = useDeferredValue(arrived);
  // They go at once, so that none stands beside the failure.
  return { arrived: arrived && drawn, error, refetch };
}
