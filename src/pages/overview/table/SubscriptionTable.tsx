// The subscriptions as a table (docs/product/many-instances.md#table): filtered, sorted, compared, chosen and exported,
// however many there are. Each part below prepares thousands of rows for the next one, so a choice renders only what depends
// on it.
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import {
  attentionFirst,
  faceted,
  narrowed,
  type Faceted,
  type Narrowed,
} from '../../../domain/subscriptions/facets';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { subscriptionSearch } from '../../../domain/subscriptions/subscriptionSearch';
import { TableSkeleton } from '../TableSkeleton';
import type { Facts } from '../useFacts';
import type { ChangeOverview, OverviewState } from '../useOverviewState';
import { ComparableRows } from './comparison/ComparableRows';
import { TableFilters } from './filters/TableFilters';

interface SubscriptionTableProps {
  subscriptions: readonly Subscription[];
  facts: Facts;
  state: OverviewState;
  onChange: ChangeOverview;
}

/** Shows one or more subscriptions, and the actions on many of them. */
export function SubscriptionTable({ subscriptions, facts, state, onChange }: SubscriptionTableProps) {
  const { now, rights } = facts;
  const all = useMemo(
    () => attentionFirst(faceted(subscriptions, now, rights.manageInvoices)),
    [subscriptions, now, rights],
  );
  const found = narrow(all, facts, state);
  if (!facts.areRightsKnown) return <TableSkeleton />;
  return (
    <Box>
      <TableFilters state={state} onChange={onChange} facts={facts} narrowed={found} />
      <ComparableRows
        subscriptions={subscriptions}
        rows={found.shown}
        facts={facts}
        sort={state.sort}
        onChange={onChange}
      />
    </Box>
  );
}

/** Returns the subscriptions that match the search and all facets, and how many another choice would show. */
function narrow(all: readonly Faceted[], { plans, regions }: Facts, state: OverviewState): Narrowed {
  const holds = subscriptionSearch(state.search, {
    plans: [...plans.byKey.values()],
    regions: [...regions.byKey.values()],
  });
  const matching = holds ? all.filter(({ subscription }) => holds(subscription)) : all;
  return narrowed(matching, { ...state, attention: state.attention === '1' });
}
