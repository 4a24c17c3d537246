// The regions instances run in (specification 3 and 7), fetched once.
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Region } from '../domain/region';
import { get } from './http';

const degrees = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite());

const regions: v.GenericSchema<unknown, Region[]> = v.array(
  v.object({
    code: v.string(),
    location: v.string(),
    nation: v.string(),
    longitude: degrees,
    latitude: degrees,
  }),
);

/** GET /public/regions. */
export function regionsQuery() {
  return queryOptions({
    queryKey: ['regions'],
    queryFn: ({ signal }) => get('/public/regions', regions, { signal }),
  });
}
