// The pricing plans (docs/product/plans.md#fields, docs/product/vendor-api.md#fetched-once), fetched once.
import * as v from 'valibot';
import type { Plan } from '../../domain/plans/plan';
import { get } from '../client/http';
import { id, listOf, listQuery, maybe, type Listed } from '../client/lists';

const plans: v.GenericSchema<unknown, Listed<Plan[]>> = listOf(
  v.object({
    id,
    bundle: maybe(v.string()),
    name: maybe(v.string()),
    price: maybe(v.number()),
    currencyCode: maybe(v.string()),
    period: maybe(v.number()),
    periodUnit: maybe(v.string()),
    trial: maybe(v.boolean()),
  }),
);

/** GET /public/plans?all_bundles=1. */
export function plansQuery() {
  return listQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => get('/public/plans', plans, { signal, params: { all_bundles: '1' } }),
  });
}
