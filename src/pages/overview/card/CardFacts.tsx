// The labelled facts of a card (docs/product/subscriptions.md#card-facts): the same for every subscription, except
// for the amount due and for the date, which depends on the subscription's phase.
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/form/Button';
import { timezoneQuery } from '../../../api/catalogue/timezones';
import { ABSENT } from '../../../domain/text/absent';
import { daysLeft, formatDate, formatDay, inDays } from '../../../domain/values/dates';
import { planLabel } from '../../../domain/plans/planWords';
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
import { defaultTimezone } from '../../../domain/regions/timezone';
import { PlainDomain } from '../../../features/instances/Domain';
import type { Permission } from '../../../domain/subscriptions/permission';
import { Facts, type Fact } from '../../../ui/content/FactList';
import { Chip } from '../../../ui/content/StateChip';
import { KeepFocus } from '../../../ui/feedback/KeepFocus';
import { usePrinting } from '../../../browser/usePrinting';
import { AmountDue } from './AmountDue';
import { useSurroundings } from './CardSurroundings';
import { useResting } from './Resting';
import { t } from '../../../messages/t';

interface CardFactsProps {
  subscription: Subscription;
  /** Epoch ms. */
  now: number;
  /** The id of the card's heading, which names the instance that the facts are about. */
  headingId: string;
  may: (permission: Permission) => boolean;
}

/** The facts as a list of labels and values. */
export function CardFacts({ subscription, now, headingId, may }: CardFactsProps) {
  const { totalDues = 0 } = subscription;
  const facts: Fact[] = [
    { label: t('overview.plan'), value: <Plan subscription={subscription} />, isWide: true },
    {
      label: t('overview.domain'),
      value: <PlainDomain subscription={subscription} describedBy={headingId} />,
      isWide: true,
    },
    {
      label: t('overview.status'),
      value: <Chip meaning={subscriptionMeaning(subscription, now)} words={shownStatus(subscription)} />,
    },
    dateFact(subscription, now),
    ...(totalDues > 0 && may('manageInvoices')
      ? [
          {
            label: t('overview.due'),
            value: <AmountDue subscription={subscription} cents={totalDues} />,
            isWide: true,
          },
        ]
      : []),
    { label: t('overview.region'), value: <RegionOf code={subscription.region} />, isQuiet: true },
    { label: t('overview.timezone'), value: <Timezone subscription={subscription} />, isQuiet: true },
  ];
  return (
    <dl>
      <Facts facts={facts} />
    </dl>
  );
}

function Plan({ subscription }: { subscription: Subscription }) {
  const { find, failed, retry } = useSurroundings().plans;
  const label = shownPlan(subscription, (id) => {
    const plan = failed ? undefined : find?.(id);
    return plan && planLabel(plan);
  });
  if (label !== undefined) return <span>{label}</span>;
  if (failed) return <Unavailable retryLabel={t('overview.loadPlan')} onRetry={retry} />;
  return <Loaded>{find && (subscription.planId ?? ABSENT)}</Loaded>;
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
        value: formatDate(paymentAt),
        note: inDays(paymentAt, now),
      };
  }
}

function Timezone({ subscription }: { subscription: Subscription }) {
  const { stackId, region } = subscription;
  // The timezone of a stack in preparation can't be fetched yet; it starts with its region's zone.
  const isAsked = stackId !== undefined && stackState(subscription) !== 'preparing';
  // Printing renders thousands of these: timezones that aren't known by then aren't fetched.
  const isPrinting = usePrinting();
  const isResting = useResting();
  const zones = useSurroundings().zones;
  const zone = useQuery({ ...timezoneQuery(stackId ?? ''), enabled: isAsked && isResting && !isPrinting });
  if (zone.error)
    return <Unavailable retryLabel={t('overview.loadTimezone')} onRetry={() => void zone.refetch()} />;
  const id = isAsked ? zone.data : defaultTimezone(region);
  const isNamed = zones.find !== undefined || zones.failed || isPrinting;
  if (id === undefined || !isNamed)
    return isPrinting ? <span>{t('overview.notLoaded')}</span> : <Skeleton width="70%" />;
  const name = zones.find?.(id)?.DisplayName ?? id;
  return (
    <div title={name} className="line">
      {name}
    </div>
  );
}

function RegionOf({ code = ABSENT }: { code: string | undefined }) {
  const { find, failed, retry } = useSurroundings().regions;
  if (failed) return <Unavailable retryLabel={t('overview.loadRegion')} onRetry={retry} />;
  const region = find?.(code);
  return <Loaded>{find && (region ? regionName(region) : code)}</Loaded>;
}

function Days({ days }: { days: number | undefined }) {
  if (days === undefined) return <span>{ABSENT}</span>;
  return <div className={days <= PRESSING_DAYS ? 'pressing' : undefined}>{days}</div>;
}

function Loaded({ children }: { children: string | undefined }) {
  return children === undefined ? <Skeleton width="70%" /> : <span>{children}</span>;
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
