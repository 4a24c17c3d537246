// What the user may do, resource by resource (specification 6 and 7).
import { queryOptions, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Resource } from '../domain/permission';
import { get } from './http';

const answer = v.object({
  resources: v.array(v.object({ resourceId: v.string(), resourceType: v.string(), role: v.string() })),
});

const NONE: readonly Resource[] = [];

/** GET /authorization/permissions. */
export function permissionsQuery() {
  return queryOptions({
    queryKey: ['permissions'],
    queryFn: ({ signal }) => get('/authorization/permissions', answer, { signal }),
    select: ({ resources }): readonly Resource[] => resources,
  });
}

/** Gives the user's resources: none while they are fetched and where that failed, which is announced. */
export function usePermissions(): { resources: readonly Resource[]; isPending: boolean } {
  const { data, isPending } = useQuery(permissionsQuery());
  return { resources: data ?? NONE, isPending };
}
