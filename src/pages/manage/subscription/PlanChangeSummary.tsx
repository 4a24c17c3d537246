// What a change of plan means, before it is confirmed: from and to, price, period, commitment, what is due later by
// the plans' own dates, and where to find the binding amount.
import ArrowIcon from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { config } from '../../../config';
import { formatDay } from '../../../domain/values/dates';
import { formatMoney } from '../../../domain/values/money';
import type { Plan } from '../../../domain/plans/plan';
import { planName } from '../../../domain/plans/planWords';
import { subscriptionPhase, type Subscription } from '../../../domain/subscriptions/subscription';
import { FactList, type Fact } from '../../../ui/content/FactList';
import { bindingFacts, dueLaterFact, priceOf } from '../../../ui/plans/planFacts';
import { useNow } from '../../../browser/useNow';
import { currentPlanName } from './currentPlanName';
import { t } from '../../../messages/t';

interface PlanChangeSummaryProps {
  id: string;
  subscription: Subscription;
  /** undefined if the price list doesn't have it. */
  current: Plan | undefined;
  next: Plan;
}

/** Shows what changing from `current` to `next` means. `id` is for the button's aria-describedby. */
export function PlanChangeSummary({ id, subscription, current, next }: PlanChangeSummaryProps) {
  const now = useNow();
  const facts = [...bindingFacts(next), dueLaterFact(next, now), ...currentDates(subscription, current)];
  return (
    <Box
      id={id}
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        maxWidth: 640,
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
          columnGap: 2,
          alignItems: 'center',
        }}
      >
        <Side
          label={t('manage.from')}
          name={currentPlanName(subscription, current)}
          price={current && priceOf(current)}
        />
        <ArrowIcon aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
        <Side label={t('manage.to')} name={planName(next, config.trialPlanId)} price={priceOf(next)} />
      </Box>
      <FactList facts={facts} />
      <Box sx={{ color: 'text.secondary' }}>{t('manage.bindingAmount')}</Box>
    </Box>
  );
}

function Side({ label, name, price }: { label: string; name: string; price: string | undefined }) {
  return (
    <Box sx={{ alignSelf: 'start', '& > *': { display: 'block' } }}>
      <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {`${label} `}
      </Box>
      <strong>{`${name} `}</strong>
      {price !== undefined && <span>{`${price} `}</span>}
    </Box>
  );
}

/** Returns until when the current plan is paid or lasts, and its open payments. */
function currentDates(subscription: Subscription, current: Plan | undefined): Fact[] {
  const { totalDues = 0 } = subscription;
  const [label, end] = currentEnd(subscription);
  return [
    ...(end === undefined ? [] : [{ label, value: formatDay(end) }]),
    ...(totalDues > 0 && current?.currencyCode
      ? [{ label: t('manage.openPayments'), value: formatMoney(totalDues, current.currencyCode) }]
      : []),
  ];
}

function currentEnd(subscription: Subscription): [string, number?] {
  const { expiresAt, paymentAt, contractTermEnd } = subscription;
  switch (subscriptionPhase(subscription)) {
    case 'trial':
      return [t('manage.yourTrialEnds'), expiresAt];
    case 'cancelled':
      return [t('manage.yourPlanEnds'), contractTermEnd];
    case 'active':
    case 'other':
      return [t('manage.yourPlanPaidUntil'), paymentAt ?? contractTermEnd];
  }
}
