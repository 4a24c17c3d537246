// Calls that everybody may make: permissions, plans, regions, currencies (docs/product/vendor-api.md#customer-calls).
import { isBusy } from '../world/provisioning.ts';
import type { Answers, Call } from './endpoint.ts';
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

/** The answers to these calls. */
export const catalogueAnswers = {
  getPermissions: permissions,
  getPlans: ({ world }) => world.plans.map(wirePlan),
  getRegions: ({ world }) => world.regions.map(wireRegion),
  getCurrencies: () => ['EUR', 'USD'],
} satisfies Partial<Answers>;
