// The currencies plans are sold in (docs/product/regions.md#currency), fetched once.
import { get } from '../client/http';
import { currencies } from '../../wire/catalogue/currencies';
import { listQuery } from '../client/lists';

/** GET /public/currencies. */
export function currenciesQuery() {
  return listQuery({
    queryKey: ['currencies'],
    queryFn: ({ signal }) => get('/public/currencies', currencies, { signal }),
  });
}
