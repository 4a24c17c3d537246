// The address a new instance will have. The parent domain is known only from instances that exist already.
import { subdomainOf, type Subscription } from '../../domain/subscriptions/subscription';

/** Returns what follows the subdomain, as ".my-prtg.example"; undefined if the user has no instance yet. */
export function knownSuffix(subscriptions: readonly Subscription[]): string | undefined {
  const known = subscriptions.find(({ fqdn }) => fqdn?.includes('.'));
  return known?.fqdn?.slice(subdomainOf(known).length);
}

/** Returns as much of the address as is known; undefined without a subdomain. */
export function resultingAddress(suffix: string | undefined, subdomain: string): string | undefined {
  return subdomain === '' ? undefined : `${subdomain}${suffix ?? '.…'}`;
}
