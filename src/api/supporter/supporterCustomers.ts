// Support staff's search for customers, and the hierarchy a customer belongs to (docs/product/supporter.md#search,
// docs/product/vendor-api.md#supporter-calls).
import { queryOptions } from '@tanstack/react-query';
import { exactFirst, isExactCustomer, isWholeEmail } from '../../domain/supporter/supporterSearch';
import { at, get } from '../client/http';
import { foundCustomers, type FoundCustomer, branch } from '../../wire/supporter';
import type { Listed } from '../../wire/schema';
import { listQuery } from '../client/lists';
import { SUPPORTER, SUPPORTER_GC_MS } from './supporterStacks';
import { monitoringUsers } from '../../wire/instances';

/** GET /supporter/customers?email= for a whole address, else /supporter/customers2?search=. Exact matches first. */
export function customersQuery(words: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'customers', words],
    queryFn: async ({ signal }) => {
      const { items, skipped } = isWholeEmail(words)
        ? await get('/supporter/customers', foundCustomers, { signal, params: { email: words } })
        : await searchCustomers(words, signal);
      return { items: exactFirst(items, (customer) => isExactCustomer(customer, words)), skipped };
    },
    gcTime: SUPPORTER_GC_MS,
  });
}

/** One customer's own data, searched for by their name in the hierarchy; null if that doesn't find them. */
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

// The monitoring users of a stack as support staff see them (docs/product/vendor-api.md#supporter-calls).

/** GET /supporter/users/{name}. */
export function stackUsersQuery(name: string) {
  return listQuery({
    queryKey: [SUPPORTER, 'users', name],
    queryFn: ({ signal }) => get(at`/supporter/users/${name}`, monitoringUsers, { signal }),
    gcTime: SUPPORTER_GC_MS,
  });
}
