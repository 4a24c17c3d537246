// What came of a checkout whose page led back to the portal by its address (docs/product/checkout.md#back-by-address).
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useReturnedPurchase } from '../../api/subscriptions/orders';
import { forgetPaymentReturn, takePaymentReturn } from '../../browser/paymentReturn';
import type { PaymentReturn } from '../../domain/session/returnTo';
import { CheckoutOutcome } from '../../features/checkout/CheckoutOutcome';

/** Reads what was bought, once it is shown, and shows the outcome unless it is a success. */
export function ReturnedCheckout({ returned }: { returned: PaymentReturn }) {
  const checkout = useReturnedPurchase();
  // Called again when the element goes, or is shown again: only the first time is there something to take.
  const [begin] = useState(() => () => {
    if (!takePaymentReturn()) return;
    forgetPaymentReturn();
    checkout.run(returned);
  });
  return (
    <Box ref={begin} sx={checkout.error ? { mb: 3 } : {}}>
      <CheckoutOutcome checkout={checkout} failure={(why) => why} />
    </Box>
  );
}
