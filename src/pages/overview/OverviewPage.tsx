// The overview (docs/product/screens.md#overview): every subscription as a card or as a row of a table, a button
// for a new one, and a first step for customers without any.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState, type RefCallback } from 'react';
import { useSkipped } from '../../api/client/lists';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { useAnnouncement } from '../../browser/announce';
import { useTimeout } from '../../browser/effects/useTimer';
import { takePaymentReturn } from '../../browser/paymentReturn';
import { useEntry } from '../../browser/useQueryState';
import { isFacetValue } from '../../domain/subscriptions/facets';
import { trialIn, type Subscription } from '../../domain/subscriptions/subscription';
import { useCanHaveTrial } from '../../guards/usePermission';
import { t } from '../../messages/t';
import { PageHeading } from '../../ui/content/PageHeading';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { CardSkeletons } from './cards/CardSkeletons';
import { NextDates } from './dates/NextDates';
import { SubscriptionViews } from './SubscriptionViews';
import { TableSkeleton } from './TableSkeleton';
import { useFacts } from './useFacts';
import { useOverviewState } from './useOverviewState';
import { ViewChoice } from './ViewChoice';
import AddIcon from '@mui/icons-material/Add';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/form/Button';
import { paths } from '../../paths';

// Brings the checkout, which few visits need.
const EmptyState = lazyPart(async () => (await import('./EmptyState')).EmptyState);

const ReturnedCheckout = lazyPart(async () => (await import('./ReturnedCheckout')).ReturnedCheckout);

/** How long cards wait for the permissions, ms. */
const PATIENCE_MS = 3000;

/** The page at / and /overview. */
export function OverviewPage() {
  // Choosing this page in the navigation again starts over, with all subscriptions.
  const entry = useEntry();
  const [returned] = useState(takePaymentReturn);
  return (
    <>
      {returned && (
        <Suspense>
          <ReturnedCheckout returned={returned} />
        </Suspense>
      )}
      <Overview key={entry} />
    </>
  );
}

function Overview() {
  const { data, error, refetch } = useQuery(subscriptionsQuery());
  const facts = useFacts();
  // What is due moves cards up, if the user may see it: they wait for the permissions only then, and not for ever.
  const isOrderKnown = facts.areRightsKnown || !data?.some(({ totalDues = 0 }) => totalDues > 0);
  const [isPatient, setIsPatient] = useState(true);
  useTimeout(isOrderKnown || !data ? undefined : PATIENCE_MS, () => setIsPatient(false));
  // Renders the cards in steps, between which a slow phone can respond to the user.
  const subscriptions = useDeferredValue(isOrderKnown || !isPatient ? data : undefined);
  const { plans, regions } = facts;
  const lists = { plan: plans.byKey, region: regions.byKey };
  const areKnown = data !== undefined && !plans.isPending && !regions.isPending;
  const { state, change, view, isOpen, choose } = useOverviewState(
    data?.length,
    (facet, value) => !areKnown || isFacetValue(facet, value, lists, data),
  );
  const isPending = !subscriptions && (!error || data !== undefined);
  const canHaveTrial = useCanHaveTrial();
  const skipped = useSkipped(subscriptionsQuery());
  useAnnouncement(
    isPending
      ? t('overview.loading')
      : subscriptions && t('overview.loaded', { count: subscriptions.length }),
  );
  const isEmpty = subscriptions?.length === 0 && skipped === 0;
  const cards = useFocusFirstCard(isEmpty);
  // Without a trial to offer, the empty state has this link itself.
  const isOffered = canHaveTrial || !isEmpty;
  return (
    <>
      <Box
        // Has the table's width from the start, so that nothing moves once the table has loaded.
        data-fill={view === 'table' ? '' : undefined}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '12px 16px',
          minHeight: 40,
          mb: 2,
        }}
      >
        <PageHeading title={t('overview.title')} />
        <Box sx={{ ml: 'auto', visibility: isEmpty ? 'hidden' : undefined }}>
          <ViewChoice view={isOpen ? undefined : view} onChoose={choose} />
        </Box>
        {isOffered && (
          <AddSubscription trial={trialIn(subscriptions ?? [])} isMain={!isEmpty} isReady={!isPending} />
        )}
      </Box>
      {isPending && (
        <>
          <NextDates subscriptions={undefined} now={facts.now} />
          {view === 'table' ? <TableSkeleton /> : <CardSkeletons />}
        </>
      )}
      {error && !data && (
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
      {subscriptions && !isEmpty && (
        <div ref={cards}>
          <SubscriptionViews
            subscriptions={subscriptions}
            skipped={skipped}
            facts={facts}
            view={view}
            state={state}
            onChange={change}
          />
        </div>
      )}
    </>
  );
}

// Moves focus to the card of a user's first subscription: the button they pressed disappeared with the empty
// overview, and focus with it.

/** Returns the ref for the cards' container, which isn't rendered while there are none; undefined if there always were some. */
function useFocusFirstCard(isEmpty: boolean): RefCallback<HTMLElement> | undefined {
  const [wasEmpty, setWasEmpty] = useState(false);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  return wasEmpty ? focusFirstHeading : undefined;
}

function focusFirstHeading(cards: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement instanceof HTMLIFrameElement;
  if (isLost) cards?.querySelector<HTMLElement>('article h2')?.focus();
}

// The button that leads to a new subscription (docs/product/screens.md#adding-one). Customers with a trial are asked whether
// to upgrade it instead.

const UpgradeDialog = lazyPart(async () => (await import('./UpgradeDialog')).UpgradeDialog);

interface AddSubscriptionProps {
  /** The user's trial, if there is one. */
  trial: Subscription | undefined;
  /** True if the button is the page's main action. */
  isMain: boolean;
  /** True once it is known whether there is a trial. */
  isReady: boolean;
}

/** A link to the form; for customers with a trial, a button that opens the question. */
function AddSubscription({ trial, isMain, isReady }: AddSubscriptionProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const isLink = isReady && !trial;
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={<AddIcon />}
        {...(isLink
          ? { component: Link, to: paths.newInstance() }
          : { disabled: !isReady, onClick: () => setDialog('open') })}
      >
        {t('overview.add')}
      </Button>
      {trial && dialog !== 'never' && (
        <Suspense>
          <UpgradeDialog
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
            onAddNew={() => void navigate(paths.newInstance())}
            onUpgrade={() => void navigate(paths.manage(trial.id, { scrollToSubscription: true }))}
          />
        </Suspense>
      )}
    </>
  );
}
