// Says in the browser tab's title that an instance has become ready, for users who are in another tab; reset once
// they are back on the page.
import { useEffect, useRef } from 'react';
import { displayName, isFollowed, stackState, type Subscription } from '../domain/subscriptions/subscription';
import { sayNews } from '../browser/documentTitle';
import { say } from '../browser/say';
import { useListener } from '../browser/effects/useListener';
import { useOnUnmount } from '../browser/effects/useOnUnmount';
import { t } from '../messages/t';

/** To be used once, in the shell. */
export function useReadyTitle(subscriptions: readonly Subscription[]): void {
  const followed = useRef(new Set<string>());
  /** The names of those that have become ready since the user was seen. */
  const unseen = useRef<string[]>([]);

  const onSeen = () => {
    if (unseen.current.length === 0) return;
    unseen.current = [];
    sayNews(undefined);
  };
  useListener(window, 'pointerdown', onSeen);
  useListener(window, 'keydown', onSeen);
  useOnUnmount(onSeen);

  // In step with the tab's title.
  useEffect(() => {
    const settled = subscriptions.filter((one) => followed.current.has(one.id) && !isFollowed(one));
    const ready = settled.filter((one) => stackState(one) === 'ready');
    for (const one of settled) {
      say(t(ready.includes(one) ? 'shell.nowReady' : 'shell.notCreated', { name: displayName(one) }));
    }
    followed.current = new Set(subscriptions.filter(isFollowed).map(({ id }) => id));
    if (ready.length === 0) return;
    unseen.current = [...unseen.current, ...ready.map(displayName)];
    const { length: count, [0]: name = '' } = unseen.current;
    sayNews(() => (count === 1 ? t('shell.isReady', { name }) : t('shell.areReady', { count })));
  }, [subscriptions]);
}
