// The regions instances run in (docs/product/regions.md#fields, docs/product/vendor-api.md#fetched-once), fetched
// once.
import * as v from 'valibot';
import type { Region } from '../../domain/regions/region';
import { get } from '../client/http';
import { id, listOf, listQuery, maybe, type Listed } from '../client/lists';

const degrees = maybe(v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()));

const regions: v.GenericSchema<unknown, Listed<Region[]>> = listOf(
  v.object({
    code: id,
    location: maybe(v.string()),
    nation: maybe(v.string()),
    longitude: degrees,
    latitude: degrees,
  }),
);

/** GET /public/regions. */
export function regionsQuery() {
  return listQuery({
    queryKey: ['regions'],
    queryFn: ({ signal }) => get('/public/regions', regions, { signal }),
  });
}
