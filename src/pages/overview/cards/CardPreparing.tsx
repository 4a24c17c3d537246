// What a card shows about the polling of its instance. Components of their own, because most instances are ready, and their
// cards observe no polling.
import { usePolling } from '../../../api/subscriptions/polling';
import type { StackState, Subscription } from '../../../domain/subscriptions/subscription';
import { PollingStopped, PreparingWords, WaitActions } from '../../../features/instances/PreparingAlert';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
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

/** The note in the card, as of `now` (epoch ms). */
export function CardPreparingNote(props: { subscription: Subscription; state: StackState; now: number }) {
  const polling = usePolling(props.subscription.id, true);
  if (polling.stopped) return <PollingStopped polling={polling} />;
  return (
    <div data-note="">
      <PreparingWords {...props} polling={polling} />
      <KeepFocus>
        <WaitActions {...props} polling={polling} />
      </KeepFocus>
    </div>
  );
}
