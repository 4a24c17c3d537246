// The results of a search: both calls side by side, each with its own state. If they are one customer with one stack, the
// access to that stack is shown too.
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { useSkipped } from '../../../api/client/lists';
import { customersQuery } from '../../../api/supporter/supporterCustomers';
import { stacksQuery } from '../../../api/supporter/supporterStacks';
import { onlyStack, customerName, type FoundCustomer } from '../../../domain/supporter/supporterSearch';
import { t } from '../../../messages/t';
import { COLUMN, TwoLines } from '../parts';
import { ResultTable, type ResultKind } from '../results/ResultTable';
import { STACK_RESULTS } from '../results/stackResults';
import { AccessPart } from '../AccessPart';
import { RemoteDesktop } from '../RemoteDesktop';
import { focusSection } from '../../../ui/content/SectionCard';
import { firstResult } from './firstResult';
import { numberFormat } from '../../../domain/values/formatters';
import { paths } from '../../../paths';
import { CopyRow } from '../CopyRow';

/** With more stacks than this, customers come first in a single column: nobody would scroll down to them. */
const FEW = 12;

/** Shows the stacks and customers that match the search, which must not be empty. */
export function SearchResults({ search }: { search: string }) {
  const stacks = useQuery(stacksQuery(search));
  const customers = useQuery(customersQuery(search));
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const results = useFocusResults(search, !stacks.isPending && !customers.isPending);
  const only = onlyStack(customers.data, stacks.data);
  const isStacksFirst = isWide || (!only && (stacks.data?.length ?? 0) <= FEW);
  const stackTable = (
    <ResultTable
      key="stacks"
      kind={STACK_RESULTS}
      query={stacks}
      skipped={useSkipped(stacksQuery(search))}
      empty={t('supporter.noStackMatch', { search })}
    />
  );
  const others = (
    <Box key="others" sx={COLUMN}>
      {only && (
        <AccessPart title={t('supporter.accessTo', { name: only.name })} name={only.name}>
          <RemoteDesktop stack={only} />
        </AccessPart>
      )}
      <ResultTable
        kind={CUSTOMER_RESULTS}
        query={customers}
        skipped={useSkipped(customersQuery(search))}
        empty={t('supporter.noCustomerMatch', { search })}
      />
    </Box>
  );
  return (
    <Box
      ref={results}
      sx={{
        display: 'grid',
        gridTemplateColumns: isWide ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        alignItems: 'start',
        gap: 3,
      }}
    >
      {isStacksFirst ? [stackTable, others] : [others, stackTable]}
    </Box>
  );
}

// Moves focus to the results of a search (docs/product/supporter.md#search): to the access of the only stack, or to
// the first result. Not if the user has moved focus elsewhere or keeps typing.

/** Returns the ref for the results' container. `isThere`: both searches have been answered. */
function useFocusResults(search: string, isThere: boolean): RefObject<HTMLDivElement | null> {
  const results = useRef<HTMLDivElement>(null);

  // Moves focus once both searches have been answered.
  useEffect(() => {
    if (!isThere || !isWaiting(search, results.current)) return;
    if (document.getElementById('access')) focusSection('access');
    else firstResult()?.focus({ preventScroll: true });
  }, [search, isThere]);
  return results;
}

/** True if focus is still where the user made the search. */
function isWaiting(search: string, results: HTMLElement | null): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return true;
  if (activeElement instanceof HTMLInputElement) return activeElement.value.trim() === search;
  return activeElement.closest('main') !== null && results?.contains(activeElement) === false;
}

// The table "Customers" (docs/product/screens.md#supporter-area): what it shows and exports of each customer.

const cells = (customer: FoundCustomer) => [
  customer.customerId,
  customer.email,
  customer.firstName,
  customer.lastName,
  customer.company,
  customer.country,
  customer.stacks.join(' '),
];

/** The definition of the table "Customers". */
const CUSTOMER_RESULTS: ResultKind<FoundCustomer> = {
  id: 'customers',
  title: 'help.customers',
  one: 'supporter.customerNoun',
  many: 'supporter.customersNoun',
  countOf: (count) => t('supporter.customerCount', { count }),
  minWidth: 430,
  keyOf: ({ customerId }) => customerId,
  csv: {
    header: [
      'help.customer',
      'tables.email',
      'supporter.firstName',
      'supporter.lastName',
      'supporter.company',
      'supporter.country',
      'supporter.stacks',
    ],
    cells,
  },
  columns: [
    {
      key: 'name',
      isVerbatim: true,
      label: 'tables.name',
      width: 'minmax(140px, 1.6fr)',
      orderBy: [customerName],
      cell: (customer) => (
        <TwoLines
          first={customerName(customer)}
          second={customer.email}
          to={paths.supporterCustomer(customer.customerId)}
        />
      ),
    },
    {
      key: 'company',
      isVerbatim: true,
      label: 'supporter.company',
      width: 'minmax(96px, 1fr)',
      orderBy: [({ company }) => company],
      cell: ({ company, country }) => <TwoLines first={company} second={country} />,
    },
    {
      key: 'stacks',
      label: 'supporter.stacks',
      width: '64px',
      isFigure: true,
      orderBy: [({ stacks }) => stacks.length],
      cell: ({ stacks }) => numberFormat(undefined, {}).format(stacks.length),
    },
    {
      key: 'copy',
      label: 'supporter.copy',
      width: '32px',
      isAction: true,
      cell: (customer) => <CopyRow of={customerName(customer)} cells={cells(customer)} />,
    },
  ],
};
