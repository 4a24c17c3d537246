// What a card shows about the polling of its instance. Components of their own, because most instances are ready, and their
// cards observe no polling.
import { usePolling } from '../../../api/subscriptions/polling';
import type { StackState, Subscription } from '../../../domain/subscriptions/subscription';
import { PreparingAlert } from '../../../features/instances/PreparingAlert';
import { ProgressBar } from '../../../ui/waiting/ProgressBar';
import { t } from '../../../messages/t';

interface CardProgressProps {
  /** The id of a subscription that is polled. */
  id: string;
  state: StackState;
}

/** A progress bar along the banner's edge for as long as the instance is polled. */
export function CardProgress({ id, state }: CardProgressProps) {
  const { stopped, postponed } = usePolling(id, true);
  if (stopped || postponed) return null;
  return (
    <ProgressBar
      label={t(state === 'preparing' ? 'overview.preparing' : 'overview.gettingStatus')}
      sx={{ bottom: 0 }}
    />
  );
}

/** The notice in the card, as of `now` (epoch ms). */
export function CardPreparingAlert(props: { subscription: Subscription; state: StackState; now: number }) {
  return <PreparingAlert {...props} polling={usePolling(props.subscription.id, true)} />;
}
