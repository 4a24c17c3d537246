// The connection's fields (docs/product/screens.md#entra-id, docs/product/enterprise-connection.md#mistakes): classic
// mistakes are said while typing, what is missing when it is sent. The stored secret never comes here: a field that
// is left empty keeps it.
import { useState } from 'react';
import { useSaveConnection } from '../../api/instances/connections';
import { useProfile } from '../../auth/useProfile';
import {
  connectionEdits,
  connectionForm,
  connectionValues,
  type ConnectionValues,
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
import { Form } from '../../ui/form/Form';
import { LeaveDialog } from '../../ui/form/LeaveDialog';
import { useKeptForm } from '../../ui/form/useKeptForm';
import { ConnectionField } from './ConnectionField';
import { DomainAliases } from './DomainAliases';
import { SecretField } from './SecretField';
import { connectionFormName } from './entraId';

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
  const { run, isPending, error } = useSaveConnection(instance.stackId, subdomainOf(instance));
  const server = connectionValues(connection);
  const [aliasProblem, setAliasProblem] = useState<string>();

  const tenantId = connection?.options.tenantId;
  const facts = {
    hasSecret: connection !== null && connectionForm(connection).hasSecret,
    tenantId: typeof tenantId === 'string' ? tenantId : undefined,
  };
  const form = useKeptForm<ConnectionValues>({
    name: connectionFormName(instance.stackId),
    user: useProfile().sub,
    base: server,
    labels: {
      tenantDomain: 'Tenant domain',
      domainAliases: 'Domain aliases',
      clientId: 'Client ID',
      clientSecret: 'Client secret',
    },
    check: (values) => ({ ...connectionProblems(values, facts), domainAliases: aliasProblem }),
    mistakes: (values) => ({ ...connectionMistakes(values, facts), domainAliases: aliasProblem }),
    secrets: ['clientSecret'],
  });
  const { values } = form;

  const submit = (sent: ConnectionValues) => {
    // What was typed since it was sent stays; the rest is as the server says, or as it was sent where that isn't known.
    const edits = connection ? connectionEdits(sent, form.base()) : sent;
    run(
      { exists: connection !== null, edits },
      {
        onSuccess: (saved) =>
          form.settle(sent, saved === undefined ? { ...sent, clientSecret: '' } : connectionValues(saved)),
      },
    );
  };
  return (
    <Form form={form} onSubmit={submit} sx={{ display: 'grid', gap: 2.5, maxWidth: 560 }}>
      <ConnectionField
        form={form}
        name="tenantDomain"
        hint="Required. The directory’s primary domain, such as example.onmicrosoft.com."
      />
      <DomainAliases form={form} onProblem={setAliasProblem} />
      <ConnectionField
        form={form}
        name="clientId"
        hint={isOddClientId(values.clientId) ? ODD_CLIENT_ID : CLIENT_ID_HINT}
      />
      <SecretField
        form={form}
        isStored={facts.hasSecret}
        isOfAnotherClient={facts.hasSecret && values.clientId !== server.clientId}
      />
      {error && <FailureNotice message={`The connection was not saved. ${error.message}`} />}
      <BusyButton type="submit" variant="contained" busy={isPending} sx={{ justifySelf: 'start' }}>
        Save connection
      </BusyButton>
      {/* Unlike the other fields, which are kept as a draft. */}
      <LeaveDialog isOn={values.clientSecret !== ''}>
        The client secret you typed isn’t saved yet. We keep it nowhere, so it’s lost if you leave. Your other
        changes are kept in this tab.
      </LeaveDialog>
    </Form>
  );
}
