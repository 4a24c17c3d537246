// A change of many instances, as the dialog shows it: the state of each, stopping, and repeating the change for some.
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { changeMany } from '../../../api/instances/bulkChange';
import { useChange } from '../../../api/outcomes/change';
import { WaitStoppedError } from '../../../api/outcomes/stoppableChange';
import { useOnUnmount } from '../../../browser/effects/useOnUnmount';
import type { BulkPlan } from '../../../domain/instances/bulkChange';
import type { ChangeRecord, ChangeState } from '../../../domain/instances/changeResult';
import type { Instance } from '../../../domain/instances/instance';
import type { SettingId } from '../../../domain/instances/settings';

/** The shortest time between two renders of the instances' states, ms: there may be hundreds. */
const DRAWN_EVERY_MS = 100;

/** A change that was started, and the values before it. */
export interface Begun {
  setting: SettingId;
  wanted: string;
  plan: BulkPlan;
  /** The values before, by subscription id, as far as they could be read. */
  before: ReadonlyMap<string, string>;
}

type Outcome = Pick<ChangeRecord, 'state' | 'problem'>;

const WAITING: Outcome = { state: 'waiting' };

/** Returns the change, a record of each instance, and functions that start, repeat and stop it. Leaving the page stops it. */
export function useBulkChange() {
  const client = useQueryClient();
  const dialog = useId();
  const [begun, setBegun] = useState<Begun>();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isStopping, setIsStopping] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    setIsStopping(true);
    running.current?.abort(new WaitStoppedError());
  };
  useOnUnmount(stop);

  const { run, isPending } = useChange({
    // Unique to this dialog: another dialog's change may not have ended yet.
    mutationKey: ['change-setting', dialog],
    isForgotten: true,
    mutationFn: async ({ of, instances }: { of: Begun; instances: readonly Instance[] }) => {
      const { signal } = (running.current = new AbortController());
      const latest = new Map(outcomes);
      let timer: number | undefined;
      const draw = () => {
        window.clearTimeout(timer);
        timer = undefined;
        setOutcomes(new Map(latest));
      };
      for (const { id } of instances) latest.set(id, WAITING);
      draw();
      await changeMany(client, {
        setting: of.setting,
        value: of.wanted,
        instances,
        signal,
        onState: (id, state, problem) => {
          latest.set(id, { state, problem });
          timer ??= window.setTimeout(draw, DRAWN_EVERY_MS);
        },
      });
      draw();
    },
  });
  const start = (of: Begun, instances: readonly Instance[]) => {
    setBegun(of);
    setIsStopping(false);
    run({ of, instances });
  };

  const records = (begun?.plan.changing ?? []).map((subscription): ChangeRecord => {
    return { subscription, ...(outcomes.get(subscription.id) ?? WAITING) };
  });
  return {
    begun,
    records,
    isRunning: isPending,
    isStopping: isPending && isStopping,
    start: (of: Begun) => start(of, of.plan.changing),
    /** Repeats the change for the instances in this state. */
    again: (state: ChangeState) => {
      const those = records.filter((one) => one.state === state);
      if (begun)
        start(
          begun,
          those.map(({ subscription }) => subscription),
        );
    },
    stop,
  };
}
