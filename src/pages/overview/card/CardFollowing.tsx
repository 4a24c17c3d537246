// What a card shows of the polling of its instance. Apart, because most instances are ready, and nothing is observed
// then.
import { useFollowing } from '../../../api/subscriptions/following';
import type { StackState, Subscription } from '../../../domain/subscriptions/subscription';
import { FollowingNotice } from '../../../features/instances/FollowingNotice';
import { ProgressBar } from '../../../ui/waiting/ProgressBar';
import { t } from '../../../messages/t';

interface CardProgressProps {
  /** Of a subscription that is followed. */
  id: string;
  state: StackState;
}

/** A bar along the banner's edge, for as long as it is polled. */
export function CardProgress({ id, state }: CardProgressProps) {
  if (useFollowing(id, true).stopped) return null;
  return (
    <ProgressBar
      label={t(state === 'preparing' ? 'overview.preparing' : 'overview.gettingStatus')}
      sx={{ bottom: 0 }}
    />
  );
}

/** The notice in the card, as of `now` (epoch ms). */
export function CardFollowing(props: { subscription: Subscription; state: StackState; now: number }) {
  return <FollowingNotice {...props} following={useFollowing(props.subscription.id, true)} />;
}
