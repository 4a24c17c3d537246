// The pricing plans (docs/product/plans.md#fields) and the currencies that they are sold in
// (docs/product/regions.md#currency), each fetched once (docs/product/vendor-api.md#fetched-once).
import { get } from '../client/http';
import { plans, currencies } from '../../wire/catalogue';
import { listQuery } from '../client/lists';

/** GET /public/plans?all_bundles=1. */
export function plansQuery() {
  return listQuery({
    queryKey: ['plans'],
    queryFn: ({ signal }) => get('/public/plans', plans, { signal, params: { all_bundles: '1' } }),
  });
}

/** GET /public/currencies. */
export function currenciesQuery() {
  return listQuery({
    queryKey: ['currencies'],
    queryFn: ({ signal }) => get('/public/currencies', currencies, { signal }),
  });
}
