// One subscription on the overview (docs/product/screens.md#card): progress, facts, and what the user may do with it.
import Skeleton from '@mui/material/Skeleton';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import {
  countsAsCancelled,
  displayName,
  isPolled,
  stackState,
  type Subscription,
} from '../../../domain/subscriptions/subscription';
import type { Permission } from '../../../domain/subscriptions/permission';
import { PlainOpenPrtg } from '../../../features/instances/OpenPrtg';
import { paths } from '../../../paths';
import { Alert } from '../../../ui/feedback/Alert';
import { CardFacts } from './CardFacts';
import { CardPreparingAlert } from './CardPreparing';
import { useSurroundings } from './CardSurroundings';
import { DeletionAlert } from './DeletionAlert';
import { ProgressBanner } from './ProgressBanner';
import { t } from '../../../messages/t';
import { useLanguage } from '../../../messages/useLanguage';

/** Shows a subscription as of `now` (epoch ms). Re-renders only when its props or the language change. */
export const SubscriptionCard = memo(function SubscriptionCard(props: {
  subscription: Subscription;
  now: number;
}) {
  const { subscription, now } = props;
  useLanguage();
  const headingId = useId();
  const state = stackState(subscription);
  const polled = isPolled(subscription);
  const { mayOn } = useSurroundings();
  const may = mayOn(subscription.id);
  return (
    <article aria-labelledby={headingId}>
      <ProgressBanner state={state} polledId={polled ? subscription.id : undefined} />
      <div className="body">
        <h2 id={headingId} tabIndex={-1}>
          {displayName(subscription)}
        </h2>
        {polled && <CardPreparingAlert subscription={subscription} state={state} now={now} />}
        {state === 'failed' && <Alert kind="error">{t('overview.failed')}</Alert>}
        {countsAsCancelled(subscription) && (
          <DeletionAlert subscription={subscription} now={now} headingId={headingId} may={may} />
        )}
        <CardFacts subscription={subscription} now={now} headingId={headingId} may={may} />
        <CardActions subscription={subscription} headingId={headingId} may={may} />
      </div>
    </article>
  );
});

interface CardActionsProps {
  subscription: Subscription;
  /** The id of the card's heading, which names the instance that the actions are for. */
  headingId: string;
  may: (permission: Permission) => boolean;
}

function CardActions({ subscription, headingId, may }: CardActionsProps) {
  const { id, totalDues = 0 } = subscription;
  const { arePermissionsPending } = useSurroundings();
  return (
    <div className="actions">
      <PlainOpenPrtg subscription={subscription} describedBy={headingId} />
      {arePermissionsPending && (
        <>
          <Skeleton width={64} height={40} sx={{ mx: 1 }} />
          <Skeleton width={148} height={40} sx={{ mx: 1 }} />
        </>
      )}
      {may('manageInstance') && (
        <Link className="button" to={paths.manage(id)} aria-describedby={headingId}>
          {t('overview.manage')}
        </Link>
      )}
      {may('manageSubscription') && (
        <Link
          className="button"
          to={paths.manage(id, { scrollToSubscription: true })}
          aria-describedby={headingId}
        >
          {t('overview.upgradeSubscription')}
        </Link>
      )}
      {totalDues > 0 && may('manageInvoices') && (
        <Link className="button warning" to={paths.invoices(id)} aria-describedby={headingId}>
          {t('overview.pay')}
        </Link>
      )}
    </div>
  );
}
