// One subscription on the overview (docs/product/screens.md#card): progress, facts, and what the user may do with it.
import { Button } from '../../../ui/form/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { deletionLabel, hasEnded } from '../../../domain/subscriptions/deletion';
import {
  countsAsCancelled,
  displayName,
  isPolled,
  stackState,
  type Subscription,
  stackStateMeaning,
  stackStateLabel,
  type StackState,
} from '../../../domain/subscriptions/subscription';
import { OpenPrtg } from '../../../features/instances/OpenPrtg';
import { t, textOf } from '../../../messages/t';
import { paths } from '../../../paths';
import { Alert } from '../../../ui/feedback/Alert';
import type { Facts } from '../useFacts';
import { CardFacts } from './CardFacts';
import { CardPreparingAlert, CardProgress } from './CardPreparing';
import Box from '@mui/material/Box';
import { capitalized } from '../../../ui/content/Capitalized';
import { Icon } from '../../../ui/content/Icon';
import { meaningColors } from '../../../ui/content/styles';
import { inNewTab } from '../../../ui/content/newTab';
import { Tooltip } from '../../../ui/content/Tooltip';

interface SubscriptionCardProps {
  subscription: Subscription;
  facts: Facts;
}

/** The card, as high as its grid's row. */
export function SubscriptionCard({ subscription, facts }: SubscriptionCardProps) {
  const headingId = useId();
  const { id, totalDues = 0 } = subscription;
  const { rights, now } = facts;
  const state = stackState(subscription);
  const polled = isPolled(subscription);
  const toSubscription = paths.manage(id, { scrollToSubscription: true });
  const link = { component: Link, 'aria-describedby': headingId };
  return (
    <Card
      component="article"
      aria-labelledby={headingId}
      sx={{ display: 'flex', flexDirection: 'column', height: 1 }}
    >
      <ProgressBanner state={state} polledId={polled ? id : undefined} />
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, flex: 1, pb: 1 }}>
        <Typography id={headingId} variant="h2" tabIndex={-1} translate="no">
          {displayName(subscription)}
        </Typography>
        {polled && <CardPreparingAlert subscription={subscription} state={state} now={now} />}
        {state === 'failed' && <Alert kind="error">{t('overview.failed')}</Alert>}
        {countsAsCancelled(subscription) && (
          <Alert
            kind="warning"
            action={
              rights.manageSubscription.has(id) &&
              !hasEnded(subscription, now) && (
                <Button {...link} to={toSubscription} size="small">
                  {t('overview.reactivate')}
                </Button>
              )
            }
          >
            {textOf(deletionLabel(subscription, now))}
          </Alert>
        )}
        <CardFacts subscription={subscription} facts={facts} headingId={headingId} />
      </CardContent>
      <CardActions disableSpacing sx={{ flexWrap: 'wrap', gap: 1, px: 2, pb: 2 }}>
        <OpenPrtg subscription={subscription} variant="outlined" describedBy={headingId} />
        {!facts.areRightsKnown && (
          <>
            <Skeleton width={64} height={40} sx={{ mx: 1 }} />
            <Skeleton width={148} height={40} sx={{ mx: 1 }} />
          </>
        )}
        {rights.manageInstance.has(id) && (
          <Button {...link} to={paths.manage(id)}>
            {t('overview.manage')}
          </Button>
        )}
        {rights.manageSubscription.has(id) && (
          <Button {...link} to={toSubscription}>
            {t('overview.upgradeSubscription')}
          </Button>
        )}
        {totalDues > 0 && rights.manageInvoices.has(id) && (
          <Button {...link} to={paths.invoices(id)} color="warning">
            {t('overview.pay')}
          </Button>
        )}
      </CardActions>
    </Card>
  );
}

// The state of an instance (docs/product/screens.md#progress-banner): words, an icon and a colour along the top of its card.

interface ProgressBannerProps {
  state: StackState;
  /** The subscription's id; undefined if it isn't being polled. */
  polledId: string | undefined;
}

/** Shows the instance's state, with a progress bar while it is being polled. */
function ProgressBanner({ state, polledId }: ProgressBannerProps) {
  const meaning = stackStateMeaning(state);
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 40,
        px: 2,
        fontWeight: 600,
        ...meaningColors[meaning],
      }}
    >
      <Icon icon={meaning} size={20} />
      <Box component="span" key={state} sx={capitalized}>
        {stackStateLabel(state)}
      </Box>
      {state === 'failed' && (
        <Box sx={{ ml: 'auto' }}>
          <Tooltip text={t('common.askCustomerService')}>
            <Box
              component="a"
              {...inNewTab(paths.support(), t('common.askCustomerService'))}
              // The outline is inset, because the card clips whatever is beyond its edge.
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 0.5,
                py: 1,
                color: 'inherit',
                '&:focus-visible': { outlineOffset: -2 },
              }}
            >
              <span>{t('common.askCustomerService')}</span>
              <Icon icon="newTab" size={16} />
            </Box>
          </Tooltip>
        </Box>
      )}
      {polledId !== undefined && <CardProgress id={polledId} state={state} />}
    </Box>
  );
}
