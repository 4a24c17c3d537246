// All coming dates (docs/product/dates.md#the-page): by month, with a search and a filter by kind, and as a calendar file.
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation, Link } from 'react-router-dom';
import EventIcon from '@mui/icons-material/EventOutlined';
import { useLeftOut } from '../../api/client/lists';
import { subscriptionsQuery } from '../../api/subscriptions/subscriptions';
import { useSaid } from '../../browser/say';
import { useNow } from '../../browser/useNow';
import { comingDates } from '../../domain/subscriptions/comingDates';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { startOfDay } from '../../domain/values/dates';
import { t } from '../../messages/t';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { LeftOutAlert } from '../../ui/feedback/LeftOutAlert';
import { Waiting } from '../../ui/waiting/Waiting';
import { FilteredDates } from './FilteredDates';
import { DatesHeading } from './DatesHeading';
import { Button } from '../../ui/form/Button';
import { paths } from '../../paths';
import { EmptyCard } from '../../ui/feedback/EmptyCard';

/** The page at /dates. */
export function DatesPage() {
  const { data, error, refetch } = useQuery(subscriptionsQuery());
  const leftOut = useLeftOut(subscriptionsQuery());
  if (data) return <Dates subscriptions={data} leftOut={leftOut} />;
  return (
    <>
      <DatesHeading />
      {error ? (
        <FailureAlert
          message={t('failures.subscriptions', { why: error.message })}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </>
  );
}

function Loading() {
  useSaid(t('dates.loading'));
  return (
    <Waiting sx={{ display: 'grid', gap: 3 }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={420} />
    </Waiting>
  );
}

interface DatesProps {
  subscriptions: readonly Subscription[];
  /** How many subscriptions can't be shown. */
  leftOut: number;
}

function Dates({ subscriptions, leftOut }: DatesProps) {
  const now = useNow();
  const today = startOfDay(now);
  const dates = useMemo(() => comingDates(subscriptions, today), [subscriptions, today]);
  useSaid(t('dates.loaded', { count: dates.length }));
  // Navigating to this page again starts with all dates again.
  const { key } = useLocation();
  const notice = (
    <LeftOutAlert count={leftOut} one={t('overview.subscription')} many={t('overview.subscriptions')} />
  );
  if (dates.length > 0) return <FilteredDates key={key} dates={dates} now={now} notice={notice} />;
  return (
    <>
      <DatesHeading />
      {notice}
      <NoDates />
    </>
  );
}

/** The empty state. */
export function NoDates() {
  return (
    <EmptyCard Icon={EventIcon} title={t('dates.none')} about={t('dates.noneAbout')}>
      <Button component={Link} to={paths.overview()} variant="outlined">
        {t('dates.toOverview')}
      </Button>
    </EmptyCard>
  );
}
