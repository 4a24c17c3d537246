// The checkout button, and the outcome of its last use (docs/product/checkout.md#outcomes).
import Box from '@mui/material/Box';
import type { Checkout } from '../../api/billing/checkout';
import { SubdomainRefusedError } from '../../api/subscriptions/subdomainRefusal';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Alert } from '../../ui/feedback/Alert';
import { t } from '../../messages/t';

/** Shows the checkout button and the last outcome. A rejected subdomain is shown at its field instead. */
export function ToCheckout({
  purchase,
}: {
  purchase: Pick<Checkout<never>, 'isPending' | 'isBlocked' | 'error' | 'isClosed'>;
}) {
  const { isPending, isBlocked, error, isClosed } = purchase;
  const isShownHere = error !== null && !isClosed && !(error instanceof SubdomainRefusedError);
  return (
    <>
      <BusyButton type="submit" variant="contained" size="large" fullWidth busy={isPending || isBlocked}>
        {t('newInstance.toCheckout')}
      </BusyButton>
      <Box role="status" sx={isClosed ? { mt: 2 } : {}}>
        {isClosed && <Alert kind="info">{t('newInstance.closed')}</Alert>}
      </Box>
      {isShownHere && (
        <Box sx={{ mt: 2 }}>
          <FailureAlert message={t('newInstance.notCreated', { why: error.message })} />
        </Box>
      )}
    </>
  );
}
