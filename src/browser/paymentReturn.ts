// The address by which a payment page leads back to the portal (docs/product/checkout.md#back-by-address).
import { paymentReturn, withoutPaymentReturn, type PaymentReturn } from '../domain/session/returnTo';

let returned: PaymentReturn | undefined;

/** Returns how a payment page led back, and takes that out of the address; the same until it is forgotten. */
export function takePaymentReturn(): PaymentReturn | undefined {
  const { pathname, search, hash } = window.location;
  const found = paymentReturn({ pathname, search });
  if (found) {
    returned = found;
    window.history.replaceState(
      window.history.state,
      '',
      `${pathname}${withoutPaymentReturn(search)}${hash}`,
    );
  }
  return returned;
}

/** Forgets it: what became of the payment is being read. */
export function forgetPaymentReturn(): void {
  returned = undefined;
}
