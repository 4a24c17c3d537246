// What the user may do, resource by resource (docs/product/permissions.md#resources,
// docs/product/permissions.md#reading-them).
import { useQuery } from '@tanstack/react-query';
import type { Resource } from '../../domain/subscriptions/permission';
import { get } from '../client/http';
import { permissions } from '../../wire/user/permissions';
import { listQuery } from '../client/lists';

const NONE: readonly Resource[] = [];

/** GET /authorization/permissions. */
export function permissionsQuery() {
  return listQuery({
    queryKey: ['permissions'],
    queryFn: async ({ signal }) =>
      (await get('/authorization/permissions', permissions, { signal })).resources,
  });
}

/** Returns the user's resources; none while loading and after a failure, which is announced. */
export function usePermissions(): { resources: readonly Resource[]; isPending: boolean } {
  const { data, isPending } = useQuery(permissionsQuery());
  return { resources: data ?? NONE, isPending };
}
