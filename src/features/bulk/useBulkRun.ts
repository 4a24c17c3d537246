// Something done with many, as a screen shows it: what has become of each, stopping, and doing it again for some
// (docs/product/bulk-change.md#run). Leaving the page stops it.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { runBulk, type Doing } from '../../api/instances/bulkRun';
import { WaitStoppedError } from '../../api/outcomes/stoppableChange';
import { countAsUnderWay } from '../../api/outcomes/underWay';
import { useOnUnmount } from '../../browser/effects/useOnUnmount';
import type { Outcome } from '../../domain/instances/outcome';

/** The shortest time between two renders of the outcomes, ms: there may be hundreds. */
const RENDERED_EVERY_MS = 250;

/** Returns the outcomes so far, and functions that do `one` for items and stop; `atATime` of them at a time, four by default. */
export function useBulkRun<Item extends { id: string }, Data>(
  one: (item: Item, doing: Doing<Data>) => Promise<Data>,
  atATime?: number,
) {
  const [outcomes, setOutcomes] = useState<readonly Outcome<Item, Data>[]>([]);
  /** The ids of what is being done; undefined while nothing is. */
  const [current, setCurrent] = useState<ReadonlySet<string>>();
  const [isStopping, setIsStopping] = useState(false);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    setIsStopping(true);
    running.current?.abort(new WaitStoppedError());
  };
  useOnUnmount(stop);

  /** Does it for these. Resolves when it has ended; never throws. What was being done is stopped. */
  const start = async (items: readonly Item[]) => {
    stop();
    const controller = new AbortController();
    running.current = controller;
    const latest = new Map(outcomes.map((outcome) => [outcome.item.id, outcome]));
    const set = (outcome: Outcome<Item, Data>) =>
      latest.set(outcome.item.id, { ...latest.get(outcome.item.id), ...outcome });
    let timer: number | undefined;
    const render = () => {
      window.clearTimeout(timer);
      timer = undefined;
      if (running.current === controller) setOutcomes([...latest.values()]);
    };
    for (const item of items) set({ item, state: 'waiting', problem: undefined });
    render();
    setCurrent(new Set(items.map(({ id }) => id)));
    setIsStopping(false);
    await runBulk(items, {
      atATime,
      signal: controller.signal,
      one,
      onOutcome: (outcome) => {
        set(outcome);
        timer ??= window.setTimeout(render, RENDERED_EVERY_MS);
      },
    });
    render();
    if (running.current === controller) setCurrent(undefined);
  };
  const left = outcomes.filter(({ item: { id }, state }) => {
    return current?.has(id) && (state === 'waiting' || state === 'running');
  });
  return {
    outcomes,
    /** How many of those being done have been, or have failed; undefined while nothing is being done. */
    progress: current && { done: current.size - left.length, of: current.size },
    isRunning: current !== undefined,
    isStopping: current !== undefined && isStopping,
    start,
    /** Does it again for exactly those in this state. */
    again: (state: 'failed' | 'notBegun') =>
      start(outcomes.filter((outcome) => outcome.state === state).map(({ item }) => item)),
    stop,
  };
}

/** The same for changes, which count as under way: nothing may end or reload the page before they have ended. */
export function useBulkChange<Item extends { id: string }, Data>(
  ...args: Parameters<typeof useBulkRun<Item, Data>>
) {
  const client = useQueryClient();
  const run = useBulkRun(...args);
  const keep = (work: Promise<void>) => countAsUnderWay(client, ['bulk-change'], work);
  return {
    ...run,
    start: (items: readonly Item[]) => keep(run.start(items)),
    again: (state: 'failed' | 'notBegun') => keep(run.again(state)),
  };
}

/** Something done with many, as the parts of its screen get it. */
export type BulkRun<Item extends { id: string } = { id: string }, Data = unknown> = ReturnType<
  typeof useBulkChange<Item, Data>
>;
