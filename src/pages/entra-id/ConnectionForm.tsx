// The connection's fields (decisions 6): classic mistakes are said while typing, what is missing when it is sent. The stored
// secret never comes here: a field that is left empty keeps it.
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useSaveConnection } from '../../api/connections';
import { useProfile } from '../../auth/useProfile';
import {
  connectionEdits,
  connectionForm,
  connectionValues,
  type ConnectionValues,
  type EnterpriseConnection,
} from '../../domain/connection';
import { connectionMistakes, connectionProblems, isOddClientId } from '../../domain/connectionProblems';
import type { Instance } from '../../domain/instance';
import { subdomainOf } from '../../domain/subscription';
import { BusyButton } from '../../ui/BusyButton';
import { FailureNotice } from '../../ui/FailureNotice';
import { holdReload } from '../../ui/reloadForNewVersion';
import { useFormMemory } from '../../ui/useFormMemory';
import { useProblemSummary } from '../../ui/useProblemSummary';
import { ConnectionField } from './ConnectionField';
import { DomainAliases } from './DomainAliases';
import { connectionFormName } from './entraId';
import { SecretField } from './SecretField';

interface ConnectionFormProps {
  instance: Instance;
  /** null where there is none yet. */
  connection: EnterpriseConnection | null;
}

const CLIENT_ID_HINT = 'The application (client) ID, not the directory (tenant) ID.';
const ODD_CLIENT_ID =
  'This doesn’t look like a client ID, which has 32 hexadecimal digits in five groups. Please compare it.';

/** Creates the connection where there is none, else changes it. What was typed survives a failure. */
export function ConnectionForm({ instance, connection }: ConnectionFormProps) {
  const { wish, error, save } = useSaveConnection(instance.stackId, subdomainOf(instance));
  const { first, keep, forget } = useFormMemory(
    connectionFormName(instance.stackId),
    useProfile().sub ?? '',
    connectionValues(connection),
  );
  const form = useForm<ConnectionValues>({ defaultValues: first, shouldFocusError: false });
  const { control, formState, getValues, register, reset, subscribe } = form;
  const values = useWatch({ control }) as ConnectionValues;

  // In step with the tab's storage; the secret is never kept, so nothing but the user may load the page again.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => keep({ ...typed, clientSecret: '' }),
      }),
    [subscribe, keep],
  );
  useEffect(() => holdReload(() => getValues('clientSecret') !== ''), [getValues]);

  const tenantId = connection?.options.tenantId;
  const facts = {
    hasSecret: connection !== null && connectionForm(connection).hasSecret,
    tenantId: typeof tenantId === 'string' ? tenantId : undefined,
  };
  const problems = formState.isSubmitted
    ? connectionProblems(values, facts)
    : connectionMistakes(values, facts);
  const { onInvalid, summary } = useProblemSummary(form, [
    ['tenantDomain', 'Tenant domain', problems.tenantDomain],
    ['clientId', 'Client ID', problems.clientId],
    ['clientSecret', 'Client secret', problems.clientSecret],
  ]);
  const field = (name: 'tenantDomain' | 'clientId' | 'clientSecret') =>
    register(name, { validate: () => connectionProblems(getValues(), facts)[name] ?? true });

  const submit = form.handleSubmit((sent) => {
    const from = connectionValues(connection);
    const edits = connection ? connectionEdits(sent, from) : sent;
    save({ exists: connection !== null, edits }, () => {
      reset({ ...sent, clientSecret: '' });
      forget();
    });
  }, onInvalid);
  return (
    <Box
      component="form"
      noValidate
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 560 }}
    >
      {summary}
      <ConnectionField
        label="Tenant domain"
        hint="The directory’s primary domain, such as example.onmicrosoft.com."
        field={field('tenantDomain')}
        problem={problems.tenantDomain}
      />
      <DomainAliases control={control} />
      <ConnectionField
        label="Client ID"
        hint={isOddClientId(values.clientId) ? ODD_CLIENT_ID : CLIENT_ID_HINT}
        field={field('clientId')}
        problem={problems.clientId}
      />
      <SecretField
        field={field('clientSecret')}
        isStored={facts.hasSecret}
        problem={problems.clientSecret}
        isOfAnotherClient={facts.hasSecret && values.clientId !== connectionValues(connection).clientId}
      />
      {error && <FailureNotice message={`The connection was not saved. ${error.message}`} />}
      <BusyButton
        type="submit"
        variant="contained"
        busy={wish !== undefined}
        sx={{ justifySelf: 'start', minHeight: 40 }}
      >
        Save connection
      </BusyButton>
    </Box>
  );
}
