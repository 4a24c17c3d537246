// The overview (docs/product/screens.md#overview): every subscription as a card or as a row of a table, a button
// for a new one, and a first step for customers without any.
import Box from '@mui/material/Box';
import { usePrefetchQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeftOut } from '../../api/client/lists';
import { plansQuery } from '../../api/catalogue/plans';
import { regionsQuery } from '../../api/catalogue/regions';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { trialIn } from '../../domain/subscriptions/subscription';
import { useCanHaveTrial } from '../../guards/useCanHaveTrial';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { LeftOutAlert } from '../../ui/feedback/LeftOutAlert';
import { PageHeading } from '../../ui/content/PageHeading';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { useMeasuredPlace } from '../../browser/useMeasuredPlace';
import { useSaid } from '../../browser/say';
import { AddSubscription } from './AddSubscription';
import { CardSkeletons } from './CardSkeletons';
import { NextDatesPlace } from './dates/NextDatesPlace';
import { PermissionsAlert } from './PermissionsAlert';
import { SubscriptionList } from './SubscriptionList';
import { TableHint } from './TableHint';
import { TableSkeleton } from './TableSkeleton';
import { useArrivingSubscriptions } from './useArrivingSubscriptions';
import { useFocusFirstCard } from './useFocusFirstCard';
import { useOverviewState } from './useOverviewState';
import { ViewChoice } from './ViewChoice';
import { t } from '../../messages/t';
import { loadMessages } from '../../messages/catalogue';

// Only customers without subscriptions need the code and messages for trials and buying.
const EmptyState = lazyPart(async () => {
  const [part] = await Promise.all([import('./EmptyState'), loadMessages(['shared'])]);
  return part.EmptyState;
});

// Only users who chose the table need its code.
const SubscriptionTable = lazyPart(async () => {
  const [part] = await Promise.all([
    import('./table/SubscriptionTable'),
    loadMessages(['shared', 'fleet', 'dates']),
  ]);
  return part.SubscriptionTable;
});

/** The page at / and /overview. */
export function OverviewPage() {
  // Choosing this page in the navigation again starts over, with all subscriptions.
  const { key } = useLocation();
  return <Overview key={key} />;
}

function Overview() {
  const { state, change, view, choose } = useOverviewState();
  const { arrived, error, refetch } = useArrivingSubscriptions();
  const subscriptions = arrived?.isWhole ? arrived.subscriptions : undefined;
  // The first part of a long list can be shown as cards; sorting, counting and searching need all of it.
  const drawn = view === 'table' || state.search ? subscriptions : arrived?.subscriptions;
  const isPending = !subscriptions && !error;
  // Fetches the cards' plans and regions together with the list, not after it.
  usePrefetchQuery(plansQuery());
  usePrefetchQuery(regionsQuery());
  const canHaveTrial = useCanHaveTrial();
  const leftOut = useLeftOut(subscriptionsQuery());
  useSaid(
    isPending
      ? t('overview.loading')
      : subscriptions && t('overview.loaded', { count: subscriptions.length }),
  );
  const isEmpty = subscriptions?.length === 0 && leftOut === 0;
  const cards = useFocusFirstCard(isEmpty);
  // Measures an element that is there from the start, so that the first cards don't wait for it.
  const { ref, width } = useMeasuredPlace();
  // Without a trial to offer, the empty state has this link itself.
  const isOffered = canHaveTrial || !isEmpty;
  return (
    <>
      <Box
        ref={ref}
        // Has the table's width from the start, so that nothing moves once the table has loaded.
        data-fill={view === 'table' ? '' : undefined}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px 16px',
          minHeight: 40,
          mb: 3,
        }}
      >
        <PageHeading title={t('overview.title')} />
        <Box sx={{ ml: 'auto', visibility: isEmpty ? 'hidden' : undefined }}>
          <ViewChoice view={view} onChoose={choose} />
        </Box>
        {isOffered && (
          <AddSubscription trial={trialIn(subscriptions ?? [])} isMain={!isEmpty} isReady={!isPending} />
        )}
      </Box>
      {(isPending || subscriptions) && <NextDatesPlace subscriptions={subscriptions} />}
      {isPending && !drawn && (view === 'table' ? <TableSkeleton /> : <CardSkeletons />)}
      {error && !subscriptions && (
        <FailureAlert
          message={t('failures.subscriptions', { why: error.message })}
          onRetry={() => void refetch()}
        />
      )}
      {isEmpty && (
        <Suspense>
          <EmptyState />
        </Suspense>
      )}
      {drawn && !isEmpty && (
        <div ref={cards}>
          <PermissionsAlert />
          <LeftOutAlert count={leftOut} one={t('overview.subscription')} many={t('overview.subscriptions')} />
          {view === 'table' ? (
            <Suspense fallback={<TableSkeleton />}>
              <SubscriptionTable subscriptions={drawn} state={state} onChange={change} />
            </Suspense>
          ) : (
            <>
              <TableHint
                count={drawn.length}
                isWhole={drawn === subscriptions}
                onTable={() => choose('table')}
              />
              <SubscriptionList
                subscriptions={drawn}
                isWhole={drawn === subscriptions}
                width={width}
                search={state.search}
                onSearch={(search) => change({ search })}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}
