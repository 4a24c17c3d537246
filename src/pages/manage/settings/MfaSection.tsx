// Multifactor authentication for all users of an instance (docs/product/instance-settings.md#multifactor): requiring
// it asks first.
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instanceMfaQuery, useRequireMfa } from '../../../api/instances/instanceMfa';
import { displayName } from '../../../domain/subscriptions/subscription';
import { ConfirmDialog } from '../../../ui/form/ConfirmDialog';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SwitchRow } from '../../../ui/choices/SwitchRow';
import type { StackSectionProps } from './StackSectionProps';
import { t } from '../../../messages/t';

/** Shows the switch that requires multifactor authentication for all users. */
export function MfaSection({ subscription, stackId }: StackSectionProps) {
  const mfa = useQuery(instanceMfaQuery(stackId));
  const { run, variables, error } = useRequireMfa({ ...subscription, stackId });
  const [isAsking, setIsAsking] = useState(false);
  return (
    <LoadedPart what={t('manage.setting')} query={mfa} height={40}>
      {(isRequired) => (
        <>
          <SwitchRow
            label={t('settings.requireMfa')}
            description={t('manage.requireMfaAbout')}
            isOn={isRequired}
            pending={variables}
            failure={error ? t('forms.notSaved', { why: error.message }) : undefined}
            onChange={(isOn) => (isOn ? setIsAsking(true) : run(false))}
          />
          <ConfirmDialog
            open={isAsking}
            title={t('manage.requireMfaTitle', { name: displayName(subscription) })}
            confirmLabel={t('manage.require')}
            onConfirm={() => {
              setIsAsking(false);
              run(true);
            }}
            onClose={() => setIsAsking(false)}
          >
            <Typography>{t('settings.requireMfaMeans')}</Typography>
          </ConfirmDialog>
        </>
      )}
    </LoadedPart>
  );
}
