// The checkout button, and the outcome of its last use (docs/product/checkout.md#outcomes).
import Box from '@mui/material/Box';
import type { Checkout } from '../../api/billing/checkout';
import { SubdomainRefusedError } from '../../api/subscriptions/subdomain';
import { CheckoutOutcome } from '../../features/checkout/CheckoutOutcome';
import { BusyButton } from '../../ui/form/BusyButton';
import { t } from '../../messages/t';

/** Shows the checkout button and the last outcome. A rejected subdomain is shown at its field instead. */
export function CheckoutButton({
  purchase,
}: {
  purchase: Pick<Checkout<never>, 'isPending' | 'isBlocked' | 'error' | 'end' | 'checkAgain'>;
}) {
  const { isPending, isBlocked, error } = purchase;
  const isShownHere = error !== null && !(error instanceof SubdomainRefusedError);
  return (
    <>
      <BusyButton type="submit" variant="contained" size="large" fullWidth busy={isPending || isBlocked}>
        {t('newInstance.toCheckout')}
      </BusyButton>
      <Box sx={isShownHere ? { mt: 2 } : {}}>
        <CheckoutOutcome
          checkout={isShownHere ? purchase : { ...purchase, error: null }}
          failure={(why) => t('newInstance.notCreated', { why })}
        />
      </Box>
    </>
  );
}
