// Calls everybody may make: permissions, plans, regions, currencies (docs/product/vendor-api.md#catalogue,
// docs/product/vendor-api.md#permissions).
import type { RequestHandler } from 'msw';
import { isBusy } from '../world/provisioning.ts';
import type { Call, VendorApi } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import { wirePlan, wireRegion } from './wireForms.ts';

/** Roles on subscriptions; one on a new subscription appears when its instance has been created. */
function permissions({ world, account }: Call) {
  const granted = [...(world.grants.get(account.sub) ?? [])].filter(([id]) => {
    const subscription = world.subscriptions.get(id);
    if (!subscription || subscription.subscription_status === 'cancelled') return false;
    const stack = world.stackOf(subscription);
    return !(isBusy(stack, world.clock) && stack.work?.kind === 'create');
  });
  return {
    resources: granted.map(([id, role]) => ({ resource_id: id, resource_type: 'subscription', role })),
  };
}

/** All plans with `all_bundles=1`, else those on sale. */
function plans({ world, query }: Call) {
  const all = query('all_bundles') === '1';
  return world.plans.filter(({ onSale }) => all || onSale).map(wirePlan);
}

export function catalogueHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'get', '/authorization/permissions', permissions),
    endpoint(api, 'get', '/public/plans', plans),
    endpoint(api, 'get', '/public/regions', ({ world }) => world.regions.map(wireRegion)),
    endpoint(api, 'get', '/public/currencies', () => ['EUR', 'USD']),
  ];
}
