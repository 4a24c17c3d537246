// A change of many instances, as the dialog shows it: the state of each, stopping, and repeating the change for some.
import { useState } from 'react';
import type { BulkPlan } from '../../../domain/instances/bulkChange';
import type { ChangeRecord, ChangeState } from '../../../domain/instances/changeResult';
import type { Instance } from '../../../domain/instances/instance';
import type { SettingId } from '../../../domain/instances/settings';
import { useSettingChanges } from '../../../features/settings/useSettingChanges';

/** A change that was started, and the values before it. */
export interface Begun {
  setting: SettingId;
  newValue: string;
  plan: BulkPlan;
  /** The values before, by subscription id, as far as they could be read. */
  before: ReadonlyMap<string, string>;
}

/** Returns the change, a record of each instance, and functions that start, repeat and stop it. Leaving the page stops it. */
export function useBulkChange() {
  const [begun, setBegun] = useState<Begun>();
  const { outcomeOf, isRunning, isStopping, start, stop } = useSettingChanges();
  const change = (of: Begun, instances: readonly Instance[]) => {
    setBegun(of);
    const { setting, newValue: value } = of;
    start({ changes: instances.map((instance) => ({ id: instance.id, setting, value, instance })) });
  };
  const records = (begun?.plan.changing ?? []).map((subscription): ChangeRecord => {
    return { subscription, ...outcomeOf(subscription.id) };
  });
  return {
    begun,
    records,
    isRunning,
    isStopping,
    start: (of: Begun) => change(of, of.plan.changing),
    /** Repeats the change for the instances in this state. */
    again: (state: ChangeState) => {
      const those = records.filter((one) => one.state === state);
      if (begun)
        change(
          begun,
          those.map(({ subscription }) => subscription),
        );
    },
    stop,
  };
}
