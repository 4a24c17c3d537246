// The current values of a setting, which are read afresh before it is changed (docs/product/bulk-change.md#who-changes).
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { readSettings } from '../../../api/instances/bulkChange';
import type { Instance } from '../../../domain/instances/instance';
import type { SettingId } from '../../../domain/instances/settings';

const NONE: ReadonlyMap<string, string> = new Map();

/** Returns the values by subscription id once all have been read or failed, how many have, and a function that reads again. */
export function useCurrentValues(setting: SettingId | undefined, instances: readonly Instance[]) {
  const dialog = useId();
  // An instance may have been changed elsewhere since the portal last read it.
  const [since] = useState(Date.now);
  const [done, setDone] = useState(0);
  // oxlint-disable-next-line @tanstack/query/exhaustive-deps -- the dialog stands for its instances: they don't change
  const { data, isFetching, refetch } = useQuery({
    queryKey: ['current-values', dialog, setting],
    queryFn: ({ client, signal }) => {
      setDone(0);
      if (!setting) return NONE;
      return readSettings(client, setting, instances, { signal, onProgress: setDone, since });
    },
    enabled: setting !== undefined,
    gcTime: 0,
    meta: { quiet: true },
  });
  return { values: data ?? NONE, isReading: isFetching, done, readAgain: () => void refetch() };
}
