// The users of many instances (docs/product/people.md#reading): a reading for the life of a page, so nothing of it is cached.
import type { QueryClient } from '@tanstack/react-query';
import type { Instance } from '../../domain/instances/instance';
import type { MonitoringUser } from '../../domain/instances/monitoringUser';
import { mayRetry } from '../client/retry';
import { createLine } from '../waits/line';
import { monitoringUsersQuery } from './monitoringUsers';
import { AT_A_TIME } from './settings';

/** What came of reading an instance's users. */
export type UsersRead =
  | { users: readonly MonitoringUser[]; leftOut: number; error?: undefined }
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
      const { items, leftOut } = await client.query({
        queryKey: key(instance.stackId),
        queryFn,
        retry: mayRetry,
        staleTime: 0,
        gcTime: 0,
        // Quiet: the page names the instances that failed.
        meta: { quiet: true },
      });
      if (!signal.aborted) onRead(instance, { users: items, leftOut });
    } catch (error) {
      if (!signal.aborted)
        onRead(instance, { error: error instanceof Error ? error : new Error(String(error)) });
    }
  };
  await Promise.all(instances.map((one) => line(() => read(one), signal).catch(() => undefined)));
}
