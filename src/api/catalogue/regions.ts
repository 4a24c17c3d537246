// Where instances run (docs/product/regions.md#fields, docs/product/vendor-api.md#fetched-once), and their timezones
// (docs/product/timezones.md): each fetched once.
import { queryOptions } from '@tanstack/react-query';
import { regions, timezone } from '../../wire/catalogue';
import { at, get } from '../client/http';
import { listQuery } from '../client/lists';

/** GET /public/regions. */
export function regionsQuery() {
  return listQuery({
    queryKey: ['regions'],
    queryFn: ({ signal }) => get('/public/regions', regions, { signal }),
  });
}

/** GET /instance/{stackId}/timezone. Returns the zone's Id. */
export function timezoneQuery(stackId: string) {
  return queryOptions({
    queryKey: ['timezone', stackId],
    queryFn: async ({ signal }) =>
      (await get(at`/instance/${stackId}/timezone`, timezone, { signal })).timezone,
  });
}

/** The list of timezones. It is part of the portal, but too long to load before the first page renders. */
export function zonesQuery() {
  return queryOptions({
    queryKey: ['windows-zones'],
    queryFn: async () => (await import('../../domain/regions/windowsZones')).WINDOWS_ZONES,
    // Quiet: until the list has loaded, a timezone is shown by its Id.
    meta: { quiet: true },
  });
}
