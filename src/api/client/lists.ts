// Lists as the vendor answers them: one bad entry isn't the end of all the others. What an entry must have to be shown is
// required in its schema, everything else is `maybe` there.
import {
  queryOptions,
  useQuery,
  type QueryFunction,
  type QueryKey,
  type UseQueryOptions,
} from '@tanstack/react-query';
import * as v from 'valibot';

/** What came of a list: what can be shown, and how many entries can't. */
export interface Listed<Items> {
  items: Items;
  leftOut: number;
}

type Schema<Value> = v.GenericSchema<unknown, Value>;

/** A list's schema. What doesn't pass its entry's is left out and counted; what is no list doesn't pass. */
export function listOf<Entry>(entry: Schema<Entry>): Schema<Listed<Entry[]>> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) => {
      const items = list.flatMap((one) => {
        const { success, output } = v.safeParse(entry, one);
        return success ? [output] : [];
      });
      return { items, leftOut: list.length - items.length };
    }),
  );
}

/** An object whose keys are data. A list is none, although JavaScript takes it for one. */
export function recordOf<Value>(value: Schema<Value>): Schema<Record<string, Value>> {
  return v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input)),
    v.record(v.string(), value),
  );
}

/** What an entry is known by. */
export const id = v.pipe(v.string(), v.minLength(1));

/** A field that may be absent; one that is malformed counts as that. */
export function maybe<Value>(schema: Schema<Value>) {
  return v.fallback(v.optional(schema), undefined);
}

/** A text that may be absent or malformed, and is the empty one then. */
export const textOrNone = v.fallback(v.optional(v.string(), ''), '');

interface ListQuery<Items, Key extends QueryKey> {
  queryKey: Key;
  queryFn: QueryFunction<Listed<Items>, Key>;
  gcTime?: number;
  enabled?: boolean;
}

/** A query whose data are the list's items; how many were left out is told by useLeftOut. */
export function listQuery<Items, Key extends QueryKey>(options: ListQuery<Items, Key>) {
  return queryOptions({ ...options, select: itemsOf<Items> });
}

function itemsOf<Items>({ items }: Listed<Items>): Items {
  return items;
}

/** Takes a list's query, which somebody else asks; gives how many entries it left out. */
export function useLeftOut<Items, Key extends QueryKey>(
  query: Pick<UseQueryOptions<Listed<Items>, Error, Items, Key>, 'queryKey' | 'queryFn'>,
): number {
  const { queryKey, queryFn } = query;
  const { data } = useQuery({ queryKey, queryFn, enabled: false, select: leftOutOf });
  return data ?? 0;
}

function leftOutOf({ leftOut }: Listed<unknown>): number {
  return leftOut;
}
