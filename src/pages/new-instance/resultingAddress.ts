// The address a new instance will have. Which domain instances stand below is known only from those that exist already.
import { subdomainOf, type Subscription } from '../../domain/subscriptions/subscription';

/** Takes what the user has, and a normalised subdomain; gives the whole address, or as much of it as is known. */
export function resultingAddress(subscriptions: readonly Subscription[], subdomain: string): string {
  const known = subscriptions.find(({ fqdn }) => fqdn?.includes('.'));
  const domain = known?.fqdn?.slice(subdomainOf(known).length) ?? '.…';
  return `${subdomain || 'subdomain'}${domain}`;
}
