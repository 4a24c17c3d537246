// The settings of instances known so far, updated as more are read.
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { createKnownSettings, type KnownSettings } from '../../../../api/instances/settings';
import type { SettingId } from '../../../../domain/instances/settings';

/** Returns the known values of these settings, updated as more become known. `settings` must be the same list each time. */
export function useKnownSettings(settings: readonly SettingId[]): KnownSettings {
  const client = useQueryClient();
  const store = useMemo(() => createKnownSettings(client, settings), [client, settings]);
  return useSyncExternalStore(store.subscribe, store.current);
}
