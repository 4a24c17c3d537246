// The regions instances run in (docs/product/regions.md#fields, docs/product/vendor-api.md#fetched-once), fetched
// once.
import { get } from '../client/http';
import { regions } from '../../wire/catalogue';
import { listQuery } from '../client/lists';

/** GET /public/regions. */
export function regionsQuery() {
  return listQuery({
    queryKey: ['regions'],
    queryFn: ({ signal }) => get('/public/regions', regions, { signal }),
  });
}
