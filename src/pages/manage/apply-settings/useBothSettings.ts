// The settings of an instance and of its model, read afresh when they are to be applied: either may have been changed elsewhere.
import { useQueries } from '@tanstack/react-query';
import { settingQuery } from '../../../api/instances/settings';
import type { Instance } from '../../../domain/instances/instance';
import { SETTING_IDS } from '../../../domain/instances/settings';
import type { SettingPair } from '../../../domain/instances/settingsToApply';

/** A setting's values, and why one of them couldn't be read. */
export interface ReadPair extends SettingPair {
  newValueError: Error | null;
  currentError: Error | null;
}

/** Returns the four settings of both, whether they are being read, and a function that reads again what couldn't be. */
export function useBothSettings(model: Instance, own: Instance) {
  const newValues = useSettings(model.stackId);
  const current = useSettings(own.stackId);
  const all = [...newValues, ...current];
  const failed = all.filter(({ error }) => error !== null);
  const valueOf = (query: (typeof all)[number] | undefined) => (query?.error ? undefined : query?.data);
  return {
    pairs: SETTING_IDS.map((setting, index): ReadPair => {
      return {
        setting,
        newValue: valueOf(newValues[index]),
        current: valueOf(current[index]),
        newValueError: newValues[index]?.error ?? null,
        currentError: current[index]?.error ?? null,
      };
    }),
    isReading: all.some(({ isFetching }) => isFetching),
    readAgain: failed.length === 0 ? undefined : () => failed.forEach(({ refetch }) => void refetch()),
  };
}

function useSettings(stackId: string) {
  return useQueries({
    queries: SETTING_IDS.map((setting) => ({
      ...settingQuery(setting, stackId),
      refetchOnMount: 'always' as const,
    })),
  });
}
