// The enterprise connection of an instance (docs/product/enterprise-connection.md#changing): unconverted in both
// directions, created only where none exists, and a PATCH carries every existing option.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  connectionPatch,
  newConnection,
  showsEdits,
  type ConnectionEdits,
  type EnterpriseConnection,
} from '../../domain/connections/connection';
import { connectionPath, connectionQuery } from './connectionQuery';
import { isUncertain, NOT_DONE_MESSAGE, UnknownOutcomeError } from '../outcomes/confirmOutcome';
import { statusOf } from '../client/errors';
import { ignored } from '../../wire/schema';
import { send } from '../client/http';
import { mayRetry } from '../client/retry';
import { useChange, type Change } from '../outcomes/change';
import { saveSetting } from '../outcomes/saving';
import { MessageError } from '../../messages/MessageError';
import { message, t } from '../../messages/t';

/** What is to be saved. */
export interface ConnectionWish {
  /** Whether there is a connection to change; else one is created. */
  exists: boolean;
  edits: ConnectionEdits;
}

/**
 * Creates the connection (POST) or changes it (PATCH). `subdomain` names a new one. The result is the server's connection
 * afterwards; undefined if that can't be read.
 */
export function useSaveConnection(
  stackId: string,
  subdomain: string,
): Change<ConnectionWish, EnterpriseConnection | null | undefined> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['save-connection', stackId],
    // It may hold a secret.
    isForgotten: true,
    mutationFn: async ({ exists, edits }: ConnectionWish) => {
      try {
        if (exists) await update(client, stackId, edits);
        else await send('post', connectionPath(stackId), ignored, newConnection(subdomain, edits));
      } catch (error) {
        const now = await readAgain(client, stackId);
        if (!isUncertain(error)) throw error;
        if (now === undefined) throw new UnknownOutcomeError({ cause: error });
        if (!now || !showsEdits(now, edits)) throw new MessageError(NOT_DONE_MESSAGE, { cause: error });
        if (exists && edits.clientSecret)
          throw new MessageError(message('entraId.secretUnconfirmed'), { cause: error });
        return now;
      }
      return readAgain(client, stackId);
    },
    success: () => t('entraId.saved'),
  });
}

/** Reads the options again first, so that another administrator's changes since then aren't undone. */
async function update(client: QueryClient, stackId: string, edits: ConnectionEdits): Promise<void> {
  const now = await client.query({ ...connectionQuery(stackId), staleTime: 0, retry: mayRetry });
  if (!now) throw new MessageError(message('entraId.gone'));
  await send('patch', connectionPath(stackId), ignored, connectionPatch(now, edits));
}

/** DELETE. Also succeeds if the connection is already gone. */
export function useDeleteConnection(stackId: string): Change<void> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['delete-connection', stackId],
    mutationFn: () =>
      saveSetting<EnterpriseConnection | null>(client, {
        wanted: null,
        change: async () => {
          try {
            await send('delete', connectionPath(stackId), ignored);
          } catch (error) {
            if (statusOf(error) !== 404) throw error;
          }
        },
        query: connectionQuery(stackId),
      }),
    success: () => t('entraId.deleted'),
  });
}

/** Returns undefined if the connection can't be read, which is announced. */
function readAgain(client: QueryClient, stackId: string): Promise<EnterpriseConnection | null | undefined> {
  return client
    .query({ ...connectionQuery(stackId), staleTime: 0, retry: mayRetry })
    .catch((): undefined => undefined);
}
