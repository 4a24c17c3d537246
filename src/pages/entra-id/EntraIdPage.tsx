// The connection of one instance to a company's directory (docs/product/screens.md#entra-id).
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { connectionQuery, useDeleteConnection, useSaveConnection } from '../../api/instances/connections';
import { afterDeletion } from '../../domain/consequences/connectionDeletion';
import type { Instance } from '../../domain/instances/instance';
import { useLeaveRemaining, useStoreRemaining } from '../../features/consequences/remainingStorage';
import { RemainingCard } from '../../features/consequences/RemainingCard';
import { OpenInstance } from '../../features/tools/OpenInstance';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { focusSection, SectionCard } from '../../ui/content/SectionCard';
import { forgetDraft } from '../../browser/storage/userStorage';
import { DeleteConnection } from './DeleteConnection';
import { connectionFormName, entraId } from './entraId';
import { t, textOf, type Message, message } from '../../messages/t';
import {
  type EnterpriseConnection,
  connectionEdits,
  connectionForm,
  tenantIdOf,
  callbackAddress,
} from '../../domain/connections/connection';
import { failureSentence } from '../../api/outcomes/uncertain';
import { useProfile } from '../../auth/useProfile';
import {
  connectionMistakes,
  connectionProblems,
  isOddClientId,
  type ConnectionProblems,
} from '../../domain/connections/connectionProblems';
import { subdomainOf } from '../../domain/subscriptions/subscription';
import { BusyButton } from '../../ui/form/BusyButton';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Form } from '../../ui/form/Form';
import { LeaveDialog } from '../../ui/form/LeaveDialog';
import { useDraftForm } from '../../ui/form/useDraftForm';
import { aliasProblems, draftOf, enteredValues, type ConnectionDraft } from './connectionDraft';
import { ConnectionField } from './ConnectionField';
import { DomainAliases } from './DomainAliases';
import { SecretField } from './SecretField';
import { config } from '../../config';
import { CopyLine } from '../../ui/content/CopyLine';
import { RichText } from '../../ui/content/RichText';

const CONNECTION_SECTION = 'connection';

/** The page at /entra-id/{id}. */
export function EntraIdPage() {
  return (
    <OpenInstance tool={entraId}>
      {(instance) => (
        <>
          <RemainingCard subscription={instance} isAboutConnection />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
            <Preparation />
            <Connection instance={instance} />
          </Box>
        </>
      )}
    </OpenInstance>
  );
}

function Connection({ instance }: { instance: Instance }) {
  const query = useQuery(connectionQuery(instance.stackId));
  const deletion = useDeleteConnection(instance.stackId);
  // Mounts a new form after each deletion, so that nothing of the old connection is left in it.
  const [deletions, setDeletions] = useState(0);
  const leave = useLeaveRemaining(instance.id);
  const remove = (deleted: EnterpriseConnection) =>
    deletion.run(undefined, {
      onDone: () => leave('connection', afterDeletion(deleted, instance.fqdn ?? '')),
      onSuccess: () => {
        forgetDraft(connectionFormName(instance.stackId));
        setDeletions((count) => count + 1);
        focusSection(CONNECTION_SECTION);
      },
    });
  return (
    <>
      <SectionCard
        id={CONNECTION_SECTION}
        title={t('entraId.connection')}
        about={aboutConnection(query.data)}
      >
        <LoadedPart what={t('entraId.connectionNoun')} query={query} height={360}>
          {(connection) => <ConnectionForm key={deletions} instance={instance} connection={connection} />}
        </LoadedPart>
      </SectionCard>
      {query.data && (
        <DeleteConnection
          instance={instance}
          connection={query.data}
          isDeleting={deletion.isPending}
          error={deletion.error}
          onDelete={() => query.data && remove(query.data)}
        />
      )}
    </>
  );
}

function aboutConnection(connection: EnterpriseConnection | null | undefined): string {
  if (!connection) return t('entraId.notConnected');
  const { name } = connection;
  return name === undefined ? t('entraId.connected') : t('entraId.connectedBy', { name });
}

// The connection's fields (docs/product/screens.md#entra-id, docs/product/enterprise-connection.md#mistakes): classic
// mistakes are shown while typing, missing values on submit. The stored secret is never sent here: leaving its field
// empty keeps it.

interface ConnectionFormProps {
  instance: Instance;
  /** null if there is none yet. */
  connection: EnterpriseConnection | null;
}

/** Creates the connection if there is none, else changes it. What was typed survives a failure. */
function ConnectionForm({ instance, connection }: ConnectionFormProps) {
  const { run, isPending, error } = useSaveConnection(instance.stackId, subdomainOf(instance));
  const server = draftOf(connection);
  const keepRemaining = useStoreRemaining(instance.id);
  const [isAsking, setIsAsking] = useState(false);
  const [wrongAliases, setWrongAliases] = useState<readonly Message[]>([]);
  // Translated at each render, so that the messages follow the current language.
  const messagesOf = (problems: ConnectionProblems, aliases: readonly Message[]) => ({
    tenantDomain: textOf(problems.tenantDomain),
    domainAliases: aliases.map((problem) => textOf(problem)).join(' ') || undefined,
    clientId: textOf(problems.clientId),
    clientSecret: textOf(problems.clientSecret),
  });

  const facts = {
    hasSecret: connection !== null && connectionForm(connection).hasSecret,
    tenantId: connection ? tenantIdOf(connection) : undefined,
  };
  const form = useDraftForm<ConnectionDraft>({
    name: connectionFormName(instance.stackId),
    user: useProfile().sub,
    base: server,
    labels: {
      tenantDomain: t('entraId.tenantDomain'),
      domainAliases: t('entraId.domainAliases'),
      clientId: t('entraId.clientId'),
      clientSecret: t('entraId.clientSecret'),
    },
    check: (values) => messagesOf(connectionProblems(values, facts), aliasProblems(values.typedAliases)),
    mistakes: (values) => messagesOf(connectionMistakes(values, facts), wrongAliases),
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
      {error && <FailureAlert message={failureSentence(error, (why) => t('entraId.notSaved', { why }))} />}
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

// What to prepare in Microsoft Entra ID, in the order in which its pages ask for it.

/** The steps, with the address to copy. */
function Preparation() {
  const address = callbackAddress(config.authDomain);
  return (
    <SectionCard id="preparation" title={t('entraId.prepare')} about={t('entraId.prepareAbout')}>
      <Box component="ol" sx={{ m: 0, pl: 2.5, maxWidth: '72ch', '& li + li': { mt: 1.5 } }}>
        <Step says={message('entraId.prepareRegistration')} />
        <Step says={message('entraId.prepareRedirect')}>
          <CopyLine what={t('entraId.callbackNoun')} text={address} isCode />
        </Step>
        <Step says={message('entraId.preparePermission')} />
        <Step says={message('entraId.prepareSecret')} />
        <Step says={message('entraId.prepareIds')} />
      </Box>
    </SectionCard>
  );
}

function Step({ says, children }: { says: Message; children?: ReactNode }) {
  return (
    <li>
      <RichText message={says} tags={{ strong: (words) => <strong>{words}</strong> }} />
      {children}
    </li>
  );
}
