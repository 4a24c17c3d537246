// The instance that a date belongs to: a link to its settings if the user may manage it (docs/product/dates.md#order).
import { Link } from 'react-router-dom';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { paths } from '../../paths';

interface DateInstanceProps {
  subscription: Subscription;
  isManaged: boolean;
}

/** The name on one line, cut if it doesn't fit; the list around it styles it by `data-instance`. */
export function DateInstance({ subscription, isManaged }: DateInstanceProps) {
  const { id } = subscription;
  const name = displayName(subscription);
  if (!isManaged)
    return (
      <span data-instance title={name} translate="no">
        {name}
      </span>
    );
  return (
    <Link data-instance title={name} translate="no" to={paths.manage(id)}>
      {name}
    </Link>
  );
}
