// What the user may do, resource by resource (docs/product/permissions.md#resources,
// docs/product/permissions.md#reading-them).
import { useQuery } from '@tanstack/react-query';
import type { Resource } from '../../domain/subscriptions/permission';
import { get } from '../client/http';
import { permissions } from '../../wire/user';
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

/** What the user may do, and how far that is known. */
export interface Permissions {
  /** None until they have been read for the first time; later the last that could be read. */
  resources: readonly Resource[];
  /** They are being read for the first time. */
  isPending: boolean;
  /** They could be read, now or earlier. */
  isKnown: boolean;
  /** The last read succeeded and no other is under way: a right that isn't among them is missing indeed. */
  isSettled: boolean;
  /** Why the last read failed, until one succeeds (docs/product/permissions.md#unreadable). */
  error: Error | null;
  readAgain: () => void;
}

/** Returns what the user may do, as far as it is known; a failed read is announced. */
export function usePermissions(): Permissions {
  const { data, isPending, isFetching, error, refetch } = useQuery(permissionsQuery());
  return {
    resources: data ?? NONE,
    isPending,
    isKnown: data !== undefined,
    isSettled: !isFetching && !error,
    error,
    readAgain: () => void refetch(),
  };
}
