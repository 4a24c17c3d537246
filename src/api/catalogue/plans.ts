// The pricing plans (docs/product/plans.md#fields, docs/product/vendor-api.md#fetched-once), fetched once.
import { get } from '../client/http';
import { plans } from '../../wire/catalogue/plans';
import { listQuery } from '../client/lists';

/** GET /public/plans?all_bundles=1. */
export function plansQuery() {
  return listQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => get('/public/plans', plans, { signal, params: { all_bundles: '1' } }),
  });
}
