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
import { paths } from '../../paths';
import { Icon } from '../../ui/content/Icon';
import { inNewTab } from '../../ui/content/newTab';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';

/** The height reserved for `NotifyMe` while its code is loading, px. */
const NOTIFY_HEIGHT = 36;

// Most visits have no instance in preparation.
const NotifyMe = lazyPart(async () => (await import('../../ui/feedback/NotifyMe')).NotifyMe);

interface PreparingAlertProps {
  subscription: Subscription;
  polling: PollingState;
  state: StackState;
  /** Epoch ms. */
  now: number;
  /** A sentence about what will be known once the instance is ready. */
  then?: string | undefined;
}

/** Shows an instance's polling state: preparation time, missing access, or why polling stopped and a retry. */
export function PreparingAlert({ subscription, polling, state, now, then }: PreparingAlertProps) {
  const { stopped, error, postponed, refused, since, checkAgain } = polling;
  const { sub = '' } = useProfile();
  if (stopped) {
    return (
      <FailureAlert message={stoppedLabel(error)} retryLabel={t('common.checkAgain')} onRetry={checkAgain} />
    );
  }
  const elapsed = since === undefined ? 0 : Math.max(0, now - since);
  const past = pastTimes(subscription.region);
  const usual = usualTime(past);
  const isLong = state === 'preparing' && isUnusual(elapsed, past);
  return (
    <Alert
      kind="info"
      action={(isLong || postponed) && <WaitActions isLong={isLong} onCheckAgain={checkAgain} />}
    >
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
      {then !== undefined && <div>{then}</div>}
      {refused && <div>{t('states.noAccessYet')}</div>}
      {state === 'preparing' && (
        <Box sx={{ minHeight: NOTIFY_HEIGHT }}>
          <Suspense>
            <NotifyMe user={sub} id={subscription.id} />
          </Suspense>
        </Box>
      )}
    </Alert>
  );
}

function WaitActions({ isLong, onCheckAgain }: { isLong: boolean; onCheckAgain: () => void }) {
  return (
    <>
      <Button size="small" onClick={onCheckAgain}>
        {t('common.checkAgain')}
      </Button>
      {isLong && (
        <Button
          size="small"
          {...inNewTab(paths.support(), t('common.askCustomerService'))}
          endIcon={<Icon icon="newTab" size={18} />}
        >
          {t('common.askCustomerService')}
        </Button>
      )}
    </>
  );
}
