// The subscriptions as cards or as a table, both in the same order and with the same filters
// (docs/product/many-instances.md#views), below what needs attention and what comes next.
import Box from '@mui/material/Box';
import { Suspense, useMemo } from 'react';
import { useSkipped } from '../../api/client/lists';
import { permissionsQuery, usePermissions } from '../../api/user/permissions';
import {
  attentionFirst,
  faceted,
  narrowed,
  type Faceted,
  type Narrowed,
} from '../../domain/subscriptions/facets';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionSearch } from '../../domain/subscriptions/subscriptionSearch';
import { t } from '../../messages/t';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { CardList } from './cards/CardList';
import { NextDates } from './dates/NextDates';
import { NeedsAttention } from './NeedsAttention';
import { PermissionsFailure } from '../../features/tools/PermissionsFailure';
import { TableSkeleton } from './TableSkeleton';
import type { Facts } from './useFacts';
import type { ChangeOverview, OverviewState, View } from './useOverviewState';

// Only users who chose the table, or have many subscriptions, need its code.
const SubscriptionTable = lazyPart(async () => (await import('./table/SubscriptionTable')).SubscriptionTable);

interface SubscriptionViewsProps {
  /** At least one, unless records were left out. */
  subscriptions: readonly Subscription[];
  /** How many records of the list were left out. */
  skipped: number;
  facts: Facts;
  view: View;
  state: OverviewState;
  onChange: ChangeOverview;
}

/** The page's content below its heading. */
export function SubscriptionViews(props: SubscriptionViewsProps) {
  const { subscriptions, skipped, facts, view, state, onChange } = props;
  const { now, rights } = facts;
  const all = useMemo(
    () => attentionFirst(faceted(subscriptions, now, rights.manageInvoices)),
    [subscriptions, now, rights],
  );
  const list = { of: subscriptions.length, found: narrow(all, facts, state), facts, state, onChange };
  return (
    <>
      <NeedsAttention all={all} facts={facts} state={state} onChange={onChange} />
      <NextDates subscriptions={subscriptions} now={now} />
      <PermissionsAlert />
      <SkippedAlert count={skipped} one={t('overview.subscription')} many={t('overview.subscriptions')} />
      {view === 'table' ? (
        <Suspense fallback={<TableSkeleton />}>
          <SubscriptionTable {...list} subscriptions={subscriptions} />
        </Suspense>
      ) : (
        <CardList {...list} />
      )}
    </>
  );
}

/** Returns the subscriptions that match the search and all facets, and how many another choice would show. */
function narrow(all: readonly Faceted[], { plans, regions }: Facts, state: OverviewState): Narrowed {
  const holds = subscriptionSearch(state.search, {
    plans: [...plans.byKey.values()],
    regions: [...regions.byKey.values()],
  });
  return narrowed(holds ? all.filter(({ subscription }) => holds(subscription)) : all, state);
}

/** The notice; nothing if none is missing or they are loading for the first time (docs/product/permissions.md#unreadable). */
function PermissionsAlert() {
  const permissions = usePermissions();
  const skipped = useSkipped(permissionsQuery());
  if (!permissions.error)
    return <SkippedAlert count={skipped} one={t('overview.permission')} many={t('overview.permissions')} />;
  return (
    <Box sx={{ mb: 3 }}>
      <PermissionsFailure permissions={permissions} />
    </Box>
  );
}
