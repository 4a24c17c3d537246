// Calls that everybody may make: permissions, plans, regions, currencies (docs/product/vendor-api.md#catalogue,
// docs/product/vendor-api.md#permissions).
import type { RequestHandler } from 'msw';
import { isBusy } from '../world/provisioning.ts';
import type { Call, VendorApi } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';
import { wirePlan, wireRegion } from './wireForms.ts';

/** The user's roles on subscriptions; the role on a new one appears once its instance has been created. */
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

/** All plans, including those no longer sold; a request for fewer is refused. */
function plans({ world, query }: Call) {
  if (query('all_bundles') !== '1') throw new Refusal(400, 'Plans are given for all bundles only.');
  return world.plans.map(wirePlan);
}

/** Returns the handlers of these calls. */
export function catalogueHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'get', '/authorization/permissions', permissions),
    endpoint(api, 'get', '/public/plans', plans),
    endpoint(api, 'get', '/public/regions', ({ world }) => world.regions.map(wireRegion)),
    endpoint(api, 'get', '/public/currencies', () => ['EUR', 'USD']),
  ];
}
