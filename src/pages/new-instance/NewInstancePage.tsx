// The page for a new instance: loads what is on sale for this visitor, then shows the form.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import { currenciesQuery, plansQuery } from '../../api/catalogue/plans';
import { useSkipped } from '../../api/client/lists';
import { regionsQuery } from '../../api/catalogue/regions';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { SkippedAlert } from '../../ui/feedback/SkippedAlert';
import { PageHeading } from '../../ui/content/PageHeading';
import { Waiting } from '../../ui/waiting/Waiting';
import { NewInstanceForm } from './NewInstanceForm';
import { FORM_COLUMNS } from './formColumns';
import { t } from '../../messages/t';
import { visitorQuery } from '../../api/catalogue/visitor';
import { useTimeout } from '../../browser/effects/useTimer';
import type { Visitor } from '../../domain/regions/visitor';

/** The page at /new. */
export function NewInstancePage() {
  return (
    <>
      <Box sx={{ mb: 3 }}>
        <PageHeading title={t('newInstance.title')} />
      </Box>
      <Offer />
    </>
  );
}

function Offer() {
  const regions = useQuery(regionsQuery());
  const plans = useQuery(plansQuery());
  const subscriptions = useQuery(subscriptionsQuery());
  const currencies = useQuery(currenciesQuery());
  const [plansLeftOut, regionsLeftOut] = [useSkipped(plansQuery()), useSkipped(regionsQuery())];
  const { visitor, isAwaited } = useVisitorInTime();
  const like = useSearchParams()[0].get('like') ?? undefined;

  const skipped = (
    <>
      <SkippedAlert count={plansLeftOut} one={t('plans.planNoun')} many={t('plans.plansNoun')} />
      <SkippedAlert count={regionsLeftOut} one={t('plans.regionNoun')} many={t('plans.regionsNoun')} />
    </>
  );
  // If the currencies fail to load, the visitor's currency is used; the failure has been announced.
  if (regions.data && plans.data && subscriptions.data && !currencies.isPending && !isAwaited) {
    if (regions.data.length === 0) {
      return (
        <>
          {skipped}
          <FailureAlert message={t('newInstance.noRegion')} onRetry={() => void regions.refetch()} />
        </>
      );
    }
    return (
      <>
        {skipped}
        <NewInstanceForm
          key={like}
          like={like}
          regions={regions.data}
          plans={plans.data}
          subscriptions={subscriptions.data}
          visitor={visitor}
          currencies={currencies.data}
        />
      </>
    );
  }
  const failed = [plans, regions, subscriptions].filter(({ error }) => error !== null);
  const [first] = failed;
  if (first?.error) {
    return (
      <FailureAlert
        message={t('newInstance.notLoaded', { why: first.error.message })}
        onRetry={() => {
          for (const { refetch } of failed) void refetch();
        }}
      />
    );
  }
  return <Loading />;
}

function Loading() {
  return (
    <Waiting sx={FORM_COLUMNS}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Skeleton variant="rounded" height={224} aria-label={t('newInstance.loading')} />
        <Skeleton variant="rounded" height={480} />
      </Box>
      <Skeleton variant="rounded" height={320} />
    </Waiting>
  );
}

// Waits a moment for the visitor lookup, so that prices usually don't change before the user's eyes. The lookup may take
// ten seconds; a form can't wait that long and is shown without it.

const PATIENCE_MS = 1000;

/** Returns the visitor once the lookup has answered, and whether to keep waiting for that. */
function useVisitorInTime(): { visitor: Visitor | undefined; isAwaited: boolean } {
  const { data } = useQuery(visitorQuery());
  const [isLate, setIsLate] = useState(false);
  useTimeout(PATIENCE_MS, () => setIsLate(true));
  return { visitor: data, isAwaited: data === undefined && !isLate };
}
