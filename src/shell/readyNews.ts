// Announces that instances have become ready or have failed (docs/product/polling.md#telling): to screen readers, in the tab's
// title and icon until the user is back on the page, and by a notification if they requested one and the tab is hidden.
import { announceNews, markTabIcon } from '../browser/documentTitle';
import { wantsNotification, storeWantsNotification } from '../browser/storage/userStorage';
import { notify } from '../browser/notifications';
import { announce } from '../browser/announce';
import { displayName, stackState, type Subscription } from '../domain/subscriptions/subscription';
import { t } from '../messages/t';
import { paths } from '../paths';

const isReady = (subscription: Subscription) => stackState(subscription) === 'ready';

/** The instances that have become ready or failed since the user was last active on the page. */
let unseen: readonly Subscription[] = [];

/** Announces these instances to the user (`sub`). `open` navigates to a path of the portal, unless the user stays. */
export function announceReady(
  settled: readonly Subscription[],
  user: string,
  open: (path: string) => void,
): void {
  if (settled.length === 0) return;
  for (const one of settled) {
    announce(t(isReady(one) ? 'ready.nowReady' : 'ready.nowFailed', { name: displayName(one) }));
    if (wantsNotification(user, one.id) && document.visibilityState === 'hidden') notifyOf(one, open);
    storeWantsNotification(user, one.id, false);
  }
  unseen = [...unseen, ...settled];
  announceNews(title);
  markTabIcon(true);
  window.addEventListener('pointerdown', forgetNews);
  window.addEventListener('keydown', forgetNews);
}

/** Clears the tab's title and icon: the user has seen the news, or has gone. */
export function forgetNews(): void {
  if (unseen.length === 0) return;
  unseen = [];
  announceNews(undefined);
  markTabIcon(false);
  window.removeEventListener('pointerdown', forgetNews);
  window.removeEventListener('keydown', forgetNews);
}

/** Returns the tab's title; a failure comes first, because it needs the user. */
function title(): string {
  const failed = unseen.find((one) => !isReady(one));
  if (failed) return t('ready.failed', { name: displayName(failed) });
  const [first] = unseen;
  return unseen.length === 1 && first
    ? t('ready.isReady', { name: displayName(first) })
    : t('ready.areReady', { count: unseen.length });
}

function notifyOf(subscription: Subscription, open: (path: string) => void): void {
  const name = displayName(subscription);
  notify({
    title: isReady(subscription) ? t('ready.isReady', { name }) : t('ready.failed', { name }),
    text: isReady(subscription) ? t('ready.isReadyText') : t('ready.failedText'),
    name: subscription.id,
    onPress: () => open(paths.manage(subscription.id)),
  });
}
