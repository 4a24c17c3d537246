// Changes of settings as a dialog shows them: the state of each, and stopping. Leaving the page stops them.
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { changeMany, type SettingChange } from '../../api/instances/bulkChange';
import { useChange } from '../../api/outcomes/change';
import { WaitStoppedError } from '../../api/outcomes/stoppableChange';
import { useOnUnmount } from '../../browser/effects/useOnUnmount';
import type { ChangeRecord } from '../../domain/instances/changeResult';

/** The shortest time between two renders of the changes' states, ms: there may be hundreds. */
const DRAWN_EVERY_MS = 100;

/** The state of a change, and why it failed. */
export type ChangeOutcome = Pick<ChangeRecord, 'state' | 'problem'>;

const WAITING: ChangeOutcome = { state: 'waiting' };

/** Changes to make, and how many at a time; four unless given. */
interface Run {
  changes: readonly SettingChange[];
  atATime?: number;
}

/** Returns the outcome of each change by its id, and functions that make changes and stop making them. */
export function useSettingChanges() {
  const client = useQueryClient();
  const dialog = useId();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ChangeOutcome>>(new Map());
  const [isStopping, setIsStopping] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    setIsStopping(true);
    running.current?.abort(new WaitStoppedError());
  };
  useOnUnmount(stop);

  const { run, isPending } = useChange({
    // Unique to this dialog: another dialog's changes may not have ended yet.
    mutationKey: ['change-setting', dialog],
    isForgotten: true,
    mutationFn: async (next: Run) => {
      const { signal } = (running.current = new AbortController());
      const latest = new Map(outcomes);
      let timer: number | undefined;
      const draw = () => {
        window.clearTimeout(timer);
        timer = undefined;
        setOutcomes(new Map(latest));
      };
      for (const { id } of next.changes) latest.set(id, WAITING);
      draw();
      await changeMany(client, {
        ...next,
        signal,
        onState: (id, state, problem) => {
          latest.set(id, { state, problem });
          timer ??= window.setTimeout(draw, DRAWN_EVERY_MS);
        },
      });
      draw();
    },
  });
  return {
    outcomeOf: (id: string) => outcomes.get(id) ?? WAITING,
    isRunning: isPending,
    isStopping: isPending && isStopping,
    start: (next: Run) => {
      setIsStopping(false);
      run(next);
    },
    stop,
  };
}
