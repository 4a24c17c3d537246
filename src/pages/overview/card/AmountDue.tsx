// What is to be paid for a subscription (docs/product/subscriptions.md#card-facts), leading to its invoices.
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { plansQuery } from '../../../api/catalogue/plans';
import { formatMoney } from '../../../domain/values/money';
import type { Subscription } from '../../../domain/subscriptions/subscription';
import { paths } from '../../../paths';
import { t } from '../../../messages/t';

/** Takes the subscription and what is due in cents; shows it in the plan's currency, and without one only the way there. */
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
