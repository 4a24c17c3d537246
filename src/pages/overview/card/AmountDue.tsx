// The amount due for a subscription (docs/product/subscriptions.md#card-facts), with a link to its invoices.
import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-router-dom';
import { formatMoney } from '../../../domain/values/money';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { paths } from '../../../paths';
import { useSurroundings } from './CardSurroundings';
import { t } from '../../../messages/t';

/** Shows the amount that is due (cents) as a link to its invoices; only the link if the currency isn't known. */
export function AmountDue(props: { subscription: Subscription; cents: number }) {
  const { id, planId } = props.subscription;
  const { find, failed } = useSurroundings().plans;
  if (!find && !failed) return <Skeleton width="70%" />;
  const currencyCode = find?.(planId)?.currencyCode;
  const amount = currencyCode ? formatMoney(props.cents, currencyCode) : undefined;
  return (
    <Link
      className="pressing"
      to={paths.invoices(id)}
      aria-label={amount === undefined ? t('overview.someDue') : t('overview.amountDue', { amount })}
    >
      {amount ?? t('overview.seeInvoices')}
    </Link>
  );
}
