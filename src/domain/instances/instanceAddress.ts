// The address of an instance, from the domain that the vendor tells: nothing but an https address of that very host.
import { stackState, type Subscription } from '../subscriptions/subscription';

/** Returns the address to open, or undefined where the domain is none. */
export function instanceAddress(fqdn: string | undefined): string | undefined {
  if (fqdn === undefined || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(fqdn)) return undefined;
  return `https://${fqdn}/`;
}

/** Returns the address of the subscription's instance once it can be opened, else undefined. */
export function openableAddress(subscription: Subscription): string | undefined {
  return stackState(subscription) === 'ready' ? instanceAddress(subscription.fqdn) : undefined;
}
