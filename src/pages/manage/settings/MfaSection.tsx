// Multifactor authentication for all users of an instance (docs/product/instance-settings.md#multifactor): requiring
// it needs a confirmation.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConnectionFact, useUserCount } from '../../../api/instances/instanceFacts';
import { instanceMfaQuery, useRequireMfa } from '../../../api/instances/instanceMfa';
import { afterMfa, mfaConsequences } from '../../../domain/consequences/mfa';
import { displayName } from '../../../domain/subscriptions/subscription';
import { ConsequenceList } from '../../../features/consequences/ConsequenceList';
import { useStoreRemaining, useLeaveRemaining } from '../../../features/consequences/remainingStorage';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SwitchRow } from '../../../ui/choices/SwitchRow';
import type { Instance } from '../../../domain/instances/instance';
import { t } from '../../../messages/t';

/** Shows the switch that requires multifactor authentication for all users. */
export function MfaSection({ instance }: { instance: Instance }) {
  const { stackId } = instance;
  const mfa = useQuery(instanceMfaQuery(stackId));
  const { run, variables, error } = useRequireMfa(instance);
  const [isAsking, setIsAsking] = useState(false);
  const keep = useStoreRemaining(instance.id);
  const leave = useLeaveRemaining(instance.id);
  const save = (isRequired: boolean) =>
    run(isRequired, {
      onDone: () => {
        if (isRequired) leave('mfa', afterMfa(instance.fqdn ?? ''));
        else keep('mfa', undefined);
      },
    });
  return (
    <LoadedPart what={t('manage.setting')} query={mfa} height={{ xs: 100, sm: 60, md: 40 }}>
      {(isRequired) => (
        <>
          <SwitchRow
            label={t('settings.requireMfa')}
            description={t('manage.requireMfaAbout')}
            isOn={isRequired}
            pending={variables}
            failure={error ? t('forms.notSaved', { why: error.message }) : undefined}
            onChange={(isOn) => (isOn ? setIsAsking(true) : save(false))}
          />
          <ConfirmDialog
            open={isAsking}
            title={t('manage.requireMfaTitle', { name: displayName(instance) })}
            confirmLabel={t('manage.require')}
            onConfirm={() => {
              setIsAsking(false);
              save(true);
            }}
            onClose={() => setIsAsking(false)}
          >
            <MfaConsequences stackId={stackId} />
          </ConfirmDialog>
        </>
      )}
    </LoadedPart>
  );
}

/** The consequences of requiring it. The instance's data for them are read once the dialog is open. */
function MfaConsequences({ stackId }: { stackId: string }) {
  const users = useUserCount(stackId);
  const connection = useConnectionFact(stackId);
  return <ConsequenceList consequences={mfaConsequences({ users, connection })} />;
}
