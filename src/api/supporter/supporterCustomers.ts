// Support staff's search for customers, and the tree a customer stands in (docs/product/supporter.md#search,
// docs/product/vendor-api.md#supporter-calls).
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Branch } from '../../domain/supporter/hierarchy';
import {
  exactFirst,
  isExactCustomer,
  isWholeEmail,
  type FoundCustomer,
} from '../../domain/supporter/supporterSearch';
import { at } from '../client/at';
import { get } from '../client/http';
import { id, listOf, listQuery, textOrNone, type Listed } from '../client/lists';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

/** A list within an entry: what of it can be shown. Without one there is nothing below. */
function within<Entry>(entry: v.GenericSchema<unknown, Entry>) {
  const shown = v.pipe(
    listOf(entry),
    v.transform(({ items }) => items),
  );
  return v.fallback(
    v.optional(shown, () => []),
    () => [],
  );
}

const foundCustomers: v.GenericSchema<unknown, Listed<FoundCustomer[]>> = listOf(
  v.object({
    customerId: id,
    email: textOrNone,
    firstName: textOrNone,
    lastName: textOrNone,
    company: textOrNone,
    country: textOrNone,
    stacks: within(id),
  }),
);

const branch: v.GenericSchema<unknown, Branch> = v.object({
  id,
  name: textOrNone,
  type: textOrNone,
  children: within(v.lazy(() => branch)),
});

/** GET /supporter/customers?email= for a whole address, else /supporter/customers2?search=. Gives the exact ones first. */
export function customersQuery(words: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'customers', words],
    queryFn: async ({ signal }) => {
      const { items, leftOut } = isWholeEmail(words)
        ? await get('/supporter/customers', foundCustomers, { signal, params: { email: words } })
        : await searchCustomers(words, signal);
      return { items: exactFirst(items, (customer) => isExactCustomer(customer, words)), leftOut };
    },
    gcTime: SUPPORTER_GC_MS,
  });
}

/** One customer's own data, found by the name that the tree has for them; null where it isn't found so. */
export function customerQuery(customerId: string, name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'customer', customerId, name],
    queryFn: async ({ signal }) =>
      (await searchCustomers(name, signal)).items.find((one) => one.customerId === customerId) ?? null,
    gcTime: SUPPORTER_GC_MS,
  });
}

function searchCustomers(search: string, signal: AbortSignal): Promise<Listed<FoundCustomer[]>> {
  return get('/supporter/customers2', foundCustomers, { signal, params: { search } });
}

/** GET /supporter/customers/{customerId}/hierarchy. */
export function hierarchyQuery(customerId: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'hierarchy', customerId],
    queryFn: ({ signal }) => get(at`/supporter/customers/${customerId}/hierarchy`, branch, { signal }),
    gcTime: SUPPORTER_GC_MS,
  });
}
