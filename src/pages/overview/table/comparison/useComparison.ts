// The comparison of the instances shown with one of them (docs/product/many-instances.md#comparing): its model, the model's
// values, and which instances differ as far as is known.
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { createKnownSettings, settingQuery, type KnownSettings } from '../../../../api/instances/settings';
import { compared, type Comparison } from '../../../../domain/instances/comparison';
import type { Instance } from '../../../../domain/instances/instance';
import type { SettingId } from '../../../../domain/instances/settings';
import type { Subscription } from '../../../../domain/subscriptions/subscription';

const NO_SETTINGS: readonly SettingId[] = [];

/** A comparison with the instance that the others are compared with. */
export interface Compared extends Comparison {
  model: Instance;
}

/** Returns the model, its values that have loaded, and a function that chooses another model or none. */
export function useModel(settings: readonly SettingId[]) {
  const [model, choose] = useState<Instance | undefined>();
  const compareIn = model ? settings : NO_SETTINGS;
  const read = useQueries({
    queries: compareIn.map((setting) => settingQuery(setting, model?.stackId ?? '')),
    combine: (results) => results.map(({ data }) => data),
  });
  const values = useMemo(
    () =>
      new Map(
        compareIn.flatMap((setting, index) => {
          const value = read[index];
          return value === undefined ? [] : [[setting, value] as const];
        }),
      ),
    [compareIn, read],
  );
  return { model, values, choose };
}

/** Returns which of the subscriptions differ from the model; undefined without a model. `permitted`: ids the user may manage. */
export function useComparison(
  subscriptions: readonly Subscription[],
  model: Instance | undefined,
  values: ReadonlyMap<SettingId, string>,
  permitted: ReadonlySet<string>,
): Compared | undefined {
  const settings = useMemo(() => [...values.keys()], [values]);
  const known = useKnownSettings(model ? settings : NO_SETTINGS);
  return useMemo(
    () =>
      model && { model, ...compared({ subscriptions, modelId: model.id, model: values, known, permitted }) },
    [subscriptions, model, values, known, permitted],
  );
}

/** Returns the known values of these settings, updated as more become known. `settings` must be the same list each time. */
export function useKnownSettings(settings: readonly SettingId[]): KnownSettings {
  const client = useQueryClient();
  const store = useMemo(() => createKnownSettings(client, settings), [client, settings]);
  return useSyncExternalStore(store.subscribe, store.current);
}
