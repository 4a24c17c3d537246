// Changing a subscription's plan (docs/product/plans.md#change-action, docs/product/checkout.md#order).
import { ABSENT } from '../../domain/text/absent';
import type { Plan } from '../../domain/plans/plan';
import { at } from '../client/at';
import { hostedPage } from '../../wire/billing/checkout';
import { useCheckout, type Checkout } from '../billing/checkout';
import { send } from '../client/http';
import { t } from '../../messages/t';

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
