// One customer (docs/product/screens.md#routes): contact data, place in the hierarchy, and stacks. No call returns a
// customer by id: the name comes from the hierarchy, the rest from a search for that name
// (docs/product/supporter.md#customer-page).
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useSkipped } from '../../../api/client/lists';
import { hierarchyQuery, customerQuery } from '../../../api/supporter/supporterCustomers';
import { stacksOfCustomerQuery, namedStacksQuery } from '../../../api/supporter/supporterStacks';
import { nameIn, wayTo } from '../../../domain/supporter/hierarchy';
import { t } from '../../../messages/t';
import { LoadedPart } from '../../../ui/feedback/LoadedPart';
import { SectionCard } from '../../../ui/content/SectionCard';
import { AreaHeading, COLUMN, COLUMNS, copied } from '../parts';
import { HierarchyTree } from '../HierarchyTree';
import { ResultTable } from '../results/ResultTable';
import { STACK_RESULTS } from '../results/stackResults';
import { ABSENT } from '../../../domain/text/shown';
import { customerName, stackOnlyNamed, type FoundStack } from '../../../domain/supporter/supporterSearch';
import { FactList } from '../../../ui/content/FactList';

/** The page at /supporter/customers/{customerId}. */
export function CustomerPage() {
  const { customerId = '' } = useParams();
  const hierarchy = useQuery(hierarchyQuery(customerId));
  const name = nameIn(hierarchy.data, customerId);
  const own = hierarchy.data && wayTo(customerId, hierarchy.data).at(-1);
  return (
    <>
      <AreaHeading title={t('supporter.customerTitle', { name })} name={name} />
      <Box sx={COLUMN}>
        <Box sx={COLUMNS}>
          <SectionCard id="contact" title={t('supporter.contact')}>
            <LoadedPart what={t('supporter.customerNoun')} query={hierarchy} height={152}>
              {() => <ContactPart customerId={customerId} name={own?.name ?? ''} type={own?.type ?? ''} />}
            </LoadedPart>
          </SectionCard>
          <SectionCard id="hierarchy" title={t('supporter.hierarchy')}>
            <LoadedPart what={t('supporter.hierarchyNoun')} query={hierarchy} height={152}>
              {(top) => <HierarchyTree top={top} currentId={customerId} />}
            </LoadedPart>
          </SectionCard>
        </Box>
        <ResultTable
          kind={STACK_RESULTS}
          query={useCustomerStacks(customerId)}
          skipped={useSkipped(stacksOfCustomerQuery(customerId))}
          empty={t('supporter.noStacks')}
        />
      </Box>
    </>
  );
}

// A customer's contact data, as found by searching for their name.

interface ContactPartProps {
  customerId: string;
  /** The customer's name in the hierarchy; '' if it has none. */
  name: string;
  /** distributor, reseller, customer. */
  type: string;
}

/** Shows the customer's contact data; without a search result, only id and type. */
function ContactPart({ customerId, name, type }: ContactPartProps) {
  const query = useQuery({ ...customerQuery(customerId, name), enabled: name !== '' });
  const known = [
    copied(t('supporter.customerId'), t('supporter.customerIdNoun'), customerId),
    { label: t('supporter.type'), value: type ? t('supporter.branchType', { type }) : ABSENT },
  ];
  if (name === '') return <FactList facts={known} />;
  return (
    <LoadedPart what={t('supporter.customerNoun')} query={query} height={152}>
      {(customer) =>
        customer === null ? (
          <>
            <FactList facts={known} />
            <div>{t('supporter.noContact')}</div>
          </>
        ) : (
          <FactList
            facts={[
              { label: t('tables.name'), value: customerName(customer) },
              copied(t('tables.email'), t('supporter.emailNoun'), customer.email),
              { label: t('supporter.company'), value: customer.company || ABSENT },
              { label: t('supporter.country'), value: customer.country || ABSENT },
              ...known,
            ]}
          />
        )
      }
    </LoadedPart>
  );
}

// A customer's stacks (docs/product/supporter.md#customer-page): those that the search for the customer's id finds, and those
// that only the customer's own record names.

interface CustomerStacks {
  /** undefined while some may not have been found yet. */
  data: readonly FoundStack[] | undefined;
  error: Error | null;
  refetch: () => unknown;
}

/** Returns the customer's stacks in the form of a query. */
function useCustomerStacks(customerId: string): CustomerStacks {
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
