// Detects instances in preparation that have become ready or have failed.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../auth/useProfile';
import { useOnUnmount } from '../browser/effects/useOnUnmount';
import { isDeleted, isPolled, type Subscription } from '../domain/subscriptions/subscription';
import { forgetNews, tellSettled } from './readyNews';

/** To be used once, in the shell. */
export function useReadyNews(subscriptions: readonly Subscription[]): void {
  const { sub = '' } = useProfile();
  const navigate = useNavigate();
  const polled = useRef(new Set<string>());
  useOnUnmount(forgetNews);

  // Compares each list with the one before it.
  useEffect(() => {
    const settled = subscriptions.filter(
      // A deleted instance has neither become ready nor failed: another tab may have cancelled its subscription.
      (one) => polled.current.has(one.id) && !isPolled(one) && !isDeleted(one),
    );
    polled.current = new Set(subscriptions.filter(isPolled).map(({ id }) => id));
    tellSettled(settled, sub, (path) => void navigate(path));
  }, [subscriptions, sub, navigate]);
}
