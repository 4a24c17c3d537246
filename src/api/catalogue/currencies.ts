// The currencies plans are sold in (docs/product/regions.md#currency), fetched once.
import * as v from 'valibot';
import { get } from '../client/http';
import { listOf, listQuery } from '../client/lists';

const currencies = listOf(v.string());

/** GET /public/currencies. */
export function currenciesQuery() {
  return listQuery({
    queryKey: ['currencies'],
    queryFn: ({ signal }) => get('/public/currencies', currencies, { signal }),
  });
}
