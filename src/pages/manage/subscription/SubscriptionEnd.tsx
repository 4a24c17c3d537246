// The end of a subscription: the button that cancels it, or the one that reactivates it (docs/product/plans.md#change-action,
// docs/product/subscriptions.md#cancelling).
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { plansQuery } from '../../../api/catalogue/plans';
import { useReactivateSubscription } from '../../../api/subscriptions/cancellation';
import { countsAsCancelled, type Subscription } from '../../../domain/subscriptions/subscription';
import { t } from '../../../messages/t';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { BusyButton } from '../../../ui/form/BusyButton';
import { CancelDialog } from './CancelDialog';

/** Says what the button does, and shows what went wrong below it. */
export function SubscriptionEnd({ subscription }: { subscription: Subscription }) {
  const { id, planId } = subscription;
  const plans = useQuery(plansQuery());
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const { run, isPending, error } = useReactivateSubscription(id);
  const isCancelled = countsAsCancelled(subscription);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ color: 'text.secondary' }}>
        {isCancelled ? endLabel(subscription) : t('manage.beforeCancelling')}
      </Box>
      {/* The same button for both actions, so that focus stays on it when one has replaced the other. */}
      <BusyButton
        variant={isCancelled ? 'outlined' : 'text'}
        color={isCancelled ? 'primary' : 'error'}
        busy={isPending}
        onClick={() => {
          if (isCancelled) run();
          else setDialog('open');
        }}
        sx={isCancelled ? {} : { ml: -1 }}
      >
        {isCancelled ? t('manage.reactivateSubscription') : t('manage.cancelSubscription')}
      </BusyButton>
      {isCancelled && error && <FailureAlert message={t('manage.notReactivated', { why: error.message })} />}
      {dialog !== 'never' && (
        <CancelDialog
          open={dialog === 'open'}
          subscription={subscription}
          plan={plans.data?.find((one) => one.id === planId)}
          onClose={() => setDialog('closed')}
        />
      )}
    </Box>
  );
}

function endLabel({ contractTermEnd }: Subscription): string {
  return contractTermEnd === undefined
    ? t('manage.endsSometime')
    : t('manage.endsOn', { end: contractTermEnd });
}
