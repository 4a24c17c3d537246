// The vendor's check of a subdomain: whether it is free.
import type { VendorWorld } from '../../world/vendorWorld.ts';
import { Refusal } from '../refusal.ts';

/** Throws a refusal if the subdomain is taken. */
export function ensureSubdomain(world: VendorWorld, subdomain: string): void {
  if (world.isSubdomainTaken(subdomain)) {
    throw new Refusal(409, `The subdomain ${subdomain} is already taken.`);
  }
}
