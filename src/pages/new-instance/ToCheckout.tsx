// The button that leads to the checkout, and what came of the last time it was pressed
// (docs/product/checkout.md#outcomes).
import Box from '@mui/material/Box';
import type { Checkout } from '../../api/billing/checkout';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { Notice } from '../../ui/feedback/Notice';
import { isAboutSubdomain } from './isAboutSubdomain';

/** Takes the purchase. A refusal of the subdomain stands at its field. */
export function ToCheckout({
  purchase,
}: {
  purchase: Pick<Checkout<never>, 'isPending' | 'isBlocked' | 'error' | 'isClosed'>;
}) {
  const { isPending, isBlocked, error, isClosed } = purchase;
  const isShownHere = error !== null && !isClosed && !isAboutSubdomain(error);
  return (
    <>
      <BusyButton type="submit" variant="contained" size="large" fullWidth busy={isPending || isBlocked}>
        Continue to checkout
      </BusyButton>
      <Box role="status" sx={isClosed ? { mt: 2 } : {}}>
        {isClosed && <Notice kind="info">You closed the checkout. Nothing was bought.</Notice>}
      </Box>
      {isShownHere && (
        <Box sx={{ mt: 2 }}>
          <FailureNotice message={`Your instance could not be created. ${error.message}`} />
        </Box>
      )}
    </>
  );
}
