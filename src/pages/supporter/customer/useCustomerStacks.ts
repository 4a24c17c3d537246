// A customer's stacks (docs/product/supporter.md#customer-page): those that the search for the customer's id finds, and those
// that only the customer's own record names.
import { useQuery } from '@tanstack/react-query';
import { customerQuery, hierarchyQuery } from '../../../api/supporter/supporterCustomers';
import { namedStacksQuery, stacksOfCustomerQuery } from '../../../api/supporter/supporterStacks';
import { wayTo } from '../../../domain/supporter/hierarchy';
import { stackOnlyNamed, type FoundStack } from '../../../domain/supporter/supporterSearch';

interface CustomerStacks {
  /** undefined while some may not have been found yet. */
  data: readonly FoundStack[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Returns the customer's stacks in the form of a query. */
export function useCustomerStacks(customerId: string): CustomerStacks {
  const found = useQuery(stacksOfCustomerQuery(customerId));
  const tree = useQuery(hierarchyQuery(customerId));
  const name = (tree.data && wayTo(customerId, tree.data).at(-1)?.name) ?? '';
  const record = useQuery({ ...customerQuery(customerId, name), enabled: name !== '' });
  const missing = found.data ? namesBeyond(found.data, record.data?.stacks) : [];
  const named = useQuery({ ...namedStacksQuery(missing), enabled: missing.length > 0 });

  if (!found.data) return found;
  const { error, refetch } = found;
  // If the search for their names fails, their pages can still be linked to.
  const others = named.data ?? (named.isError ? missing.map(stackOnlyNamed) : []);
  const stacks = [...found.data, ...others];
  if (stacks.length > 0) return { data: stacks, error, refetch };
  // Only the record can confirm that there are none.
  if (tree.isPending || record.isLoading || named.isLoading) return { data: undefined, error, refetch };
  const unread = [tree, record].find(({ isLoadingError }) => isLoadingError);
  return unread ? { data: undefined, error: unread.error, refetch: unread.refetch } : found;
}

function namesBeyond(found: readonly FoundStack[], names: readonly string[] = []): readonly string[] {
  const known = new Set(found.map((stack) => stack.name));
  return [...new Set(names)].filter((name) => !known.has(name));
}
