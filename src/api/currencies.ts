// The currencies plans are sold in (specification 7), fetched once.
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { get } from './http';

const currencies = v.array(v.string());

/** GET /public/currencies. */
export function currenciesQuery() {
  return queryOptions({
    queryKey: ['currencies'],
    queryFn: ({ signal }) => get('/public/currencies', currencies, { signal }),
  });
}
