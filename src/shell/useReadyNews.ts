// Detects instances in preparation that have become ready or have failed. The code that announces them is loaded once there is
// an instance to wait for: most visits have none.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../auth/useProfile';
import { useOnUnmount } from '../browser/effects/useOnUnmount';
import { isDeleted, isPolled, type Subscription } from '../domain/subscriptions/subscription';

/** To be used once, in the shell. */
export function useReadyNews(subscriptions: readonly Subscription[]): void {
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
      ({ tellSettled, forgetNews }) => {
        forget.current = forgetNews;
        tellSettled(settled, sub, (path) => void navigate(path));
      },
      // If the code can't be loaded, the list still shows the new state.
      () => undefined,
    );
  }, [subscriptions, sub, navigate]);
}
