// Asks for confirmation before a subscription is cancelled (docs/product/subscriptions.md#cancelling): shows what happens and
// when, and requires a reason from the list.
import Box from '@mui/material/Box';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureSentence } from '../../../api/outcomes/uncertain';
import { TextField } from '../../../ui/form/TextField';
import { cancellationReasonsQuery, useCancelSubscription } from '../../../api/subscriptions/cancellation';
import { useSkipped } from '../../../api/client/lists';
import {
  knownFacts,
  useConnectionFact,
  useProbeFact,
  useUserCount,
} from '../../../api/instances/instanceFacts';
import { afterCancellation, cancelConsequences } from '../../../domain/consequences/cancellation';
import { isReadyInstance, type Instance } from '../../../domain/instances/instance';
import type { Plan } from '../../../domain/plans/plan';
import { displayName, isDeleted, type Subscription } from '../../../domain/subscriptions/subscription';
import { AskCustomerService } from '../../../features/instances/AskCustomerService';
import { ConsequenceList } from '../../../features/consequences/ConsequenceList';
import { useLeaveRemaining } from '../../../features/consequences/remainingStorage';
import { usePermission } from '../../../guards/usePermission';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { FieldProblem } from '../../../ui/form/HelperText';
import { SkippedAlert } from '../../../ui/feedback/SkippedAlert';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { t } from '../../../messages/t';

interface CancelDialogProps {
  open: boolean;
  subscription: Subscription;
  /** Its plan, if that is known. */
  plan: Plan | undefined;
  onClose: () => void;
}

/** The dialog. If the subscription ends at once, the page around it redirects to the overview, because it no longer exists. */
export function CancelDialog({ open, subscription, plan, onClose }: CancelDialogProps) {
  const reasons = useQuery(cancellationReasonsQuery());
  const { run, isPending, error } = useCancelSubscription(subscription);
  const [code, setCode] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  const reasonsPart = useRef<HTMLDivElement>(null);
  const isMissing = hasTried && code === '';
  const client = useQueryClient();
  const leave = useLeaveRemaining(subscription.id);
  const may = usePermission(subscription.id);
  // Only users who may manage the instance can read its data, and only while it runs.
  const instance = may('manageInstance') && isReadyInstance(subscription) ? subscription : undefined;
  const confirm = () => {
    const facts = instance && knownFacts(client, instance.stackId);
    run(code, {
      onSuccess: close,
      onDone: (now) => {
        if (!isDeleted(now)) leave('cancellation', afterCancellation(now, facts));
      },
    });
  };
  const close = () => {
    setHasTried(false);
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('manage.cancelTitle', { name: displayName(subscription) })}
      confirmLabel={t('manage.cancelSubscription')}
      closeLabel={t('manage.keepSubscription')}
      isDangerous
      busy={isPending}
      failure={
        hasTried && code !== '' && error
          ? failureSentence(error, (why) => t('manage.notCancelled', { why }))
          : undefined
      }
      onConfirm={() => {
        setHasTried(true);
        if (code === '') (select.current ?? reasonsPart.current)?.focus();
        else confirm();
      }}
      onClose={close}
    >
      <Box sx={{ mb: 3 }}>
        {instance ? (
          <CancelConsequences instance={instance} plan={plan} />
        ) : (
          <ConsequenceList consequences={cancelConsequences(subscription, plan, undefined)} />
        )}
      </Box>
      <SkippedAlert
        count={useSkipped(cancellationReasonsQuery())}
        one={t('manage.oneReason')}
        many={t('manage.reasons')}
      />
      <Box ref={reasonsPart} tabIndex={-1}>
        <LoadedPart what={t('manage.reasons')} query={reasons} height={40}>
          {(list) => (
            <TextField
              select
              isRequired
              label={t('manage.reason')}
              fullWidth
              value={code}
              onChange={(event) => setCode(event.target.value)}
              error={isMissing}
              helperText={
                isMissing ? <FieldProblem>{t('manage.reasonMissing')}</FieldProblem> : t('manage.reasonHint')
              }
              inputRef={select}
              sx={{ mt: 1, maxWidth: 400 }}
            >
              <option value="">{t('manage.chooseReason')}</option>
              {list.map((reason) => (
                <option key={reason.code} value={reason.code}>
                  {reason.name || reason.code}
                </option>
              ))}
            </TextField>
          )}
        </LoadedPart>
        {reasons.error && !reasons.data && (
          <Box sx={{ mt: 1 }}>
            <AskCustomerService />
          </Box>
        )}
      </Box>
    </ConfirmDialog>
  );
}

/** The consequences of cancelling, with those that depend on the instance's data. */
function CancelConsequences({ instance, plan }: { instance: Instance; plan: Plan | undefined }) {
  const probe = useProbeFact(instance.stackId);
  const users = useUserCount(instance.stackId);
  const connection = useConnectionFact(instance.stackId);
  return <ConsequenceList consequences={cancelConsequences(instance, plan, { probe, users, connection })} />;
}
