// The alert above the sections while the instance isn't ready (docs/product/subscriptions.md#instance-state).
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { usePolling } from '../../api/subscriptions/polling';
import { isPolled, stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { useNow } from '../../browser/effects/useTimer';
import { AskCustomerService } from '../../features/instances/AskCustomerService';
import { PreparingAlert } from '../../features/instances/PreparingAlert';
import { usePermission } from '../../guards/usePermission';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';

/** The alert; empty if the instance is ready. */
export function InstanceAlert({ subscription }: { subscription: Subscription }) {
  const text = useAlertText(subscription);
  return (
    <Box role="status" sx={text === undefined ? {} : { mb: 3 }}>
      {text}
    </Box>
  );
}

function useAlertText(subscription: Subscription): ReactNode {
  const polled = isPolled(subscription);
  const polling = usePolling(subscription.id, polled);
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
  if (!polled) return undefined;
  const isKnown = may('manageInstance') || may('manageSubscription');
  return (
    <PreparingAlert
      subscription={subscription}
      polling={polling}
      state={state}
      now={now}
      then={isKnown ? undefined : t('manage.onceReady')}
    />
  );
}
