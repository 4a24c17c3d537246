// The connection of one instance to a company's directory (docs/product/screens.md#entra-id).
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connectionQuery, useDeleteConnection } from '../../api/instances/connections';
import { afterDeletion } from '../../domain/consequences/connectionDeletion';
import type { Instance } from '../../domain/instances/instance';
import { useLeaveRemaining } from '../../features/consequences/keptRemaining';
import { RemainingCard } from '../../features/consequences/RemainingCard';
import { OpenInstance } from '../../features/tools/OpenInstance';
import { LoadedPart } from '../../ui/feedback/LoadedPart';
import { focusSection, SectionCard } from '../../ui/content/SectionCard';
import { forgetDraft } from '../../browser/kept/userStorage';
import { ConnectionForm } from './ConnectionForm';
import { DeleteConnection } from './DeleteConnection';
import { connectionFormName, entraId } from './entraId';
import { Preparation } from './Preparation';
import { t } from '../../messages/t';
import type { EnterpriseConnection } from '../../domain/connections/connection';

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
