// The amount due for a subscription (docs/product/subscriptions.md#card-facts), with a link to its invoices.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { plansQuery } from '../../../api/catalogue/plans';
import { formatMoney } from '../../../domain/values/money';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { paths } from '../../../paths';
import { t } from '../../../messages/t';

/** Shows the amount that is due (cents) as a link to its invoices; only the link if the currency isn't known. */
export function AmountDue(props: { subscription: Subscription; cents: number }) {
  const { id, planId } = props.subscription;
  const { data, isPending } = useQuery(plansQuery());
  if (isPending) return <Skeleton width="70%" />;
  const currencyCode = data?.find((plan) => plan.id === planId)?.currencyCode;
  const amount = currencyCode ? formatMoney(props.cents, currencyCode) : undefined;
  return (
    <Box
      component={Link}
      to={paths.invoices(id)}
      aria-label={amount === undefined ? t('overview.someDue') : t('overview.amountDue', { amount })}
      sx={{ color: 'warning.main', fontWeight: 600 }}
    >
      {amount ?? t('overview.seeInvoices')}
    </Box>
  );
}
