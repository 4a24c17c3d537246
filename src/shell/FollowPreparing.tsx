// Follows every instance that is being prepared, wherever the user is in the portal, and again after a reload
// (docs/product/polling.md#where-it-runs, docs/product/polling.md#bounds). Draws nothing.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import {
  followingQuery,
  resumeFollowing,
  tickFollowing,
  watchFollowing,
} from '../api/subscriptions/following';
import { subscriptionsQuery } from '../api/subscriptions/subscriptions';
import { followedIds, type Subscription } from '../domain/subscriptions/subscription';
import { useListener } from '../browser/effects/useListener';
import { useReadyNews } from './useReadyNews';

const NONE: readonly Subscription[] = [];

/** Keeps the polling alive; to be mounted once, in the shell. */
export function FollowPreparing() {
  const client = useQueryClient();
  const { data: subscriptions = NONE } = useQuery(subscriptionsQuery());
  useReadyNews(subscriptions);
  const watched = useMemo(() => watchFollowing(client), [client]);
  const now = useSyncExternalStore(watched.subscribe, watched.current);
  const followed = useMemo(() => followedIds(subscriptions, now.lookedAt, now.over), [subscriptions, now]);

  // A hidden tab is slowed down, so it asks at once when it is shown again; and when the network is back what was stopped by
  // its absence goes on.
  useListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') tickFollowing(client);
  });
  useListener(window, 'online', () => resumeFollowing(client));
  return followed.map((id) => <Follow key={id} id={id} />);
}

/** Asks about one of them: the polling lives as long as this does. */
function Follow({ id }: { id: string }) {
  useQuery(followingQuery(id));
  return null;
}
