// The vendor's check of a subdomain: whether it is well-formed (422) and free (409);
// docs/product/instance-settings.md#subdomain-form.
import type { VendorWorld } from '../../world/vendorWorld.ts';
import { Refusal } from '../refusal.ts';

const DNS_LABEL = /^[a-z0-9](?:[a-z0-9-]{2,58})[a-z0-9]$/;

/** Throws a refusal if the subdomain is malformed or taken. */
export function ensureSubdomain(world: VendorWorld, subdomain: string): void {
  if (!DNS_LABEL.test(subdomain)) {
    throw new Refusal(
      422,
      'A subdomain has 4 to 60 characters: small letters, digits, and hyphens that are not at its start or end.',
    );
  }
  if (world.isSubdomainTaken(subdomain)) {
    throw new Refusal(409, `The subdomain ${subdomain} is already taken.`);
  }
}
