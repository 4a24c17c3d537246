// What an instance's pages begin with (docs/product/screens.md#instance-header): its state, domain, plan, region, and next dates.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { plansQuery } from '../../api/catalogue/plans';
import { regionsQuery } from '../../api/catalogue/regions';
import { useNow } from '../../browser/effects/useTimer';
import { config } from '../../config';
import { planInWords } from '../../domain/plans/shownPlan';
import { regionName } from '../../domain/regions/region';
import {
  stackState,
  stackStateLabel,
  stackStateMeaning,
  type Subscription,
} from '../../domain/subscriptions/subscription';
import { datesOf, type DateKind } from '../../domain/subscriptions/subscriptionDates';
import { ABSENT } from '../../domain/text/shown';
import { formatDate, inDays, startOfDay } from '../../domain/values/dates';
import { t, type PlainKey } from '../../messages/t';
import { visuallyHidden } from '../../ui/content/styles';
import { StateChip } from '../../ui/content/StateChip';
import { Domain } from './Domain';

/** The kinds of dates that are facts, with their labels, which are seen. */
const DATES: Partial<Record<DateKind, PlainKey>> = {
  'trial-end': 'manage.trialEnds',
  payment: 'overview.nextPayment',
  deletion: 'manage.deletion',
};

/** The facts, in one line where they fit. */
export function InstanceFacts({ subscription }: { subscription: Subscription }) {
  const now = useNow();
  const plans = useQuery(plansQuery());
  const regions = useQuery(regionsQuery());
  const state = stackState(subscription);
  const plan = plans.data?.find(({ id }) => id === subscription.planId);
  const region = regions.data?.find(({ code }) => code === subscription.region);
  const facts: { label: PlainKey; value: ReactNode }[] = [
    {
      label: 'fleet.state',
      value: <StateChip meaning={stackStateMeaning(state)} words={stackStateLabel(state)} />,
    },
    { label: 'overview.domain', value: <Domain subscription={subscription} /> },
    {
      label: 'overview.plan',
      value: plans.isPending ? LOADING : planInWords(subscription, plan, config.trialPlanId),
    },
    {
      label: 'overview.region',
      value: regions.isPending ? LOADING : region ? regionName(region) : subscription.region,
    },
  ];
  const dates = datesOf(subscription, startOfDay(now)).flatMap(({ kind, at }) => {
    const label = DATES[kind];
    return label ? [{ label, at }] : [];
  });
  return (
    <Box component="dl" sx={line}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={visuallyHidden}>
            {t(label)}
          </Box>
          <dd>{value ?? ABSENT}</dd>
        </div>
      ))}
      {dates.map(({ label, at }) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd title={formatDate(at)}>
            {t('manage.dayAndDistance', { at, distance: inDays(at, now) ?? '' })}
          </dd>
        </div>
      ))}
    </Box>
  );
}

const LOADING = <Skeleton width={144} />;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  m: 0,
  // One a line on a phone, so that none moves when another arrives.
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 0.5,
    minWidth: 0,
    flexBasis: { xs: '100%', sm: 'auto' },
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0 },
} as const;
