// What stands above the sections while the instance isn't ready (docs/product/subscriptions.md#instance-state).
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFollowing } from '../../api/subscriptions/following';
import { stoppedWords } from '../../domain/subscriptions/preparing';
import { isFollowed, stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { paths } from '../../paths';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { Notice } from '../../ui/feedback/Notice';

/** Nothing where the instance is ready. */
export function InstanceNotice({ subscription }: { subscription: Subscription }) {
  const words = useWords(subscription);
  return (
    <Box role="status" sx={words === undefined ? {} : { mb: 3 }}>
      {words}
    </Box>
  );
}

function useWords(subscription: Subscription): ReactNode {
  const followed = isFollowed(subscription);
  const { stopped, error, refused, checkAgain } = useFollowing(subscription.id, followed);
  if (stackState(subscription) === 'failed') {
    return (
      <Notice kind="error" action={<CustomerService />}>
        The last change of this instance failed, or it could not be created. Please ask our customer service.
      </Notice>
    );
  }
  if (!followed) return undefined;
  if (stopped) {
    return <FailureNotice message={stoppedWords(error)} retryLabel="Check again" onRetry={checkAgain} />;
  }
  return (
    <Notice kind="info">
      <div>It may take a while until your PRTG is ready.</div>
      {refused && 'We are not allowed to see its state yet, and keep asking.'}
    </Notice>
  );
}

function CustomerService() {
  return (
    <Button
      component="a"
      href={paths.support()}
      target="_blank"
      rel="noopener noreferrer"
      size="small"
      color="error"
      aria-label="Ask our customer service (opens in a new tab)"
    >
      Ask our customer service
    </Button>
  );
}
