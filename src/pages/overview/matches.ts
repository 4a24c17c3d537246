// What the overview's filter finds: every word of it in the name, the domain, the region, the plan or the status.
import { displayName, shownStatus, type Subscription } from '../../domain/subscription';

/** Takes a subscription and what was typed. */
export function matches(subscription: Subscription, filter: string): boolean {
  const { fqdn, region, planId } = subscription;
  const text = [displayName(subscription), fqdn, region, planId, shownStatus(subscription)]
    .join(' ')
    .toLowerCase();
  return filter
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
