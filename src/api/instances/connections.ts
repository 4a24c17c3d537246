// The enterprise connection of an instance (docs/product/enterprise-connection.md): unconverted in both
// directions, created only where none exists, and a PATCH carries every existing option.
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  type EnterpriseConnection,
  connectionAfter,
  connectionPatch,
  newConnection,
  showsEdits,
  type ConnectionEdits,
} from '../../domain/connections/connection';
import { connection } from '../../wire/instances';
import { at, get, send } from '../client/http';
import { statusOf } from '../client/errors';
import { isUncertain, readIfUncertain, UncertainError } from '../outcomes/uncertain';
import { ignored } from '../../wire/schema';
import { mayRetry } from '../client/retry';
import { useChange, type Change } from '../outcomes/change';
import { readAgain, saveSetting } from '../outcomes/saving';
import { MessageError } from '../../messages/MessageError';
import { message, t } from '../../messages/t';

/** Returns the API path of a stack's connection. */
const connectionPath = (stackId: string) => at`/instance/enterprise-connection/${stackId}`;

/** GET instance/enterprise-connection/{stackId}. Its data is null if there is none. */
export function connectionQuery(stackId: string) {
  return queryOptions({
    queryKey: ['connection', stackId],
    queryFn: async ({ signal }): Promise<EnterpriseConnection | null> => {
      try {
        return await get(connectionPath(stackId), connection, { signal, keep: 'everything' });
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
  });
}

/** What is to be saved. */
export interface ConnectionChange {
  /** Whether there is a connection to change; else one is created. */
  exists: boolean;
  edits: ConnectionEdits;
}

/** What the mutation cache keeps of it. */
interface StoredChange extends ConnectionChange {
  /** Returns the typed secret once: it stays in memory only while it is being sent. */
  takeSecret: () => Pick<ConnectionEdits, 'clientSecret'>;
}

/**
 * Creates the connection (POST) or changes it (PATCH). `subdomain` names a new one. The result is the server's connection
 * afterwards, or what it accepted if that can't be read.
 */
export function useSaveConnection(stackId: string, subdomain: string) {
  const client = useQueryClient();
  const query = connectionQuery(stackId);
  const { run, isPending, error } = useChange({
    mutationKey: ['save-connection', stackId],
    isForgotten: true,
    mutationFn: async ({ exists, edits: shown, takeSecret }: StoredChange) => {
      const edits = { ...shown, ...takeSecret() };
      // A refused creation may mean that another administrator was faster, so the next press looks first.
      const mayExist = client.getQueryState(query.queryKey)?.isInvalidated === true;
      const isThere = exists || (mayExist && Boolean(await readAgain(client, query)));
      const { accepted, save } = isThere
        ? await update(client, stackId, edits)
        : create(stackId, subdomain, edits);
      const attempt = async () => {
        try {
          await save();
        } catch (error) {
          if (!isThere && !isUncertain(error))
            void client.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
          throw error;
        }
      };
      const confirmed = await readIfUncertain(attempt, {
        read: () => readAgain(client, query),
        isDone: (now, cause) => {
          if (!now || !showsEdits(now, edits)) return false;
          if (isThere && edits.clientSecret)
            throw new UncertainError(message('entraId.secretUnconfirmed'), cause);
          return true;
        },
      });
      if (confirmed) return confirmed;
      // First of all: if it can't be read, a new one must not be created a second time.
      client.setQueryData<EnterpriseConnection | null>(query.queryKey, accepted);
      const now = await readAgain(client, query);
      return now === undefined ? accepted : now;
    },
    success: () => t('entraId.saved'),
  });
  return {
    isPending,
    error,
    run: (
      { exists, edits: { clientSecret, ...edits } }: ConnectionChange,
      callbacks?: Parameters<typeof run>[1],
    ) => {
      let secret = clientSecret;
      const takeSecret = () => {
        const taken = secret === undefined ? {} : { clientSecret: secret };
        secret = undefined;
        return taken;
      };
      run({ exists, edits, takeSecret }, callbacks);
    },
  };
}

/** A call that saves the connection, and what the connection is once it was accepted. */
interface ConnectionSaving {
  accepted: EnterpriseConnection;
  save: () => Promise<unknown>;
}

function create(stackId: string, subdomain: string, edits: ConnectionEdits): ConnectionSaving {
  const sent = newConnection(subdomain, edits);
  return {
    accepted: connectionAfter({ ...sent, options: {} }, edits),
    save: () => send('post', connectionPath(stackId), ignored, sent),
  };
}

/** Reads the options again first, so that another administrator's changes since then aren't undone. */
async function update(
  client: QueryClient,
  stackId: string,
  edits: ConnectionEdits,
): Promise<ConnectionSaving> {
  const now = await client.query({ ...connectionQuery(stackId), staleTime: 0, retry: mayRetry });
  if (!now) throw new MessageError(message('entraId.gone'));
  return {
    accepted: connectionAfter(now, edits),
    save: () => send('patch', connectionPath(stackId), ignored, connectionPatch(now, edits)),
  };
}

/** DELETE. Also succeeds if the connection is already gone. */
export function useDeleteConnection(stackId: string): Change<void> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['delete-connection', stackId],
    mutationFn: () =>
      saveSetting<EnterpriseConnection | null>(client, {
        value: null,
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
