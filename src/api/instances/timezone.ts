// Changing an instance's timezone (docs/product/timezones.md#changing).
import { useQueryClient } from '@tanstack/react-query';
import type { TimezoneEntry } from '../../domain/regions/timezone';
import { ignored } from '../../wire/schema';
import { timezoneQuery } from '../catalogue/regions';
import { at, send } from '../client/http';
import { useChange, type Change } from '../outcomes/change';
import { saveSetting, type Saving } from '../outcomes/saving';
import { t } from '../../messages/t';

/** POST /instance/{stackId}/timezone, with a zone's Id. */
export function timezoneSaving(stackId: string, zoneId: string): Saving<string> {
  return {
    value: zoneId,
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
