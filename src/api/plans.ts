// The pricing plans (specification 3 and 7), fetched once.
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Plan } from '../domain/plan';
import { get } from './http';

const plans: v.GenericSchema<unknown, Plan[]> = v.array(
  v.object({
    id: v.string(),
    bundle: v.string(),
    name: v.string(),
    price: v.number(),
    currencyCode: v.string(),
    period: v.number(),
    periodUnit: v.string(),
    trial: v.exactOptional(v.boolean()),
  }),
);

/** GET /public/plans?all_bundles=1. */
export function plansQuery() {
  return queryOptions({
    queryKey: ['plans'],
    queryFn: ({ signal }) => get('/public/plans', plans, { signal, params: { all_bundles: '1' } }),
  });
}
