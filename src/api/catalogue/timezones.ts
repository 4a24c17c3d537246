// Timezones (docs/product/timezones.md): an instance's own, fetched once per stack, cached, updated on change; and the list
// that names them.
import { queryOptions } from '@tanstack/react-query';
import { timezone } from '../../wire/catalogue/timezone';
import { at } from '../client/at';
import { get } from '../client/http';

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
