// The connection's fields (docs/product/screens.md#entra-id, docs/product/enterprise-connection.md#mistakes): classic
// mistakes are said while typing, what is missing when it is sent. The stored secret never comes here: a field that
// is left empty keeps it.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useSaveConnection } from '../../api/instances/connections';
import {
  connectionForm,
  connectionValues,
  type EnterpriseConnection,
} from '../../domain/connections/connection';
import {
  connectionMistakes,
  connectionProblems,
  isOddClientId,
} from '../../domain/connections/connectionProblems';
import type { Instance } from '../../domain/instances/instance';
import { subdomainOf } from '../../domain/subscriptions/subscription';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { useProblemSummary } from '../../ui/form/useProblemSummary';
import { ConnectionField } from './ConnectionField';
import { DomainAliases } from './DomainAliases';
import { SecretField } from './SecretField';
import { SecretGuard } from './SecretGuard';
import { useConnectionDraft } from './useConnectionDraft';

interface ConnectionFormProps {
  instance: Instance;
  /** null where there is none yet. */
  connection: EnterpriseConnection | null;
}

const CLIENT_ID_HINT = 'Required. The application (client) ID, not the directory (tenant) ID.';
const ODD_CLIENT_ID =
  'Required. This doesn’t look like a client ID, which has 32 hexadecimal digits in five groups. Please compare it.';

/** Creates the connection where there is none, else changes it. What was typed survives a failure. */
export function ConnectionForm({ instance, connection }: ConnectionFormProps) {
  const { wish, error, save } = useSaveConnection(instance.stackId, subdomainOf(instance));
  const { form, values, edits, follow } = useConnectionDraft(instance.stackId, connectionValues(connection));
  const { control, formState, getValues, register } = form;
  const [aliasProblem, setAliasProblem] = useState<string>();

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
    ['domainAliases', 'Domain aliases', aliasProblem],
    ['clientId', 'Client ID', problems.clientId],
    ['clientSecret', 'Client secret', problems.clientSecret],
  ]);
  const field = (name: 'tenantDomain' | 'clientId' | 'clientSecret') =>
    register(name, { validate: () => connectionProblems(getValues(), facts)[name] ?? true });

  const submit = form.handleSubmit((sent) => {
    // What was typed since it was sent stays; the rest is as the server says, or as it was sent where that isn't known.
    save({ exists: connection !== null, edits: connection ? edits(sent) : sent }, (saved) =>
      follow(sent, saved === undefined ? { ...sent, clientSecret: '' } : connectionValues(saved)),
    );
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
        hint="Required. The directory’s primary domain, such as example.onmicrosoft.com."
        field={field('tenantDomain')}
        problem={problems.tenantDomain}
      />
      <DomainAliases control={control} problem={aliasProblem} onProblem={setAliasProblem} />
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
      <BusyButton type="submit" variant="contained" busy={wish !== undefined} sx={{ justifySelf: 'start' }}>
        Save connection
      </BusyButton>
      <SecretGuard isTyped={values.clientSecret !== ''} />
    </Box>
  );
}
