// Compares many instances with a model instance (docs/product/many-instances.md#comparing): whose settings differ.
import type { Subscription } from '../subscriptions/subscription';
import { whyNot } from './bulkChange';
import type { SettingId } from './settings';

interface ComparisonOf {
  subscriptions: readonly Subscription[];
  /** The model's subscription id. */
  modelId: string;
  /** The model's values, as far as they are known. */
  model: ReadonlyMap<SettingId, string>;
  /** The known values of all instances, by stack id. */
  known: ReadonlyMap<SettingId, ReadonlyMap<string, string>>;
  /** The ids of the subscriptions whose instance the user may manage. */
  permitted: ReadonlySet<string>;
}

/** How many instances differ from the model instance, and in which settings. */
export interface Comparison {
  /** How many subscriptions differ in each setting. */
  counts: ReadonlyMap<SettingId, number>;
  /** The ids of the subscriptions that differ in any setting. */
  differing: ReadonlySet<string>;
  /** How many subscriptions could be compared, in at least one setting. */
  read: number;
}

/**
 * Returns how the subscriptions differ from the model, which isn't counted. Unknown values are neither equal nor different, nor
 * are those that no cell shows: a card may have read the timezone of an instance that isn't ready.
 */
export function compared({ subscriptions, modelId, model, known, permitted }: ComparisonOf): Comparison {
  const counts = new Map<SettingId, number>();
  const differing = new Set<string>();
  let read = 0;
  for (const subscription of subscriptions) {
    const { id, stackId } = subscription;
    if (id === modelId || stackId === undefined || whyNot(subscription, permitted)) continue;
    const values = [...model].map(([setting, modelValue]) => ({
      setting,
      modelValue,
      value: known.get(setting)?.get(stackId),
    }));
    const comparable = values.filter(({ value }) => value !== undefined);
    if (comparable.length > 0) read += 1;
    for (const { setting } of comparable.filter(({ value, modelValue }) => value !== modelValue)) {
      counts.set(setting, (counts.get(setting) ?? 0) + 1);
      differing.add(id);
    }
  }
  return { counts, differing, read };
}
