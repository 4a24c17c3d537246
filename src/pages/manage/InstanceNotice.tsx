// The alert above the sections while the instance isn't ready (docs/product/subscriptions.md#instance-state).
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFollowing } from '../../api/subscriptions/following';
import { isFollowed, stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { useNow } from '../../browser/useNow';
import { AskCustomerService } from '../../features/instances/AskCustomerService';
import { FollowingNotice } from '../../features/instances/FollowingNotice';
import { usePermission } from '../../guards/usePermission';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';

/** The alert; empty if the instance is ready. */
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
  const following = useFollowing(subscription.id, followed);
  const may = usePermission(subscription.id);
  const now = useNow();
  const state = stackState(subscription);
  if (state === 'failed') {
    return (
      <Alert kind="error" action={<AskCustomerService />}>
        {t('manage.failed')}
      </Alert>
    );
  }
  if (!followed) return undefined;
  const isKnown = may('manageInstance') || may('manageSubscription');
  return (
    <FollowingNotice
      subscription={subscription}
      following={following}
      state={state}
      now={now}
      then={isKnown ? undefined : t('manage.onceReady')}
    />
  );
}
