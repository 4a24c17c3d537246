// The connection's fields (docs/product/screens.md#entra-id, docs/product/enterprise-connection.md#mistakes): classic
// mistakes are shown while typing, missing values on submit. The stored secret is never sent here: leaving its field
// empty keeps it.
import { useState } from 'react';
import { failureWords } from '../../api/outcomes/uncertain';
import { useSaveConnection } from '../../api/instances/connections';
import { useProfile } from '../../auth/useProfile';
import {
  connectionEdits,
  connectionForm,
  tenantIdOf,
  type EnterpriseConnection,
} from '../../domain/connections/connection';
import {
  connectionMistakes,
  connectionProblems,
  isOddClientId,
  type ConnectionProblems,
} from '../../domain/connections/connectionProblems';
import type { Instance } from '../../domain/instances/instance';
import { subdomainOf } from '../../domain/subscriptions/subscription';
import { useKeepRemaining } from '../../features/consequences/keptRemaining';
import { BusyButton } from '../../ui/form/BusyButton';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Form } from '../../ui/form/Form';
import { LeaveDialog } from '../../ui/form/LeaveDialog';
import { useKeptForm } from '../../ui/form/useKeptForm';
import { aliasProblems, draftOf, enteredValues, type ConnectionDraft } from './connectionDraft';
import { ConnectionField } from './ConnectionField';
import { DomainAliases } from './DomainAliases';
import { SecretField } from './SecretField';
import { connectionFormName } from './entraId';
import { t, textOf, type Message } from '../../messages/t';

interface ConnectionFormProps {
  instance: Instance;
  /** null if there is none yet. */
  connection: EnterpriseConnection | null;
}

/** Creates the connection if there is none, else changes it. What was typed survives a failure. */
export function ConnectionForm({ instance, connection }: ConnectionFormProps) {
  const { run, isPending, error } = useSaveConnection(instance.stackId, subdomainOf(instance));
  const server = draftOf(connection);
  const keepRemaining = useKeepRemaining(instance.id);
  const [isAsking, setIsAsking] = useState(false);
  const [wrongAliases, setWrongAliases] = useState<readonly Message[]>([]);
  // Translated at each render, so that the messages follow the current language.
  const said = (problems: ConnectionProblems, aliases: readonly Message[]) => ({
    tenantDomain: textOf(problems.tenantDomain),
    domainAliases: aliases.map((problem) => textOf(problem)).join(' ') || undefined,
    clientId: textOf(problems.clientId),
    clientSecret: textOf(problems.clientSecret),
  });

  const facts = {
    hasSecret: connection !== null && connectionForm(connection).hasSecret,
    tenantId: connection ? tenantIdOf(connection) : undefined,
  };
  const form = useKeptForm<ConnectionDraft>({
    name: connectionFormName(instance.stackId),
    user: useProfile().sub,
    base: server,
    labels: {
      tenantDomain: t('entraId.tenantDomain'),
      domainAliases: t('entraId.domainAliases'),
      clientId: t('entraId.clientId'),
      clientSecret: t('entraId.clientSecret'),
    },
    check: (values) => said(connectionProblems(values, facts), aliasProblems(values.typedAliases)),
    mistakes: (values) => said(connectionMistakes(values, facts), wrongAliases),
    secrets: ['clientSecret'],
  });
  const { values } = form;

  const save = (sent: ConnectionDraft) => {
    const entered = enteredValues(sent);
    // Later input stays; the other fields get the server's values, or those sent if the server's aren't known.
    const edits = connection ? connectionEdits(entered, form.base()) : entered;
    run(
      { exists: connection !== null, edits },
      {
        onSuccess: (saved) => form.settle(sent, draftOf(saved)),
        // A connection exists again, so the tasks that remained after the deletion of the last one no longer apply.
        onDone: () => keepRemaining('connection', undefined),
      },
    );
  };
  const submit = (sent: ConnectionDraft) => {
    if (isOddClientId(sent.clientId) && sent.clientId !== server.clientId) setIsAsking(true);
    else save(sent);
  };
  return (
    <Form form={form} onSubmit={submit} sx={{ display: 'grid', gap: 2.5, maxWidth: 560 }}>
      <ConnectionField form={form} name="tenantDomain" hint={t('entraId.tenantDomainHint')} />
      <DomainAliases form={form} onProblems={setWrongAliases} />
      <ConnectionField
        form={form}
        name="clientId"
        hint={t(isOddClientId(values.clientId) ? 'entraId.clientIdOdd' : 'entraId.clientIdHint')}
      />
      <SecretField
        form={form}
        isStored={facts.hasSecret}
        isOfAnotherClient={facts.hasSecret && values.clientId !== server.clientId}
      />
      {error && <FailureAlert message={failureWords(error, (why) => t('entraId.notSaved', { why }))} />}
      <BusyButton type="submit" variant="contained" busy={isPending} sx={{ justifySelf: 'start' }}>
        {t('entraId.save')}
      </BusyButton>
      <ConfirmDialog
        open={isAsking}
        title={t('entraId.saveNamed', { name: connection?.name ?? `${subdomainOf(instance)}-entra` })}
        confirmLabel={t('entraId.saveVerb')}
        onConfirm={() => {
          setIsAsking(false);
          save(values);
        }}
        onClose={() => setIsAsking(false)}
      >
        <div>{t('entraId.oddClientId', { id: values.clientId })}</div>
      </ConfirmDialog>
      {/* The secret isn't kept as a draft, unlike the other fields. */}
      <LeaveDialog isOn={values.clientSecret !== ''}>{t('entraId.leaving')}</LeaveDialog>
    </Form>
  );
}
