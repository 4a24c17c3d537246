// The monitoring users of an instance (docs/product/vendor-api.md#instance-calls), and of many
// (docs/product/people.md#reading).
import type { QueryClient } from '@tanstack/react-query';
import { at, get } from '../client/http';
import { monitoringUsers } from '../../wire/instances';
import { listQuery } from '../client/lists';
import type { Instance } from '../../domain/instances/instance';
import type { MonitoringUser } from '../../domain/instances/monitoringUser';
import { mayRetry } from '../client/retry';
import { createLine } from '../waits';
import { AT_A_TIME } from './settings';

/** GET /instance/{stackId}/users. */
export function monitoringUsersQuery(stackId: string) {
  return listQuery({
    queryKey: ['monitoring-users', stackId],
    queryFn: ({ signal }) => get(at`/instance/${stackId}/users`, monitoringUsers, { signal }),
  });
}

/** What came of reading an instance's users. */
export type UsersRead =
  | { users: readonly MonitoringUser[]; skipped: number; error?: undefined }
  | { error: Error };

interface ReadingOptions {
  /** Aborts the calls that are running, and begins no others. */
  signal: AbortSignal;
  /** Called with each instance whose users have been read, or couldn't be. */
  onRead: (instance: Instance, read: UsersRead) => void;
}

/** Reads the users of instances, four calls at a time. Never throws: `onRead` reports each outcome until it is aborted. */
export async function readUsers(
  client: QueryClient,
  instances: readonly Instance[],
  { signal, onRead }: ReadingOptions,
): Promise<void> {
  const line = createLine(AT_A_TIME);
  const key = (stackId: string) => ['people', stackId];
  signal.addEventListener('abort', () => void client.cancelQueries({ queryKey: ['people'] }));
  const read = async (instance: Instance) => {
    const { queryFn } = monitoringUsersQuery(instance.stackId);
    try {
      const { items, skipped } = await client.query({
        queryKey: key(instance.stackId),
        queryFn,
        retry: mayRetry,
        staleTime: 0,
        gcTime: 0,
        // Quiet: the page names the instances that failed.
        meta: { quiet: true },
      });
      if (!signal.aborted) onRead(instance, { users: items, skipped });
    } catch (error) {
      if (!signal.aborted)
        onRead(instance, { error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  await Promise.all(instances.map((one) => line(() => read(one), signal).catch(() => undefined)));
}
