// Cancels the subscription or, in the same place, takes that back (docs/product/plans.md#change-action,
// docs/product/subscriptions.md#cancelling).
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useReactivateSubscription } from '../../../api/subscriptions/cancellation';
import { planChangeAction, type Plan } from '../../../domain/plans/plan';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { BusyButton } from '../../../ui/form/BusyButton';
import { FailureAlert } from '../../../ui/feedback/FailureAlert';
import { t } from '../../../messages/t';
import { CancelDialog } from './CancelDialog';

/** Shows the button that cancels the subscription, or the one that reactivates it. */
export function SubscriptionEnd({
  subscription,
  plan,
}: {
  subscription: Subscription;
  plan: Plan | undefined;
}) {
  const { id, planId } = subscription;
  const [asks, setAsks] = useState<'never' | 'open' | 'closed'>('never');
  const { run, isPending, error } = useReactivateSubscription(id);
  const isCancelled = planChangeAction(subscription, planId, planId) === 'reactivate';
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', pt: 3, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ color: 'text.secondary' }}>
        {isCancelled ? endWords(subscription) : t('manage.beforeCancelling')}
      </Box>
      {/* The same button for both actions, so that focus stays on it when one has replaced the other. */}
      <BusyButton
        variant={isCancelled ? 'outlined' : 'text'}
        color={isCancelled ? 'primary' : 'error'}
        busy={isPending}
        onClick={() => {
          if (isCancelled) run();
          else setAsks('open');
        }}
        sx={isCancelled ? {} : { ml: -1 }}
      >
        {isCancelled ? t('manage.reactivateSubscription') : t('manage.cancelSubscription')}
      </BusyButton>
      {isCancelled && error && <FailureAlert message={t('manage.notReactivated', { why: error.message })} />}
      {asks !== 'never' && (
        <CancelDialog
          open={asks === 'open'}
          subscription={subscription}
          plan={plan}
          onClose={() => setAsks('closed')}
        />
      )}
    </Box>
  );
}

function endWords({ contractTermEnd }: Subscription): string {
  return contractTermEnd === undefined
    ? t('manage.endsSometime')
    : t('manage.endsOn', { end: contractTermEnd });
}
