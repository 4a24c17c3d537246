// Support staff's search for stacks, and a stack's incongruities (docs/product/supporter.md#search,
// docs/product/vendor-api.md#supporter-calls).
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  exactFirst,
  failedFirst,
  isExactStack,
  stackSearch,
  stackOnlyNamed,
} from '../../domain/supporter/supporterSearch';
import type { Listed } from '../../wire/schema';
import { incongruities, foundStacks, type FoundStack } from '../../wire/supporter';
import { at, ask, get } from '../client/http';
import { listQuery } from '../client/lists';
import { createLine } from '../waits';

/** Searches by name at a time, for a customer with many stacks (docs/product/limits.md#counts-and-sizes). */
const AT_A_TIME = 4;

function search(words: string, signal: AbortSignal): Promise<Listed<FoundStack[]>> {
  return ask('/supporter/stacks', foundStacks, { search: words }, { signal });
}

/** POST /supporter/stacks, though it only reads. Returns exact matches first, then failed stacks. */
export function stacksQuery(words: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'stacks', words],
    queryFn: async ({ signal }) => {
      const sought = stackSearch(words);
      const { items, skipped } = await search(sought, signal);
      return { items: exactFirst(failedFirst(items), (stack) => isExactStack(stack, sought)), skipped };
    },
    gcTime: SUPPORTER_GC_MS,
  });
}

async function exactStack(name: string, signal: AbortSignal): Promise<FoundStack | null> {
  return (await search(name, signal)).items.find((stack) => stack.name === name) ?? null;
}

/** The stack of exactly this name, with its ids; null if there is none. */
export function stackQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'stack', name],
    queryFn: ({ signal }) => exactStack(name, signal),
    gcTime: SUPPORTER_GC_MS,
  });
}

/** The stacks of a customer, by the customer's id; the failed ones first. */
export function stacksOfCustomerQuery(customerId: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'stacks-of', customerId],
    queryFn: async ({ signal }) => {
      const { items, skipped } = await search(customerId, signal);
      return { items: failedFirst(items.filter((stack) => stack.customerId === customerId)), skipped };
    },
    gcTime: SUPPORTER_GC_MS,
  });
}

/** The stacks of these names, each searched for exactly; the failed ones first. One that isn't found has only its name. */
export function namedStacksQuery(names: readonly string[]) {
  return queryOptions({
    queryKey: [SUPPORTER, 'stacks-named', names],
    queryFn: async ({ signal }) => {
      const line = createLine(AT_A_TIME);
      const stackOf = async (name: string) => (await exactStack(name, signal)) ?? stackOnlyNamed(name);
      return failedFirst(await Promise.all(names.map((name) => line(() => stackOf(name), signal))));
    },
    gcTime: SUPPORTER_GC_MS,
  });
}

/** GET /supporter/stacks/{name}/incongruities. */
export function incongruitiesQuery(name: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'incongruities', name],
    queryFn: ({ signal }) => get(at`/supporter/stacks/${name}/incongruities`, incongruities, { signal }),
    gcTime: SUPPORTER_GC_MS,
  });
}

// What support staff read about a stack or customer is dropped some time after they leave the screen: it is other
// people's data, and the next visit reads it afresh. All of it shares one key prefix.

/** The key prefix of every query that support staff make. */
export const SUPPORTER = 'supporter';
/** How long their data stays cached after the screen is left. */
export const SUPPORTER_GC_MS = 5 * 60_000;

/** Returns a function that reloads everything on the screen. */
export function useReadAgain(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [SUPPORTER] });
}
