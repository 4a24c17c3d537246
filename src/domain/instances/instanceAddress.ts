// The address of an instance, from the domain that the vendor sends: always an https address of exactly that host.
import { stackState, type Subscription } from '../subscriptions/subscription';

/** Returns the address to open, or undefined if the domain isn't valid. */
export function instanceAddress(fqdn: string | undefined): string | undefined {
  if (fqdn === undefined || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(fqdn)) return undefined;
  return `https://${fqdn}/`;
}

/**
 * Returns the address of the subscription's instance, or undefined while that is prepared or its state is unknown
 * (docs/product/screens.md#card). A failed one has an address too: it may be running, with only its last change having failed.
 */
export function openableAddress(subscription: Subscription): string | undefined {
  const state = stackState(subscription);
  return state === 'ready' || state === 'failed' ? instanceAddress(subscription.fqdn) : undefined;
}
