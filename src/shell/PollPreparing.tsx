// Polls every instance that is being prepared, whichever page the user is on, and again after a reload
// (docs/product/polling.md#where-it-runs, docs/product/polling.md#bounds). Renders nothing.
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { choosePolled, polledQuery, pollingQuery, pollNow } from '../api/subscriptions/polling';
import { subscriptionsQuery } from '../api/subscriptions/subscriptions';
import { type Subscription, isDeleted, isPolled } from '../domain/subscriptions/subscription';
import { useListener } from '../browser/effects/useListener';
import { network } from '../browser/network';
import { useProfile } from '../auth/useProfile';
import { askToLeave } from '../browser/navigationBlocker';
import { useOnUnmount } from '../browser/effects/useOnUnmount';

const NONE: readonly Subscription[] = [];

/** Keeps the polling alive; to be mounted once, in the shell. */
export function PollPreparing() {
  const client = useQueryClient();
  const { data: subscriptions = NONE } = useQuery(subscriptionsQuery());
  useReadyNews(subscriptions);
  useEffect(() => choosePolled(client), [client]);
  const { data: polled = [] } = useQuery(polledQuery);
  useQueries({ queries: polled.map(pollingQuery) });

  // Browsers throttle a hidden tab, so it polls at once when it is shown again; polling that stopped because the network was
  // down resumes when it is back.
  useListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') pollNow(client);
  });
  useListener(network, 'online', () => pollNow(client));
  return null;
}

// Detects instances in preparation that have become ready or have failed. The code that announces them is loaded once there is
// an instance to wait for: most visits have none.

/** To be used once, in the shell. */
function useReadyNews(subscriptions: readonly Subscription[]): void {
  const { sub = '' } = useProfile();
  const navigate = useNavigate();
  const polled = useRef(new Set<string>());
  const forget = useRef<() => void>(undefined);
  useOnUnmount(() => forget.current?.());

  // Compares each list with the one before it.
  useEffect(() => {
    const settled = subscriptions.filter(
      // A deleted instance has neither become ready nor failed: another tab may have cancelled its subscription.
      (one) => polled.current.has(one.id) && !isPolled(one) && !isDeleted(one),
    );
    polled.current = new Set(subscriptions.filter(isPolled).map(({ id }) => id));
    if (settled.length + polled.current.size === 0) return;
    void import('./readyNews').then(
      ({ announceReady: tellSettled, forgetNews }) => {
        forget.current = forgetNews;
        tellSettled(settled, sub, (path) => askToLeave(() => void navigate(path)));
      },
      // If the code can't be loaded, the list still shows the new state.
      () => undefined,
    );
  }, [subscriptions, sub, navigate]);
}
