// Whose date it is: a link to where it is managed, for whoever may (docs/product/dates.md#order).
import { Link } from 'react-router-dom';
import { displayName, type Subscription } from '../../domain/subscriptions/subscription';
import { paths } from '../../paths';

interface DateInstanceProps {
  subscription: Subscription;
  isManaged: boolean;
}

/** One line that is cut where it doesn't fit; its list styles it by `data-instance`. */
export function DateInstance({ subscription, isManaged }: DateInstanceProps) {
  const { id } = subscription;
  const name = displayName(subscription);
  if (!isManaged)
    return (
      <span data-instance title={name}>
        {name}
      </span>
    );
  return (
    <Link data-instance title={name} to={paths.manage(id)}>
      {name}
    </Link>
  );
}
