// One subscription on the overview (docs/product/screens.md#card): progress, facts, and what the user may do with it.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFollowing } from '../../../api/subscriptions/following';
import {
  countsAsCancelled,
  displayName,
  isFollowed,
  stackState,
  type Subscription,
} from '../../../domain/subscriptions/subscription';
import { usePermissions } from '../../../api/user/permissions';
import { FollowingNotice } from '../../../features/instances/FollowingNotice';
import { OpenPrtg } from '../../../features/instances/OpenPrtg';
import { usePermission } from '../../../guards/usePermission';
import { paths } from '../../../paths';
import { Alert } from '../../../ui/feedback/Alert';
import { CardFacts } from './CardFacts';
import { DeletionNotice } from './DeletionNotice';
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
  const followed = isFollowed(subscription);
  const following = useFollowing(subscription.id, followed);
  return (
    <Card
      component="article"
      aria-labelledby={headingId}
      sx={{ display: 'flex', flexDirection: 'column', height: 1 }}
    >
      <ProgressBanner state={state} isFollowed={followed && !following.stopped} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, p: 2 }}>
        <Typography id={headingId} variant="h2" tabIndex={-1}>
          {displayName(subscription)}
        </Typography>
        {followed && <FollowingNotice following={following} state={state} now={now} />}
        {state === 'failed' && <Alert kind="error">{t('overview.failed')}</Alert>}
        {countsAsCancelled(subscription) && (
          <DeletionNotice subscription={subscription} now={now} headingId={headingId} />
        )}
        <CardFacts subscription={subscription} now={now} headingId={headingId} />
        <CardActions subscription={subscription} headingId={headingId} />
      </Box>
    </Card>
  );
});

interface CardActionsProps {
  subscription: Subscription;
  /** Of the card's heading, which says whose actions these are. */
  headingId: string;
}

function CardActions({ subscription, headingId }: CardActionsProps) {
  const { id, totalDues = 0 } = subscription;
  const may = usePermission(id);
  const { isPending } = usePermissions();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 1, minHeight: 44 }}>
      <OpenPrtg subscription={subscription} describedBy={headingId} />
      {isPending && (
        <>
          <Skeleton width={64} height={40} sx={{ mx: 1 }} />
          <Skeleton width={148} height={40} sx={{ mx: 1 }} />
        </>
      )}
      {may('manageInstance') && (
        <Button component={Link} to={paths.manage(id)} aria-describedby={headingId}>
          {t('overview.manage')}
        </Button>
      )}
      {may('manageSubscription') && (
        <Button
          component={Link}
          to={paths.manage(id, { scrollToSubscription: true })}
          aria-describedby={headingId}
        >
          {t('overview.upgradeSubscription')}
        </Button>
      )}
      {totalDues > 0 && may('manageInvoices') && (
        <Button component={Link} to={paths.invoices(id)} color="warning" aria-describedby={headingId}>
          {t('overview.pay')}
        </Button>
      )}
    </Box>
  );
}
