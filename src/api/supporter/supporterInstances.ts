// A stack's machine as support staff see it (docs/product/vendor-api.md#supporter-calls).
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { at, get, send } from '../client/http';
import {
  instanceData,
  stackConnection,
  resized,
  type Resized,
  adminPassword,
  desktop,
} from '../../wire/supporter';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterStacks';
import { connectionForm } from '../../domain/connections/connection';
import { statusOf } from '../client/errors';
import { RESIZE_ACCEPTED } from '../../domain/subscriptions/polling';
import { message, t } from '../../messages/t';
import { useStoppableChange, type StoppableChange } from '../outcomes/stoppableChange';
import { orUnconfirmed, UncertainError } from '../outcomes/uncertain';
import { waitForStatus } from '../outcomes/stackStatus';
import { useChange } from '../outcomes/change';

/** GET /supporter/instances/{name}/getInstanceData. */
export function instanceDataQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'instance', name],
    queryFn: ({ signal }) => get(at`/supporter/instances/${name}/getInstanceData`, instanceData, { signal }),
    gcTime: SUPPORTER_GC_MS,
  });
}

// A stack's enterprise connection as support staff see it (docs/product/supporter.md#secrets,
// docs/product/vendor-api.md#supporter-calls): never its secret, not even in the cache.

/** GET /supporter/connections/enterprise/{name}, without the secret; null if there is no connection (404). */
export function stackConnectionQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'connection', name],
    queryFn: async ({ signal }) => {
      try {
        const path = at`/supporter/connections/enterprise/${name}`;
        const { options, ...rest } = await get(path, stackConnection, { signal, keep: 'keys' });
        return { ...rest, ...connectionForm({ options }) };
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    gcTime: SUPPORTER_GC_MS,
  });
}

// Resizing a stack's machine (docs/product/supporter.md#resizing): it is scheduled, not done at once.

/** Waits for one of the three accepted states, then POST /supporter/stacks/{name}/resize. Run with the instance type. */
export function useResize(stackName: string): StoppableChange<string> {
  const client = useQueryClient();
  const readMachine = () => void client.invalidateQueries(instanceDataQuery(stackName));
  return useStoppableChange({
    mutationKey: ['resize', stackName],
    mutationFn: async (instanceType: string, stoppable): Promise<Resized> => {
      await stoppable((signal) =>
        waitForStatus(client, at`/supporter/stacks/${stackName}/status`, RESIZE_ACCEPTED, signal),
      );
      const body = { instance_type: instanceType };
      return orUnconfirmed(
        send('post', at`/supporter/stacks/${stackName}/resize`, resized, body),
        message('supporter.resizeUnconfirmed'),
      );
    },
    onSuccess: readMachine,
    onError: (error) => {
      if (error instanceof UncertainError) readMachine();
    },
    success: ({ instanceId, instanceType }) => t('supporter.resized', { id: instanceId, type: instanceType }),
  });
}

// Secrets that support staff may see for a moment (docs/product/supporter.md#secrets): admin and remote desktop passwords.
// Both are returned to the caller and stored nowhere: not in a cache, not with the mutation.

/** GET /supporter/instances/{name}/admin_password. Returns a function that fetches it; a failure is announced and thrown. */
export function useAdminPassword(name: string): () => Promise<string> {
  return useHandedOver(
    'admin-password',
    name,
    async () => (await get(at`/supporter/instances/${name}/admin_password`, adminPassword)).prtgAdminPassword,
  ).ask;
}

/** POST /supporter/instances/{name}/ports/rdp/open for the stack's subdomain. */
export function useOpenDesktop(name: string, subdomain: string) {
  return useHandedOver('open-desktop', name, () =>
    orUnconfirmed(
      send('post', at`/supporter/instances/${name}/ports/rdp/open`, desktop, { subdomain }),
      message('supporter.desktopUnconfirmed'),
    ),
  );
}

function useHandedOver<Answer>(what: string, name: string, call: () => Promise<Answer>) {
  const { runAsync, ...change } = useChange({
    mutationKey: [SUPPORTER, what, name],
    isForgotten: true,
    mutationFn: async (handOver: (answer: Answer) => void) => handOver(await call()),
  });
  return {
    ...change,
    /** Makes the call and returns its answer. Throws its error. */
    ask: () => new Promise<Answer>((resolve, reject) => void runAsync(resolve).catch(reject)),
  };
}
