// Converts the vendor's records to their form on the wire (docs/product/vendor-api.md#customer-calls).
import type { Plan as PortalPlan, Region as PortalRegion } from '../../src/wire/catalogue.ts';
import type { Subscription } from '../../src/wire/subscriptions.ts';
import type { Wire } from '../wire.ts';
import { stackStatus } from '../world/provisioning.ts';
import { MASKED_SECRET } from '../world/connections.ts';
import { INSTANCE_DOMAIN } from '../world/vendorTables.ts';
import type { Connection, Plan, Region, SubscriptionRecord, VendorWorld } from '../world/vendorWorld.ts';

/** Returns a record without the fields that the vendor keeps to itself. */
function without<Value extends object, Key extends keyof Value>(
  value: Value,
  ...own: Key[]
): Omit<Value, Key> {
  const sent = Object.entries(value).filter(([key]) => !own.includes(key as Key));
  return Object.fromEntries(sent) as Omit<Value, Key>;
}

/** Returns a subscription; keys that don't apply are null. */
export function wireSubscription(world: VendorWorld, record: SubscriptionRecord): Wire<Subscription> {
  const stack = world.stackOf(record);
  return {
    ...without(record, 'customerId', 'tester'),
    fqdn: `${stack.subdomain}.${INSTANCE_DOMAIN}`,
    region: stack.region,
    stack_status: stackStatus(stack, world.clock),
  };
}

/** Returns a plan. */
export const wirePlan = (plan: Plan): Wire<PortalPlan> => without(plan, 'onSale');

/** Returns a region. */
export const wireRegion = (region: Region): Wire<PortalRegion> => without(region, 'timezone');

/** Returns a connection with its secret masked. */
export function wireConnection({ id, name, strategy, options }: Connection) {
  return { id, name, strategy, options: { ...options, client_secret: MASKED_SECRET } };
}
