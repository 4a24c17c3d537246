// Who uses the monitoring software of an instance (docs/product/vendor-api.md#monitoring-users).
import * as v from 'valibot';
import type { MonitoringUser } from '../../domain/instances/monitoringUser';
import { at } from '../client/at';
import { get } from '../client/http';
import { id, listOf, listQuery, maybe, textOrNone, type Listed } from '../client/lists';

/** The answer of every call that lists monitoring users. */
export const monitoringUsers: v.GenericSchema<unknown, Listed<MonitoringUser[]>> = listOf(
  v.object({
    id,
    name: textOrNone,
    email: textOrNone,
    accessLevel: textOrNone,
    lastLogin: maybe(v.number()),
  }),
);

/** GET /instance/{stackId}/users. */
export function monitoringUsersQuery(stackId: string) {
  return listQuery({
    queryKey: ['monitoring-users', stackId],
    queryFn: ({ signal }) => get(at`/instance/${stackId}/users`, monitoringUsers, { signal }),
  });
}
