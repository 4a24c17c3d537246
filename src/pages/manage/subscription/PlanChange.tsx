// Changes a subscription's plan: the choices that the current plan allows, what a change means before it is confirmed, and
// the button to the checkout.
import Box from '@mui/material/Box';
import { useId, useRef, useState } from 'react';
import ArrowIcon from '@mui/icons-material/ArrowForward';
import { useChangePlan } from '../../../api/subscriptions/orders';
import { config } from '../../../config';
import {
  counterpartOf,
  hasViews,
  planChangeAction,
  planChoices,
  viewOf,
  type Plan,
  type PlanView,
} from '../../../domain/plans/plan';
import { allowedPlans } from '../../../domain/plans/planCosts';
import { yearlySaving } from '../../../domain/plans/planMoney';
import { type Subscription, subscriptionPhase } from '../../../domain/subscriptions/subscription';
import { CheckoutOutcome } from '../../../features/checkout/CheckoutOutcome';
import { BillingPeriod } from '../../../ui/plans/BillingPeriod';
import { BusyButton } from '../../../ui/form/BusyButton';
import { Button } from '../../../ui/form/Button';
import { CompareCosts } from '../../../ui/plans/costs/CompareCosts';
import { PlanChoices } from '../../../ui/plans/PlanChoices';
import { currentPlanName } from '../../../domain/plans/shownPlan';
import { useErrorTitle } from '../../../browser/documentTitle';
import { t } from '../../../messages/t';
import { formatDay } from '../../../domain/values/dates';
import { formatMoney } from '../../../domain/values/money';
import { planName } from '../../../domain/plans/planLabels';
import { FactList, type Fact } from '../../../ui/content/FactList';
import { bindingFacts, dueLaterFact, priceOf } from '../../../ui/plans/planFacts';
import { useNow } from '../../../browser/effects/useTimer';

interface PlanChangeProps {
  subscription: Subscription;
  /** The subscription's plan; undefined if the price list doesn't have it. */
  current: Plan | undefined;
  /** The current plan's currency; the visitor's if that isn't known. */
  currency: string;
  plans: readonly Plan[];
  /** The choice is open, without a button to close it. */
  isShown: boolean;
}

/** The view and the plan that the user has chosen; valid only as long as `from` is the current plan. */
interface Choice {
  from: string | undefined;
  view: PlanView;
  chosenId: string | undefined;
}

/** The plans, the summary of a change, and "Change plan", behind "See plans"; the outcome of a change is always shown. */
export function PlanChange({ subscription, current, currency, plans, isShown }: PlanChangeProps) {
  const { planId } = subscription;
  const checkout = useChangePlan(subscription.id);
  const { run, isPending, isBlocked } = checkout;
  const firstRadio = useRef<HTMLInputElement>(null);
  const summaryId = useId();
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isShown || isOpened;
  const [isMissing, setIsMissing] = useState(false);
  useErrorTitle(isMissing);
  const [lastChoice, setLastChoice] = useState<Choice>();
  // After a change of plan, the new one is chosen, in its view.
  const { view, chosenId } =
    lastChoice && lastChoice.from === planId ? lastChoice : { view: viewOf(current), chosenId: planId };

  const question = {
    plans,
    current,
    currency,
    trialPlanId: config.trialPlanId,
    // Only a new instance can be a trial.
    canHaveTrial: false,
    hasTrial: false,
  };
  const choicesIn = (view: PlanView) => planChoices({ ...question, view });
  const choices = choicesIn(view);
  const chosen = [...choices.plans, ...choices.offers].find(({ id }) => id === chosenId);
  const isChange = chosen && planChangeAction(subscription, planId, chosen.id) === 'change';

  const choose = (view: PlanView, plan: Plan | undefined) => {
    setLastChoice({ from: planId, view, chosenId: plan?.id });
    setIsMissing(false);
  };
  const press = () => {
    setIsMissing(!isChange);
    if (isChange) run(chosen);
    else firstRadio.current?.focus();
  };
  const compare = <CompareCosts plans={allowedPlans(question)} chosen={chosen} currentId={planId} />;
  return (
    <div>
      <Box sx={{ display: 'grid', gap: 3 }}>
        {!isShown && (
          <Box sx={buttons}>
            <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpened(!isOpened)}>
              {t('manage.seePlans')}
            </Button>
            {!isOpen && compare}
          </Box>
        )}
        {isOpen && (
          <>
            {hasViews(current, config.trialPlanId) && (
              <BillingPeriod
                view={view}
                saving={yearlySaving(choicesIn('year').plans, plans, config.trialPlanId)}
                onChange={(view) => choose(view, chosen && counterpartOf(chosen, choicesIn(view)))}
              />
            )}
            <PlanChoices
              choices={choices}
              plans={plans}
              hints={config.planHints}
              trialPlanId={config.trialPlanId}
              currentId={planId}
              chosenId={chosen?.id}
              problem={isMissing ? t('manage.chooseOtherPlan') : undefined}
              onChoose={(plan) => choose(view, plan)}
              firstRef={firstRadio}
            />
            {isChange && (
              <PlanChangeSummary id={summaryId} subscription={subscription} current={current} next={chosen} />
            )}
            <Box sx={buttons}>
              <BusyButton
                variant={isChange ? 'contained' : 'outlined'}
                busy={isPending || isBlocked}
                onClick={press}
                {...(isChange && { 'aria-describedby': summaryId })}
              >
                {t('manage.changePlan')}
              </BusyButton>
              {/* After the button, so that keyboard users who have chosen a plan get to the button first. */}
              {compare}
            </Box>
          </>
        )}
      </Box>
      <Box sx={{ '& > :not(:empty)': { mt: 3 } }}>
        <CheckoutOutcome
          checkout={checkout}
          closed={
            lastChoice?.from === planId
              ? undefined
              : t('manage.closedOtherPlan', {
                  name: currentPlanName(subscription, current, config.trialPlanId),
                })
          }
          failure={(why) => t('manage.planNotChanged', { why })}
        />
      </Box>
    </div>
  );
}

const buttons = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

// What a change of plan means, before it is confirmed: from and to, price, period, commitment, what is due later by
// the plans' own dates, and where to find the binding amount.

interface PlanChangeSummaryProps {
  id: string;
  subscription: Subscription;
  /** undefined if the price list doesn't have it. */
  current: Plan | undefined;
  next: Plan;
}

/** Shows what changing from `current` to `next` means. `id` is for the button's aria-describedby. */
function PlanChangeSummary({ id, subscription, current, next }: PlanChangeSummaryProps) {
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
          name={currentPlanName(subscription, current, config.trialPlanId)}
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
