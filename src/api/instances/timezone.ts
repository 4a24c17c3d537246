// An instance's timezone (docs/product/timezones.md): fetched once per stack, cached, updated on change; and the list that
// names the zones.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { timezone } from '../../wire/catalogue';
import { at, get, send } from '../client/http';
import type { TimezoneEntry } from '../../domain/regions/timezone';
import { ignored } from '../../wire/schema';
import { useChange, type Change } from '../outcomes/change';
import { saveSetting, type Saving } from '../outcomes/saving';
import { t } from '../../messages/t';

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

/** POST /instance/{stackId}/timezone, with a zone's Id. */
export function timezoneSaving(stackId: string, zoneId: string): Saving<string> {
  return {
    wanted: zoneId,
    change: () => send('post', at`/instance/${stackId}/timezone`, ignored, { timezone: zoneId }),
    query: timezoneQuery(stackId),
  };
}

/** Changes the timezone. Run with the whole entry: the success message holds its name. */
export function useChangeTimezone(stackId: string): Change<TimezoneEntry> {
  const client = useQueryClient();
  return useChange({
    mutationKey: ['change-timezone', stackId],
    mutationFn: async (zone: TimezoneEntry) => {
      await saveSetting(client, timezoneSaving(stackId, zone.Id));
      return zone;
    },
    success: ({ DisplayName }: TimezoneEntry) => t('settings.timezoneChanged', { zone: DisplayName }),
  });
}
