// The monitoring users of an instance (docs/product/vendor-api.md#monitoring-users).
import { at } from '../client/at';
import { get } from '../client/http';
import { monitoringUsers } from '../../wire/instances/monitoringUsers';
import { listQuery } from '../client/lists';

/** GET /instance/{stackId}/users. */
export function monitoringUsersQuery(stackId: string) {
  return listQuery({
    queryKey: ['monitoring-users', stackId],
    queryFn: ({ signal }) => get(at`/instance/${stackId}/users`, monitoringUsers, { signal }),
  });
}
