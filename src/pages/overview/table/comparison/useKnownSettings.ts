// The known settings of instances, as they come in.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { createKnownSettings, type KnownSettings } from '../../../../api/instances/knownSettings';
import type { SettingId } from '../../../../domain/instances/settings';

/** Returns the known values of these settings, anew as more are known. Give the same list each time. */
export function useKnownSettings(settings: readonly SettingId[]): KnownSettings {
  const client = useQueryClient();
  const store = useMemo(() => createKnownSettings(client, settings), [client, settings]);
  return useSyncExternalStore(store.subscribe, store.current);
}
