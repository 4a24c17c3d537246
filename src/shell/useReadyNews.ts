// Notices which instances have become ready, or have failed, since they were being prepared. What tells of it is loaded once
// there is one to wait for: most visits have none.
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProfile } from '../auth/useProfile';
import { useOnUnmount } from '../browser/effects/useOnUnmount';
import { isFollowed, type Subscription } from '../domain/subscriptions/subscription';
import { loadMessages } from '../messages/catalogue';

/** To be used once, in the shell. */
export function useReadyNews(subscriptions: readonly Subscription[]): void {
  const { sub = '' } = useProfile();
  const navigate = useNavigate();
  const followed = useRef(new Set<string>());
  const forget = useRef<() => void>(undefined);
  useOnUnmount(() => forget.current?.());

  // In step with the list.
  useEffect(() => {
    const settled = subscriptions.filter((one) => followed.current.has(one.id) && !isFollowed(one));
    followed.current = new Set(subscriptions.filter(isFollowed).map(({ id }) => id));
    if (settled.length + followed.current.size === 0) return;
    void Promise.all([import('./readyNews'), loadMessages(['ready'])]).then(
      ([{ tellSettled, forgetNews }]) => {
        forget.current = forgetNews;
        tellSettled(settled, sub, (path) => void navigate(path));
      },
      // Without it the list still shows it.
      () => undefined,
    );
  }, [subscriptions, sub, navigate]);
}
