// What a card says while its instance is being prepared (specification 2 and 4): the note, a refusal that is being
// waited for, or that nobody asks any more and the way to ask again.
import type { FollowingState } from '../../api/following';
import { FailureNotice } from '../../ui/FailureNotice';
import { Notice } from '../../ui/Notice';

/** Takes how the following of the instance stands. */
export function FollowingNotice({ following }: { following: FollowingState }) {
  const { stopped, error, refused, checkAgain } = following;
  if (stopped) {
    return (
      <FailureNotice
        message={
          error
            ? `We stopped asking whether your PRTG is ready. ${error.message}`
            : 'Your PRTG is still not ready. We stopped asking after an hour.'
        }
        retryLabel="Check again"
        onRetry={checkAgain}
      />
    );
  }
  return (
    <Notice kind="info">
      It may take a while until your PRTG is ready.
      {refused && ' We are not allowed to see its state yet, and keep asking.'}
    </Notice>
  );
}
