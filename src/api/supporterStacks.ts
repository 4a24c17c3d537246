// Support staff's search for stacks, and where a stack's systems disagree (specification 7, decisions 4 and 7.14).
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Incongruity } from '../domain/incongruity';
import { exactFirst, isExactStack, type FoundStack } from '../domain/supporterSearch';
import { at } from './at';
import { ask, get } from './http';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

const text = v.optional(v.string(), '');
const foundStacks: v.GenericSchema<unknown, FoundStack[]> = v.array(
  v.object({
    name: v.string(),
    instanceId: text,
    subscriptionId: text,
    customerId: text,
    subdomain: text,
    status: text,
  }),
);

/** What disagrees may be a word, a number or a switch. */
const value = v.optional(v.pipe(v.union([v.string(), v.number(), v.boolean()]), v.transform(String)), '');
const incongruities: v.GenericSchema<unknown, Incongruity[]> = v.array(
  v.object({ field: v.string(), expected: value, actual: value, message: text }),
);

function search(words: string, signal: AbortSignal): Promise<FoundStack[]> {
  return ask('/supporter/stacks', foundStacks, { search: words }, { signal });
}

/** POST /supporter/stacks: a question, although it is a POST. Gives the exact ones first. */
export function stacksQuery(words: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'stacks', words],
    queryFn: async ({ signal }) =>
      exactFirst(await search(words, signal), (stack) => isExactStack(stack, words)),
    gcTime: SUPPORTER_GC_MS,
  });
}

/** The stack of exactly this name, with its ids; null where there is none. */
export function stackQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'stack', name],
    queryFn: async ({ signal }) => (await search(name, signal)).find((stack) => stack.name === name) ?? null,
    gcTime: SUPPORTER_GC_MS,
  });
}

/** The stacks of a customer, by the customer's id. */
export function stacksOfCustomerQuery(customerId: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'stacks-of', customerId],
    queryFn: async ({ signal }) =>
      (await search(customerId, signal)).filter((stack) => stack.customerId === customerId),
    gcTime: SUPPORTER_GC_MS,
  });
}

/** GET /supporter/stacks/{name}/incongruities. */
export function incongruitiesQuery(name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'incongruities', name],
    queryFn: ({ signal }) => get(at`/supporter/stacks/${name}/incongruities`, incongruities, { signal }),
    gcTime: SUPPORTER_GC_MS,
  });
}
