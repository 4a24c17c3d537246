// The monitoring users of an instance (docs/product/vendor-api.md#instance-calls), also of one of many
// (docs/product/people.md#reading).
import type { QueryClient } from '@tanstack/react-query';
import { at, get } from '../client/http';
import { monitoringUsers } from '../../wire/instances';
import { listQuery } from '../client/lists';
import type { Instance } from '../../domain/instances/instance';
import { readAfresh } from './bulkRun';

/** GET /instance/{stackId}/users. */
export function monitoringUsersQuery(stackId: string) {
  return listQuery({
    queryKey: ['monitoring-users', stackId],
    queryFn: ({ signal }) => get(at`/instance/${stackId}/users`, monitoringUsers, { signal }),
  });
}

/** Reads the users of an instance for a run, until it is stopped, and keeps them. Throws why they can't be read. */
export async function readUsers(client: QueryClient, { stackId }: Instance, signal: AbortSignal) {
  const query = monitoringUsersQuery(stackId);
  const users = await readAfresh(client, query, signal);
  client.setQueryData(query.queryKey, users);
  return users;
}
