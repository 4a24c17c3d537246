// Says in the browser's tab that an instance has become ready, for who looks at another one meanwhile; until the user is
// seen on the page again.
import { useEffect, useRef } from 'react';
import { displayName, isFollowed, stackState, type Subscription } from '../domain/subscription';

const SEEN = ['pointerdown', 'keydown'] as const;

/** Takes the subscriptions as they are now; to be used once, in the shell. */
export function useReadyTitle(subscriptions: readonly Subscription[]): void {
  const followed = useRef(new Set<string>());

  // In step with the tab's title.
  useEffect(() => {
    const ready = subscriptions.find((one) => followed.current.has(one.id) && stackState(one) === 'ready');
    followed.current = new Set(subscriptions.filter(isFollowed).map(({ id }) => id));
    if (!ready) return;

    const before = document.title;
    const title = `${displayName(ready)} is ready – PRTG Hosted Monitor`;
    document.title = title;
    const restore = () => {
      for (const event of SEEN) window.removeEventListener(event, restore);
      // Another page may have named itself in the meantime.
      if (document.title === title) document.title = before;
    };
    for (const event of SEEN) window.addEventListener(event, restore);
  }, [subscriptions]);
}
