// What a card and the instance's pages show while it is being prepared (docs/product/screens.md#card,
// docs/product/polling.md#elapsed-time): a note, the elapsed time and whether it is unusual, missing access, or that
// polling has stopped and how to resume it.
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { Button } from '../../ui/form/Button';
import type { PollingState } from '../../api/subscriptions/polling';
import { pastTimes } from '../../api/subscriptions/preparingTimes';
import { useProfile } from '../../auth/useProfile';
import { isUnusual, stoppedLabel, usualTime, wholeMinutes } from '../../domain/subscriptions/preparing';
import { MOST_POLLED, type StackState, type Subscription } from '../../domain/subscriptions/subscription';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';
import { AskCustomerService } from './AskCustomerService';

/** The height reserved for `NotifyMe` while its code is loading, px. */
const NOTIFY_HEIGHT = 36;

// Most visits have no instance in preparation.
const NotifyMe = lazyPart(async () => (await import('../../ui/feedback/NotifyMe')).NotifyMe);

interface PreparingProps {
  subscription: Subscription;
  polling: PollingState;
  state: StackState;
  /** Epoch ms. */
  now: number;
}

/** Shows an instance's polling state in an alert, with "Notify me". `then`: what will be known once it is ready. */
export function PreparingAlert({ then, ...props }: PreparingProps & { then?: string | undefined }) {
  const { subscription, polling, state } = props;
  if (polling.stopped) return <PollingStopped polling={polling} />;
  const isHelped = polling.postponed || waitOf(props).isLong;
  return (
    <Alert kind="info" action={isHelped && <WaitActions {...props} />}>
      <PreparingWords {...props} />
      {then !== undefined && <div>{then}</div>}
      <NotifyWhenReady subscription={subscription} state={state} />
    </Alert>
  );
}

/** Why polling stopped, and a retry. */
export function PollingStopped({ polling: { error, checkAgain } }: { polling: PollingState }) {
  return (
    <FailureAlert message={stoppedLabel(error)} retryLabel={t('common.checkAgain')} onRetry={checkAgain} />
  );
}

/** How long it takes, and what stands in the way. */
export function PreparingWords({ subscription, polling, state, now }: PreparingProps) {
  const { postponed, refused, since } = polling;
  const { elapsed, usual, isLong } = waitOf({ subscription, polling, state, now });
  return (
    <>
      <div>{t('states.mayTakeAWhile')}</div>
      {state === 'preparing' && (
        // Its space is reserved from the start: nothing moves once the time is known.
        <Box
          sx={{
            typography: 'caption',
            color: 'text.secondary',
            visibility: since === undefined ? 'hidden' : undefined,
          }}
        >
          <span>{`${t('states.settingUp', { minutes: wholeMinutes(elapsed) })} `}</span>
          {usual !== undefined && (
            <span>
              {isLong
                ? t('states.longerThanUsual')
                : t('states.usuallyTakes', { minutes: wholeMinutes(usual) })}
            </span>
          )}
        </Box>
      )}
      {postponed && <div>{t('states.postponed', { count: MOST_POLLED })}</div>}
      {refused && <div>{t('states.noAccessYet')}</div>}
    </>
  );
}

function waitOf({ subscription, polling: { since }, state, now }: PreparingProps) {
  const elapsed = since === undefined ? 0 : Math.max(0, now - since);
  const past = pastTimes(subscription.region);
  return { elapsed, usual: usualTime(past), isLong: state === 'preparing' && isUnusual(elapsed, past) };
}

/** "Notify me", while an instance is being prepared. */
export function NotifyWhenReady({ subscription, state }: Pick<PreparingProps, 'subscription' | 'state'>) {
  const { sub = '' } = useProfile();
  if (state !== 'preparing') return null;
  return (
    <Box sx={{ minHeight: NOTIFY_HEIGHT }}>
      <Suspense>
        <NotifyMe user={sub} id={subscription.id} />
      </Suspense>
    </Box>
  );
}

/** "Check again", and the way to customer service, if waiting alone may not do; otherwise nothing. */
export function WaitActions(props: PreparingProps) {
  const { postponed, checkAgain } = props.polling;
  const { isLong } = waitOf(props);
  if (!isLong && !postponed) return null;
  return (
    <>
      <Button size="small" onClick={checkAgain}>
        {t('common.checkAgain')}
      </Button>
      {isLong && <AskCustomerService color="primary" />}
    </>
  );
}
