// The monitoring users of a stack as support staff see them (docs/product/vendor-api.md#monitoring-users).
import { at } from '../client/at';
import { get } from '../client/http';
import { listQuery } from '../client/lists';
import { monitoringUsers } from '../../wire/instances/monitoringUsers';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

/** GET /supporter/users/{name}. */
export function stackUsersQuery(name: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'users', name],
    queryFn: ({ signal }) => get(at`/supporter/users/${name}`, monitoringUsers, { signal }),
    gcTime: SUPPORTER_GC_MS,
  });
}
