// What a card and the instance's pages say while it is being prepared (docs/product/screens.md#card,
// docs/product/polling.md#elapsed-time): the note, how long it has been and whether that is unusual, a refusal that
// is being waited for, or that nobody asks any more and the way to ask again.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FollowingState } from '../../api/subscriptions/following';
import { pastTimes } from '../../api/subscriptions/preparingTimes';
import { isUnusual, minutesInWords, stoppedWords, usualTime } from '../../domain/subscriptions/preparing';
import type { StackState } from '../../domain/subscriptions/subscription';
import { paths } from '../../paths';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { Notice } from '../../ui/feedback/Notice';

interface FollowingNoticeProps {
  following: FollowingState;
  state: StackState;
  /** Epoch ms. */
  now: number;
  /** What will be known once it is ready. */
  then?: string | undefined;
}

/** Takes how the following of the instance stands. */
export function FollowingNotice({ following, state, now, then }: FollowingNoticeProps) {
  const { stopped, error, refused, since, checkAgain } = following;
  if (stopped) {
    return <FailureNotice message={stoppedWords(error)} retryLabel="Check again" onRetry={checkAgain} />;
  }
  const elapsed = since === undefined ? 0 : Math.max(0, now - since);
  const past = pastTimes();
  const isLong = state === 'preparing' && isUnusual(elapsed, past);
  return (
    <Notice kind="info" action={isLong && <LongWaitActions onCheckAgain={checkAgain} />}>
      <div>It may take a while until your PRTG is ready.</div>
      {state === 'preparing' && since !== undefined && (
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          We have been setting up the server for {minutesInWords(elapsed)}.{' '}
          {isLong
            ? 'This is taking longer than usual.'
            : `It usually takes about ${minutesInWords(usualTime(past))}.`}
        </Box>
      )}
      {then !== undefined && <div>{then}</div>}
      {refused && 'We are not allowed to see its state yet, and keep asking.'}
    </Notice>
  );
}

function LongWaitActions({ onCheckAgain }: { onCheckAgain: () => void }) {
  return (
    <>
      <Button size="small" onClick={onCheckAgain}>
        Check again
      </Button>
      <Button size="small" href={paths.support()} target="_blank" rel="noopener noreferrer">
        Ask our customer service
      </Button>
    </>
  );
}
