// Support staff's search for stacks, and a stack's incongruities (docs/product/supporter.md#search,
// docs/product/vendor-api.md#supporter-calls).
import { queryOptions } from '@tanstack/react-query';
import { exactFirst, failedFirst, isExactStack } from '../../domain/supporter/supporterSearch';
import type { Listed } from '../../wire/lists';
import { incongruities } from '../../wire/supporter/incongruities';
import { foundStacks, type FoundStack } from '../../wire/supporter/stacks';
import { at } from '../client/at';
import { ask, get } from '../client/http';
import { listQuery } from '../client/lists';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

function search(words: string, signal: AbortSignal): Promise<Listed<FoundStack[]>> {
  return ask('/supporter/stacks', foundStacks, { search: words }, { signal });
}

/** POST /supporter/stacks, though it only reads. Returns exact matches first, then failed stacks. */
export function stacksQuery(words: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'stacks', words],
    queryFn: async ({ signal }) => {
      const { items, leftOut } = await search(words, signal);
      return { items: exactFirst(failedFirst(items), (stack) => isExactStack(stack, words)), leftOut };
    },
    gcTime: SUPPORTER_GC_MS,
  });
}

/** The stack of exactly this name, with its ids; null if there is none. */
export function stackQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'stack', name],
    queryFn: async ({ signal }) =>
      (await search(name, signal)).items.find((stack) => stack.name === name) ?? null,
    gcTime: SUPPORTER_GC_MS,
  });
}

/** The stacks of a customer, by the customer's id; the failed ones first. */
export function stacksOfCustomerQuery(customerId: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'stacks-of', customerId],
    queryFn: async ({ signal }) => {
      const { items, leftOut } = await search(customerId, signal);
      return { items: failedFirst(items.filter((stack) => stack.customerId === customerId)), leftOut };
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
