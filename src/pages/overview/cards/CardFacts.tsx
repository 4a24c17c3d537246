// The labelled facts of a card (docs/product/subscriptions.md#card-facts): the same for every subscription, except
// for the date, which depends on the subscription's phase.
import { Button } from '../../../ui/form/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { timezoneQuery, zonesQuery } from '../../../api/catalogue/regions';
import { ABSENT } from '../../../domain/text/shown';
import { daysLeft, formatDate, formatDay } from '../../../domain/values/dates';
import { planLabel } from '../../../domain/plans/planLabels';
import { shownPlan } from '../../../domain/plans/shownPlan';
import { regionName } from '../../../domain/regions/region';
import {
  PRESSING_DAYS,
  shownStatus,
  stackState,
  subscriptionMeaning,
  subscriptionPhase,
  type Subscription,
} from '../../../domain/subscriptions/subscription';
import { defaultTimezone, timezoneName } from '../../../domain/regions/timezone';
import { Domain } from '../../../features/instances/Domain';
import { FactList, type Fact } from '../../../ui/content/FactList';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import type { Facts } from '../useFacts';
import { t } from '../../../messages/t';

interface CardFactsProps {
  subscription: Subscription;
  facts: Facts;
  /** The id of the card's heading, which names the instance that the facts are about. */
  headingId: string;
}

/** The facts as a list of labels and values. */
export function CardFacts({ subscription, facts, headingId }: CardFactsProps) {
  const { now } = facts;
  const list: Fact[] = [
    {
      label: t('overview.domain'),
      value: <Domain subscription={subscription} describedBy={headingId} />,
    },
    {
      label: t('overview.plan'),
      value: <PlanName subscription={subscription} plans={facts.plans} />,
    },
    {
      label: t('overview.status'),
      value: <span data-meaning={subscriptionMeaning(subscription, now)}>{shownStatus(subscription)}</span>,
    },
    dateFact(subscription, now),
    {
      label: t('overview.region'),
      value: <RegionName code={subscription.region} regions={facts.regions} />,
    },
    {
      label: t('overview.timezone'),
      value: <TimezoneName subscription={subscription} />,
    },
  ];
  return <FactList facts={list} />;
}

function PlanName({ subscription, plans }: { subscription: Subscription; plans: Facts['plans'] }) {
  const label = shownPlan(subscription, (id) => {
    const plan = plans.byKey.get(id);
    return plan && planLabel(plan);
  });
  if (label !== undefined) return <span>{label}</span>;
  if (plans.isPending) return <Loading />;
  if (plans.hasFailed) return <Unavailable retryLabel={t('overview.loadPlan')} onRetry={plans.retry} />;
  return <span translate="no">{subscription.planId ?? ABSENT}</span>;
}

/** Returns the date that matters in the subscription's phase. */
function dateFact(subscription: Subscription, now: number): Fact {
  const { expiresAt, contractTermEnd, paymentAt } = subscription;
  switch (subscriptionPhase(subscription)) {
    case 'trial':
      return {
        label: t('overview.trialDays'),
        value: <Days days={daysLeft(expiresAt, now)} />,
        note: expiresAt === undefined ? undefined : t('overview.until', { day: expiresAt }),
      };
    case 'cancelled':
      return {
        label: t('overview.deletionDays'),
        value: <Days days={daysLeft(contractTermEnd, now)} />,
        note: contractTermEnd === undefined ? undefined : formatDay(contractTermEnd),
      };
    case 'active':
    case 'other':
      return {
        label: t('overview.nextPayment'),
        value: <span title={formatDate(paymentAt)}>{formatDay(paymentAt)}</span>,
      };
  }
}

function Days({ days }: { days: number | undefined }) {
  const isPressing = days !== undefined && days <= PRESSING_DAYS;
  return <span data-meaning={isPressing ? 'attention' : undefined}>{days ?? ABSENT}</span>;
}

function RegionName({ code = ABSENT, regions }: { code: string | undefined; regions: Facts['regions'] }) {
  if (regions.isPending) return <Loading />;
  if (regions.hasFailed) return <Unavailable retryLabel={t('overview.loadRegion')} onRetry={regions.retry} />;
  const region = regions.byKey.get(code);
  return region ? <span>{regionName(region)}</span> : <span translate="no">{code}</span>;
}

function TimezoneName({ subscription }: { subscription: Subscription }) {
  const { stackId, region } = subscription;
  // The timezone of a stack in preparation can't be fetched yet; it starts with its region's zone.
  const isFetched = stackId !== undefined && stackState(subscription) !== 'preparing';
  const zone = useQuery({ ...timezoneQuery(stackId ?? ''), enabled: isFetched });
  const zones = useQuery(zonesQuery());
  if (zone.error)
    return <Unavailable retryLabel={t('overview.loadTimezone')} onRetry={() => void zone.refetch()} />;
  const id = isFetched ? zone.data : defaultTimezone(region);
  if (id === undefined || zones.isPending) return <Loading />;
  const name = timezoneName(zones.data ?? [], id);
  return (
    <span title={name} data-cut="">
      {name}
    </span>
  );
}

function Loading() {
  return <Skeleton width="70%" />;
}

function Unavailable({ retryLabel, onRetry }: { retryLabel: string; onRetry: () => void }) {
  return (
    <>
      <span>{`${t('overview.notAvailable')} `}</span>
      <KeepFocus>
        <Button
          size="small"
          aria-label={retryLabel}
          onClick={onRetry}
          sx={{ p: 0, minWidth: 0, minHeight: 24 }}
        >
          {t('common.tryAgain')}
        </Button>
      </KeepFocus>
    </>
  );
}
