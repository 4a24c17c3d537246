// Support staff's search for customers, and the tree a customer stands in (specification 7, decisions 4 and 7.14).
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Branch } from '../domain/hierarchy';
import { exactFirst, isExactCustomer, isWholeEmail, type FoundCustomer } from '../domain/supporterSearch';
import { at } from './at';
import { get } from './http';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterCache';

const text = v.optional(v.string(), '');
const foundCustomers: v.GenericSchema<unknown, FoundCustomer[]> = v.array(
  v.object({
    customerId: v.string(),
    email: text,
    firstName: text,
    lastName: text,
    company: text,
    country: text,
    stacks: v.optional(v.array(v.string()), () => []),
  }),
);

const branch: v.GenericSchema<unknown, Branch> = v.object({
  id: v.string(),
  name: text,
  type: text,
  children: v.optional(v.array(v.lazy(() => branch)), () => []),
});

/** GET /supporter/customers?email= for a whole address, else /supporter/customers2?search=. Gives the exact ones first. */
export function customersQuery(words: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'customers', words],
    queryFn: async ({ signal }) => {
      const found = isWholeEmail(words)
        ? await get('/supporter/customers', foundCustomers, { signal, params: { email: words } })
        : await searchCustomers(words, signal);
      return exactFirst(found, (customer) => isExactCustomer(customer, words));
    },
    gcTime: SUPPORTER_GC_MS,
  });
}

/** One customer's own data, found by the name that the tree has for them; null where it isn't found so. */
export function customerQuery(customerId: string, name: string) {
  return queryOptions({
    queryKey: [SUPPORTER, 'customer', customerId, name],
    queryFn: async ({ signal }) =>
      (await searchCustomers(name, signal)).find((one) => one.customerId === customerId) ?? null,
    gcTime: SUPPORTER_GC_MS,
  });
}

function searchCustomers(search: string, signal: AbortSignal): Promise<FoundCustomer[]> {
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
