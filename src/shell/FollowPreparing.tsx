// Follows every instance that is being prepared, wherever the user is in the portal, and again after a reload
// (specification 4 'Polling'). Draws nothing.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { resumeFollowing, tickFollowing, useFollowing } from '../api/following';
import { subscriptionsQuery } from '../api/subscriptions';
import { isFollowed, type Subscription } from '../domain/subscription';
import { useReadyTitle } from './useReadyTitle';

/** So many at a time, the newest first, so that thousands don't ask at once. */
const MOST = 20;
const NONE: readonly Subscription[] = [];

/** Keeps the polling alive; to be mounted once, in the shell. */
export function FollowPreparing() {
  const client = useQueryClient();
  const { data: subscriptions = NONE } = useQuery(subscriptionsQuery());
  useReadyTitle(subscriptions);
  const followed = subscriptions.filter(isFollowed).slice(-MOST);

  // In step with the browser: a hidden tab is slowed down, so it asks at once when it is shown again; and when the network is
  // back what was stopped by its absence goes on.
  useEffect(() => {
    const onShow = () => {
      if (document.visibilityState === 'visible') tickFollowing(client);
    };
    const onOnline = () => resumeFollowing(client);
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('online', onOnline);
    };
  }, [client]);
  return followed.map(({ id }) => <Follow key={id} id={id} />);
}

/** Observes one of them: the polling lives as long as somebody does. */
function Follow({ id }: { id: string }) {
  useFollowing(id, true);
  return null;
}
