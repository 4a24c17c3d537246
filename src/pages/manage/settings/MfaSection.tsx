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

/** Takes the instance. */
export function MfaSection({ subscription, stackId }: StackSectionProps) {
  const mfa = useQuery(instanceMfaQuery(stackId));
  const { run, variables, error } = useRequireMfa(stackId, subscription.fqdn);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <LoadedPart what="setting" query={mfa} height={40}>
      {(isRequired) => (
        <>
          <SwitchRow
            label="Require multifactor authentication"
            description="Every user of this instance signs in with a second factor, such as a code from an app."
            isOn={isRequired}
            wish={variables}
            failure={error ? `Something went wrong while saving. ${error.message}` : undefined}
            onChange={(isOn) => (isOn ? setIsAsking(true) : run(false))}
          />
          <ConfirmDialog
            open={isAsking}
            title={`Require multifactor authentication for ${displayName(subscription)}?`}
            confirmLabel="Require"
            onConfirm={() => {
              setIsAsking(false);
              run(true);
            }}
            onClose={() => setIsAsking(false)}
          >
            <Typography>
              From the next sign-in on, every user of this instance needs a second factor. Who has none yet is
              asked to set one up first.
            </Typography>
          </ConfirmDialog>
        </>
      )}
    </LoadedPart>
  );
}
