// What the card of a cancelled subscription says: on which day everything is deleted, and the way to take it back.
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { deletionWords } from '../../domain/deletion';
import { isDeleted, type Subscription } from '../../domain/subscription';
import { usePermission } from '../../guards/usePermission';
import { paths } from '../../paths';
import { Notice } from '../../ui/Notice';

/** Takes a subscription that counts as cancelled, and now in epoch ms. */
export function DeletionNotice({ subscription, now }: { subscription: Subscription; now: number }) {
  const { id } = subscription;
  const mayReactivate = usePermission(id)('manageSubscription') && !isDeleted(subscription);
  return (
    <Notice
      kind="info"
      action={
        mayReactivate && (
          <Button component={Link} to={paths.manage(id, { scrollToSubscription: true })} size="small">
            Reactivate
          </Button>
        )
      }
    >
      {deletionWords(subscription, now)}
    </Notice>
  );
}
