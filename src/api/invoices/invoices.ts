// The customer's invoices (docs/product/invoices.md#fields).
import { get } from '../client/http';
import { invoices } from '../../wire/invoices';
import { listQuery } from '../client/lists';

/** GET /customer/invoices. */
export function invoicesQuery() {
  return listQuery({
    queryKey: ['invoices'],
    queryFn: ({ signal }) => get('/customer/invoices', invoices, { signal }),
  });
}
