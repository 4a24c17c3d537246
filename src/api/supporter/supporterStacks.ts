// Support staff's search for stacks, and where a stack's systems disagree (docs/product/supporter.md#search,
// docs/product/vendor-api.md#supporter-calls).
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { ABSENT } from '../../domain/values/absent';
import type { Incongruity } from '../../domain/supporter/incongruity';
import { exactFirst, isExactStack, type FoundStack } from '../../domain/supporter/supporterSearch';
import { at } from '../client/at';
import { ask, get } from '../client/http';
import { id, listOf, listQuery, textOrNone, type Listed } from '../client/lists';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

const foundStacks: v.GenericSchema<unknown, Listed<FoundStack[]>> = listOf(
  v.object({
    name: id,
    instanceId: textOrNone,
    subscriptionId: textOrNone,
    customerId: textOrNone,
    subdomain: textOrNone,
    status: textOrNone,
  }),
);

/** What disagrees may be a word, a number or a switch. */
const value = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)), ''),
  '',
);
const incongruities: v.GenericSchema<unknown, Listed<Incongruity[]>> = listOf(
  v.object({
    field: v.fallback(v.optional(v.string(), ABSENT), ABSENT),
    expected: value,
    actual: value,
    message: textOrNone,
  }),
);

function search(words: string, signal: AbortSignal): Promise<Listed<FoundStack[]>> {
  return ask('/supporter/stacks', foundStacks, { search: words }, { signal });
}

/** POST /supporter/stacks: a question, although it is a POST. Gives the exact ones first. */
export function stacksQuery(words: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'stacks', words],
    queryFn: async ({ signal }) => {
      const { items, leftOut } = await search(words, signal);
      return { items: exactFirst(items, (stack) => isExactStack(stack, words)), leftOut };
    },
    gcTime: SUPPORTER_GC_MS,
  });
}

/** The stack of exactly this name, with its ids; null where there is none. */
export function stackQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'stack', name],
    queryFn: async ({ signal }) =>
      (await search(name, signal)).items.find((stack) => stack.name === name) ?? null,
    gcTime: SUPPORTER_GC_MS,
  });
}

/** The stacks of a customer, by the customer's id. */
export function stacksOfCustomerQuery(customerId: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'stacks-of', customerId],
    queryFn: async ({ signal }) => {
      const { items, leftOut } = await search(customerId, signal);
      return { items: items.filter((stack) => stack.customerId === customerId), leftOut };
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
