// Reads the settings of all instances shown when the user requests it: the table itself reads only those in view.
import { useQueryClient } from '@tanstack/react-query';
import { readingsOf, readSetting, type SettingReading } from '../../../../api/instances/settings';
import { isReadyInstance } from '../../../../domain/instances/instance';
import type { SettingId } from '../../../../domain/instances/settings';
import type { Subscription } from '../../../../domain/subscriptions/subscription';
import { useBulkRun } from '../../../../features/bulk/useBulkRun';
import { useKnownSettings } from './useKnownSettings';

/** Reads the settings that the user may see. Returns how many instances are left, the progress, and what starts and stops it. */
export function useReadAll(
  subscriptions: readonly Subscription[],
  settings: readonly SettingId[],
  permitted: ReadonlySet<string>,
) {
  const client = useQueryClient();
  const known = useKnownSettings(settings);
  const { progress, start, stop } = useBulkRun((one: SettingReading) => readSetting(client, one));
  const left = subscriptions
    .filter(isReadyInstance)
    .filter(({ id }) => permitted.has(id))
    .filter(({ stackId }) => settings.some((setting) => !known.get(setting)?.has(stackId)));
  return { left: left.length, progress, start: () => void start(readingsOf(settings, left)), stop };
}
