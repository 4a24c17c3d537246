// What customers order (docs/product/checkout.md#order): a new subscription, or another plan for one
// (docs/product/plans.md#change-action).
import { useQueryClient } from '@tanstack/react-query';
import { displayName, subdomainOf, type Subscription } from '../../domain/subscriptions/subscription';
import { hostedPage } from '../../wire/billing';
import { useCheckout, useReturnedCheckout, type Checkout } from '../billing/checkout';
import { send, at } from '../client/http';
import { withSubdomain } from './subdomain';
import { subscriptionsQuery } from './subscriptions';
import { storeCreated } from './createdHere';
import { noteCreated } from './trialStarted';
import { t } from '../../messages/t';
import { ABSENT } from '../../domain/text/shown';
import type { PaymentReturn } from '../../domain/session/returnTo';
import type { Plan } from '../../domain/plans/plan';

/** What to buy. */
export interface NewSubscription {
  subdomain: string;
  planId: string;
  region: string;
  /** Whether the roles claim holds `tester` (docs/product/permissions.md#testers). */
  tester: boolean;
}

/**
 * POST /customer/subscriptions, then the checkout. `describe` is called when the user presses, and returns what to buy;
 * `onCreated` is called after a success, even if the screen has been left. Fails with SubdomainRefusedError where the refusal is
 * about the subdomain.
 */
export function useCreateSubscription<Variables>(
  describe: (variables: Variables) => NewSubscription | Promise<NewSubscription>,
  onCreated?: (created: Subscription, variables: Variables) => void,
): Checkout<Variables> {
  const client = useQueryClient();
  return useCheckout({
    what: ['create'],
    order: async (variables: Variables) => {
      const { subdomain, planId, region, tester } = await describe(variables);
      const body = { subdomain, plan_id: planId, region, tester };
      const known = new Set(client.getQueryData(subscriptionsQuery().queryKey)?.items.map(({ id }) => id));
      const ordered = send('post', '/customer/subscriptions', hostedPage, body, { keep: 'everything' });
      const page = await withSubdomain(subdomain, ordered);
      // An address belongs to one subscription only; a cancelled one may have had it before.
      return { page, isPaid: (one) => !known.has(one.id) && subdomainOf(one) === subdomain };
    },
    action: 'create',
    success: createdMessage,
    onPaid: (created, variables) => {
      noteCreated(client, created);
      storeCreated(created.id, Date.now());
      onCreated?.(created, variables);
    },
  });
}

/** Settles a purchase whose payment page led back to the portal. Run with how it did. */
export function useReturnedPurchase(): Checkout<PaymentReturn> {
  const client = useQueryClient();
  return useReturnedCheckout({
    what: ['returned'],
    action: 'create',
    success: createdMessage,
    onPaid: (created) => noteCreated(client, created),
  });
}

const createdMessage = (created: Subscription) => t('plans.created', { name: displayName(created) });

/** PUT /customer/subscriptions/{id}, then the checkout. Run with the whole plan: the success message holds its name. */
export function useChangePlan(id: string): Checkout<Plan> {
  return useCheckout({
    what: ['change-plan', id],
    order: async (plan: Plan) => {
      const body = { plan_id: plan.id };
      const page = await send('put', at`/customer/subscriptions/${id}`, hostedPage, body, {
        keep: 'everything',
      });
      return { page, isPaid: (one) => one.id === id && one.planId === plan.id };
    },
    action: 'update',
    success: (_updated, plan) => t('manage.planChanged', { name: plan.name ?? ABSENT }),
  });
}
