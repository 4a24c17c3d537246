// One subscription on the overview (docs/product/screens.md#card): progress, facts, and what the user may do with it.
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import { useFollowing } from '../../api/subscriptions/following';
import { instanceAddress } from '../../domain/instances/instanceAddress';
import {
  countsAsCancelled,
  displayName,
  isFollowed,
  stackState,
  type Subscription,
} from '../../domain/subscriptions/subscription';
import { usePermissions } from '../../api/user/permissions';
import { usePermission } from '../../guards/usePermission';
import { paths } from '../../paths';
import { Notice } from '../../ui/feedback/Notice';
import { CardFacts } from './CardFacts';
import { DeletionNotice } from './DeletionNotice';
import { FollowingNotice } from './FollowingNotice';
import { ProgressBanner } from './ProgressBanner';

const FAILED = 'This PRTG could not be created, or its last change failed. Please ask our customer service.';

/** Takes a subscription and now in epoch ms. Drawn again only when one of them has changed. */
export const SubscriptionCard = memo(function SubscriptionCard(props: {
  subscription: Subscription;
  now: number;
}) {
  const { subscription, now } = props;
  const headingId = useId();
  const state = stackState(subscription);
  const followed = isFollowed(subscription);
  const following = useFollowing(subscription.id, followed);
  return (
    <Card
      component="article"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{ display: 'flex', flexDirection: 'column', height: 1, borderRadius: 1.5 }}
    >
      <ProgressBanner state={state} isFollowed={followed && !following.stopped} />
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, p: 2 }}>
        <Typography id={headingId} variant="h2" tabIndex={-1}>
          {displayName(subscription)}
        </Typography>
        {followed && <FollowingNotice following={following} state={state} now={now} />}
        {state === 'failed' && <Notice kind="error">{FAILED}</Notice>}
        {countsAsCancelled(subscription) && (
          <DeletionNotice subscription={subscription} now={now} headingId={headingId} />
        )}
        <CardFacts subscription={subscription} now={now} headingId={headingId} />
        <CardActions subscription={subscription} isReachable={state === 'ready'} headingId={headingId} />
      </Box>
    </Card>
  );
});

interface CardActionsProps {
  subscription: Subscription;
  isReachable: boolean;
  /** Of the card's heading, which says whose actions these are. */
  headingId: string;
}

function CardActions({ subscription, isReachable, headingId }: CardActionsProps) {
  const { id, fqdn } = subscription;
  const may = usePermission(id);
  const { isPending } = usePermissions();
  const address = isReachable ? instanceAddress(fqdn) : undefined;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 1, minHeight: 44 }}>
      <Button
        variant="outlined"
        endIcon={<OpenInNew />}
        aria-describedby={headingId}
        {...(address ? inNewTab(address) : DISABLED)}
      >
        Open PRTG
      </Button>
      {isPending && (
        <>
          <Skeleton width={64} height={40} sx={{ mx: 1 }} />
          <Skeleton width={148} height={40} sx={{ mx: 1 }} />
        </>
      )}
      {may('manageInstance') && (
        <Button component={Link} to={paths.manage(id)} aria-describedby={headingId}>
          Manage
        </Button>
      )}
      {may('manageSubscription') && (
        <Button
          component={Link}
          to={paths.manage(id, { scrollToSubscription: true })}
          aria-describedby={headingId}
        >
          Upgrade subscription
        </Button>
      )}
    </Box>
  );
}

const DISABLED = { disabled: true };

function inNewTab(href: string) {
  return {
    href,
    target: '_blank',
    rel: 'noopener noreferrer',
    'aria-label': 'Open PRTG (opens in a new tab)',
  };
}
