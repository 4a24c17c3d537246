// Converts the vendor's records to their form on the wire (docs/product/vendor-api.md#shapes).
import type { Plan as PortalPlan, Region as PortalRegion } from '../../src/wire/catalogue.ts';
import type { Subscription } from '../../src/wire/subscriptions.ts';
import type { Wire } from '../wire.ts';
import { stackStatus } from '../world/provisioning.ts';
import { MASKED_SECRET } from '../world/connections.ts';
import { INSTANCE_DOMAIN } from '../world/vendorTables.ts';
import type { Connection, Plan, Region, SubscriptionRecord, VendorWorld } from '../world/vendorWorld.ts';

/** Returns a subscription; keys that don't apply are null. */
export function wireSubscription(world: VendorWorld, record: SubscriptionRecord): Wire<Subscription> {
  const stack = world.stackOf(record);
  return {
    id: record.id,
    name: record.name,
    plan_id: record.plan_id,
    stack_id: record.stack_id,
    fqdn: `${stack.subdomain}.${INSTANCE_DOMAIN}`,
    region: stack.region,
    subscription_status: record.subscription_status,
    stack_status: stackStatus(stack, world.clock),
    payment_at: record.payment_at,
    expires_at: record.expires_at,
    contract_term_end: record.contract_term_end,
    total_dues: record.total_dues,
    cancel_reason_code: record.cancel_reason_code,
    action_at_term_end: record.action_at_term_end,
  };
}

/** Returns a plan without the fields that the vendor keeps to itself. */
export function wirePlan({
  id,
  bundle,
  name,
  price,
  currency_code,
  period,
  period_unit,
  trial,
}: Plan): Wire<PortalPlan> {
  return { id, bundle, name, price, currency_code, period, period_unit, trial };
}

/** Returns a region without the fields that the vendor keeps to itself. */
export function wireRegion({ code, location, nation, longitude, latitude }: Region): Wire<PortalRegion> {
  return { code, location, nation, longitude, latitude };
}

/** Returns a connection with its secret masked. */
export function wireConnection({ id, name, strategy, options }: Connection) {
  return { id, name, strategy, options: { ...options, client_secret: MASKED_SECRET } };
}
