// The vendor's word on a subdomain: form (422) and whether it is free (409);
// docs/product/instance-settings.md#subdomain-form.
import type { VendorWorld } from '../../world/vendorWorld.ts';
import { Refusal } from '../refusal.ts';

const DNS_LABEL = /^[a-z0-9](?:[a-z0-9-]{2,58})[a-z0-9]$/;

/** Refuses a subdomain that is malformed or taken. */
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
