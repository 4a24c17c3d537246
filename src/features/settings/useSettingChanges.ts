// Changes of settings, of one instance or of many, as a dialog shows them.
import { useQueryClient } from '@tanstack/react-query';
import { changeSetting, type SettingChange } from '../../api/instances/settings';
import { useBulkChange } from '../bulk/useBulkRun';

/** Returns what makes changes of settings; `atATime` of them at a time, four by default. */
export function useSettingChanges(atATime?: number) {
  const client = useQueryClient();
  return useBulkChange((change: SettingChange, { signal }) => changeSetting(client, change, signal), atATime);
}
