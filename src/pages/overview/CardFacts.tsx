// The labelled facts of a card (docs/product/subscriptions.md#card-facts): domain, timezone and region for all, then
// what its phase asks for.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { plansQuery } from '../../api/catalogue/plans';
import { regionsQuery } from '../../api/catalogue/regions';
import { timezoneQuery } from '../../api/catalogue/timezones';
import { ABSENT } from '../../domain/values/absent';
import { formatDate } from '../../domain/values/dates';
import { planLabel, TRIAL_PLAN_NAME } from '../../domain/plans/planWords';
import { regionName } from '../../domain/regions/region';
import {
  daysUntilDeletion,
  shownStatus,
  stackState,
  subscriptionPhase,
  trialDaysLeft,
  type Subscription,
} from '../../domain/subscriptions/subscription';
import { defaultTimezone, timezoneName } from '../../domain/regions/timezone';
import { WINDOWS_ZONES } from '../../domain/regions/windowsZones';
import { usePermission } from '../../guards/usePermission';
import { CopyButton } from '../../ui/content/CopyButton';
import { FactList, type Fact } from '../../ui/content/FactList';
import { KeepFocus } from '../../ui/feedback/KeepFocus';
import { usePrinting } from '../../browser/usePrinting';
import { AmountDue } from './AmountDue';

/** Days from which a trial's end is pressing (docs/product/look.md#overview-cards). */
const PRESSING_DAYS = 3;

interface CardFactsProps {
  subscription: Subscription;
  /** Epoch ms. */
  now: number;
  /** Of the card's heading, which says whose facts these are. */
  headingId: string;
}

/** The facts that the subscription's phase asks for. */
export function CardFacts({ subscription, now, headingId }: CardFactsProps) {
  const may = usePermission(subscription.id);
  const { totalDues = 0 } = subscription;
  const facts: Fact[] = [
    { label: 'Domain', value: <Domain fqdn={subscription.fqdn} headingId={headingId} /> },
    { label: 'Timezone', value: <Timezone subscription={subscription} /> },
    { label: 'Server region', value: <RegionOf code={subscription.region} /> },
    ...phaseFacts(subscription, now),
    ...(totalDues > 0 && may('manageInvoices')
      ? [{ label: 'Amount due', value: <AmountDue subscription={subscription} cents={totalDues} /> }]
      : []),
  ];
  return <FactList facts={facts} hasRoom />;
}

function phaseFacts(subscription: Subscription, now: number): Fact[] {
  const status = { label: 'Subscription status', value: shownStatus(subscription) };
  const plan = { label: 'Pricing plan', value: <PlanOf id={subscription.planId} /> };
  switch (subscriptionPhase(subscription)) {
    case 'trial':
      return [
        { label: 'Pricing plan', value: TRIAL_PLAN_NAME },
        status,
        { label: 'Free trial days left', value: <Days days={trialDaysLeft(subscription, now)} /> },
      ];
    case 'cancelled':
      return [
        plan,
        status,
        {
          label: 'Remaining days until deletion',
          value: <Days days={daysUntilDeletion(subscription, now)} />,
        },
      ];
    case 'active':
    case 'other':
      return [
        plan,
        status,
        { label: 'Next subscription payment', value: formatDate(subscription.paymentAt) },
      ];
  }
}

function Domain({ fqdn, headingId }: { fqdn: string | undefined; headingId: string }) {
  if (fqdn === undefined) return ABSENT;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: 0.5,
        textTransform: 'none',
        '& button': { my: -0.25 },
      }}
    >
      {fqdn}
      <CopyButton what="domain" text={fqdn} describedBy={headingId} />
    </Box>
  );
}

function Timezone({ subscription: { stackId, region, ...rest } }: { subscription: Subscription }) {
  // A stack that is being prepared can't be asked yet; it starts with its region's zone.
  const isAsked = stackId !== undefined && stackState({ stackId, region, ...rest }) !== 'preparing';
  // Thousands stand on paper: what isn't known by then isn't asked for.
  const isPrinting = usePrinting();
  const zone = useQuery({ ...timezoneQuery(stackId ?? ''), enabled: isAsked && !isPrinting });
  if (zone.error) return <Unavailable what="timezone" onRetry={() => void zone.refetch()} />;
  const id = isAsked ? zone.data : defaultTimezone(region);
  if (id === undefined) return isPrinting ? 'not loaded' : <Skeleton width="70%" />;
  const name = timezoneName(WINDOWS_ZONES, id);
  return (
    <Box title={name} sx={twoLines}>
      {name}
    </Box>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
} as const;

function RegionOf({ code = ABSENT }: { code: string | undefined }) {
  const { data, error, refetch } = useQuery(regionsQuery());
  if (error) return <Unavailable what="region" onRetry={() => void refetch()} />;
  const region = data?.find((one) => one.code === code);
  return <Loaded>{data && (region ? regionName(region) : code)}</Loaded>;
}

function PlanOf({ id = ABSENT }: { id: string | undefined }) {
  const { data, error, refetch } = useQuery(plansQuery());
  if (error) return <Unavailable what="plan" onRetry={() => void refetch()} />;
  const plan = data?.find((one) => one.id === id);
  return <Loaded>{data && (plan ? planLabel(plan) : id)}</Loaded>;
}

function Days({ days }: { days: number | undefined }) {
  if (days === undefined) return ABSENT;
  const isPressing = days <= PRESSING_DAYS;
  return <Box sx={isPressing ? { color: 'warning.main', fontWeight: 600 } : {}}>{days}</Box>;
}

function Loaded({ children }: { children: ReactNode }) {
  return children ?? <Skeleton width="70%" />;
}

function Unavailable({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <>
      not available{' '}
      <KeepFocus>
        <Button
          size="small"
          aria-label={`Load the ${what} again`}
          onClick={onRetry}
          sx={{ p: 0, minWidth: 0, minHeight: 24 }}
        >
          Try again
        </Button>
      </KeepFocus>
    </>
  );
}
