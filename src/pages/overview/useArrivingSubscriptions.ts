// The subscriptions that the overview renders: of a long list only the first ones until the rest has arrived
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
    // If the list can't be loaded, its first part would be mistaken for all of it.
    return first && !error ? { subscriptions: first, isWhole: false } : undefined;
  }, [data, first, error]);
  // React renders deferred cards in slices, so that a slow phone isn't blocked by all of them at once.
  const drawn = useDeferredValue(arrived);
  // Cards disappear at once, so that none is shown beside the failure.
  return { arrived: arrived && drawn, error, refetch };
}
