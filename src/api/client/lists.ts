// Queries for a list from which entries may have been left out.
import {
  queryOptions,
  useQuery,
  type QueryFunction,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { Listed } from '../../wire/schema';

interface ListQuery<Items, Key extends QueryKey> {
  queryKey: Key;
  queryFn: QueryFunction<Listed<Items>, Key>;
  gcTime?: number;
  enabled?: boolean;
}

/** Returns a query whose data is the list's items; useSkipped returns how many were left out. */
export function listQuery<Items, Key extends QueryKey>(options: ListQuery<Items, Key>) {
  return queryOptions({ ...options, select: itemsOf<Items> });
}

function itemsOf<Items>({ items }: Listed<Items>): Items {
  return items;
}

/** Returns how many entries a list's query left out. Doesn't fetch. */
export function useSkipped<Items, Key extends QueryKey>(
  query: Pick<UseQueryOptions<Listed<Items>, Error, Items, Key>, 'queryKey' | 'queryFn'>,
): number {
  const { queryKey, queryFn } = query;
  const { data } = useQuery({ queryKey, queryFn, enabled: false, select: skippedOf });
  return data ?? 0;
}

function skippedOf({ skipped }: Listed<unknown>): number {
  return skipped;
}
