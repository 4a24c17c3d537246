// Polls every instance that is being prepared, whichever page the user is on, and again after a reload
// (docs/product/polling.md#where-it-runs, docs/product/polling.md#bounds). Renders nothing.
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

  // Browsers throttle a hidden tab, so it polls at once when it is shown again; polling that stopped because the network was
  // down resumes when it is back.
  useListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') tickFollowing(client);
  });
  useListener(window, 'online', () => resumeFollowing(client));
  return followed.map((id) => <Follow key={id} id={id} />);
}

/** Polls one instance, for as long as it is mounted. */
function Follow({ id }: { id: string }) {
  useQuery(followingQuery(id));
  return null;
}
