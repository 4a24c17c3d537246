// One subscription on the overview (specification 2): progress, facts, and what the user may do with it.
import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFollowing } from '../../api/following';
import { instanceAddress } from '../../domain/instanceAddress';
import { displayName, isFollowed, stackState, type Subscription } from '../../domain/subscription';
import { usePermissions } from '../../api/permissions';
import { usePermission } from '../../guards/usePermission';
import { paths } from '../../paths';
import { CardFacts } from './CardFacts';
import { FollowingNotice } from './FollowingNotice';
import { ProgressBanner } from './ProgressBanner';

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
        <Typography id={headingId} variant="h2">
          {displayName(subscription)}
        </Typography>
        {followed && <FollowingNotice following={following} state={state} now={now} />}
        <CardFacts subscription={subscription} now={now} />
        <CardActions subscription={subscription} isReachable={!followed} />
      </Box>
    </Card>
  );
});

function CardActions({ subscription, isReachable }: { subscription: Subscription; isReachable: boolean }) {
  const navigate = useNavigate();
  const may = usePermission(subscription.id);
  const { isPending } = usePermissions();
  const address = instanceAddress(subscription.fqdn);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 'auto', pt: 1, minHeight: 44 }}>
      <Button
        variant="outlined"
        endIcon={<OpenInNew />}
        disabled={!isReachable || address === undefined}
        onClick={() => window.open(address, '_blank', 'noopener,noreferrer')}
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
        <Button onClick={() => void navigate(paths.manage(subscription.id))}>Manage</Button>
      )}
      {may('manageSubscription') && (
        <Button onClick={() => void navigate(paths.manage(subscription.id, { scrollToSubscription: true }))}>
          Upgrade subscription
        </Button>
      )}
    </Box>
  );
}
