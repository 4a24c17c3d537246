// One subscription on the overview (docs/product/screens.md#card): its state, facts, and what the user may do with it. Plain
// elements, which the list around the cards styles once for all of them (cardStyles.ts).
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { attentionOf, bannerMeaning, type Attention } from '../../../domain/subscriptions/attention';
import { deletionDays, deletionLabel, hasEnded } from '../../../domain/subscriptions/deletion';
import {
  displayName,
  isPolled,
  stackState,
  stackStateLabel,
  type Subscription,
} from '../../../domain/subscriptions/subscription';
import { daysLeft } from '../../../domain/values/dates';
import { formatMoney } from '../../../domain/values/money';
import { OpenPrtgLink } from '../../../features/instances/OpenPrtg';
import { NotifyWhenReady } from '../../../features/instances/PreparingAlert';
import { t, textOf } from '../../../messages/t';
import { paths } from '../../../paths';
import { Icon } from '../../../ui/content/Icon';
import { inNewTab } from '../../../ui/content/newTab';
import { Tooltip } from '../../../ui/content/Tooltip';
import type { Facts } from '../useFacts';
import { CardFacts } from './CardFacts';
import { CardPreparingNote, CardProgress } from './CardPreparing';

interface SubscriptionCardProps {
  subscription: Subscription;
  facts: Facts;
}

/** The card, as high as its grid's row. */
export function SubscriptionCard({ subscription, facts }: SubscriptionCardProps) {
  const headingId = useId();
  const { id } = subscription;
  const { rights, now } = facts;
  const state = stackState(subscription);
  const reasons = attentionOf(subscription, now, rights.manageInvoices.has(id));
  const link = { 'aria-describedby': headingId };
  return (
    <article aria-labelledby={headingId}>
      <ProgressBanner subscription={subscription} facts={facts} reasons={reasons} headingId={headingId} />
      <h2 id={headingId} tabIndex={-1} translate="no" title={displayName(subscription)}>
        {displayName(subscription)}
      </h2>
      {isPolled(subscription) && <CardPreparingNote subscription={subscription} state={state} now={now} />}
      {reasons.includes('cancelled') && deletionDays(subscription, now) === undefined && (
        <div data-note="">{textOf(deletionLabel(subscription, now))}</div>
      )}
      <CardFacts subscription={subscription} facts={facts} headingId={headingId} />
      <div data-actions="">
        <OpenPrtgLink subscription={subscription} describedBy={headingId} />
        {rights.manageInstance.has(id) && (
          <Link {...link} to={paths.manage(id)}>
            {t('overview.manage')}
          </Link>
        )}
        {rights.manageSubscription.has(id) && (
          <Link {...link} to={paths.manage(id, { scrollToSubscription: true })}>
            {t('overview.upgradeSubscription')}
          </Link>
        )}
        <NotifyWhenReady subscription={subscription} state={state} />
      </div>
    </article>
  );
}

// The banner (docs/product/screens.md#progress-banner) along the top of a card: the instance's state, why it needs attention, and
// what can be done about it.

interface ProgressBannerProps extends SubscriptionCardProps {
  reasons: readonly Attention[];
  headingId: string;
}

function ProgressBanner({ subscription, facts, reasons, headingId }: ProgressBannerProps) {
  const { id } = subscription;
  const { now, rights } = facts;
  const state = stackState(subscription);
  const meaning = bannerMeaning(subscription, reasons);
  const days = deletionDays(subscription, now);
  return (
    <div data-banner="" data-meaning={meaning}>
      <Icon icon={meaning} size={20} />
      <span key={state}>{stackStateLabel(state)}</span>
      {reasons.includes('due') && <AmountDue subscription={subscription} facts={facts} />}
      {days !== undefined && reasons.includes('cancelled') && (
        <span data-why="">{t('overview.deletionIn', { days })}</span>
      )}
      {reasons.includes('trial') && (
        <span data-why="">
          {t('overview.trialEnds', { days: daysLeft(subscription.expiresAt, now) ?? 0 })}
        </span>
      )}
      {state === 'failed' && (
        <span data-end="" data-print="none">
          <Tooltip text={t('common.askCustomerService')}>
            <a {...inNewTab(paths.support(), t('common.askCustomerService'))}>
              <span>{t('common.askCustomerService')}</span>
              <Icon icon="newTab" size={16} />
            </a>
          </Tooltip>
        </span>
      )}
      {reasons.includes('cancelled') && rights.manageSubscription.has(id) && !hasEnded(subscription, now) && (
        <Link
          data-end=""
          data-print="none"
          aria-describedby={headingId}
          to={paths.manage(id, { scrollToSubscription: true })}
        >
          {t('overview.reactivate')}
        </Link>
      )}
      {isPolled(subscription) && <CardProgress id={id} state={state} />}
    </div>
  );
}

/** The amount as a link to its invoices; only the link if the currency isn't known. */
function AmountDue({ subscription: { id, planId, totalDues = 0 }, facts: { plans } }: SubscriptionCardProps) {
  const currency = plans.byKey.get(planId)?.currencyCode;
  const amount = currency === undefined ? undefined : formatMoney(totalDues, currency);
  return (
    <Link
      data-why=""
      to={paths.invoices(id)}
      aria-label={amount === undefined ? t('overview.someDue') : t('overview.amountDue', { amount })}
    >
      {amount === undefined ? t('overview.seeInvoices') : t('overview.isDue', { dues: [amount] })}
    </Link>
  );
}
