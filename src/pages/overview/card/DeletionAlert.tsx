// The alert on a cancelled subscription's card: the day everything is deleted, and how to reactivate it.
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/form/Button';
import { deletionWords, hasEnded } from '../../../domain/subscriptions/deletion';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import type { Permission } from '../../../domain/subscriptions/permission';
import { paths } from '../../../paths';
import { Alert } from '../../../ui/feedback/Alert';
import { t, textOf } from '../../../messages/t';

interface DeletionAlertProps {
  /** One that counts as cancelled. */
  subscription: Subscription;
  /** Epoch ms. */
  now: number;
  /** The id of the card's heading, which names the instance to be deleted. */
  headingId: string;
  may: (permission: Permission) => boolean;
}

/** Shows when everything is deleted, with a reactivate link for users who are allowed to. */
export function DeletionAlert({ subscription, now, headingId, may }: DeletionAlertProps) {
  const { id } = subscription;
  const mayReactivate = may('manageSubscription') && !hasEnded(subscription, now);
  return (
    <Alert
      kind="warning"
      action={
        mayReactivate && (
          <Button
            component={Link}
            to={paths.manage(id, { scrollToSubscription: true })}
            size="small"
            aria-describedby={headingId}
          >
            {t('overview.reactivate')}
          </Button>
        )
      }
    >
      {textOf(deletionWords(subscription, now))}
    </Alert>
  );
}
