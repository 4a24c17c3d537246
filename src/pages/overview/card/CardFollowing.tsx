// What a card shows about the polling of its instance. Components of their own, because most instances are ready, and their
// cards observe no polling.
import { useFollowing } from '../../../api/subscriptions/following';
import type { StackState, Subscription } from '../../../domain/subscriptions/subscription';
import { FollowingNotice } from '../../../features/instances/FollowingNotice';
import { ProgressBar } from '../../../ui/waiting/ProgressBar';
import { t } from '../../../messages/t';

interface CardProgressProps {
  /** The id of a subscription that is polled. */
  id: string;
  state: StackState;
}

/** A progress bar along the banner's edge for as long as the instance is polled. */
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
