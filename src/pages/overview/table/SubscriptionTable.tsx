// The subscriptions as a table (docs/product/many-instances.md#table): filtered, sorted, compared, chosen and exported,
// however many there are. Each part below prepares thousands of rows for the next one, so a choice renders only what depends
// on it.
import Box from '@mui/material/Box';
import type { Narrowed } from '../../../domain/subscriptions/facets';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import type { Facts } from '../useFacts';
import type { ChangeOverview, OverviewState } from '../useOverviewState';
import { ComparableRows } from './comparison/ComparableRows';
import { TableFilters } from './filters/TableFilters';

interface SubscriptionTableProps {
  subscriptions: readonly Subscription[];
  /** Those that match the filters. */
  found: Narrowed;
  facts: Facts;
  state: OverviewState;
  onChange: ChangeOverview;
}

/** Shows one or more subscriptions, and the actions on many of them. */
export function SubscriptionTable({ subscriptions, found, facts, state, onChange }: SubscriptionTableProps) {
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
