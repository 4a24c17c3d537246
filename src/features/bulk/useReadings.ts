// Something read of many instances (docs/product/people.md#reading): of a few at once, of the others when the user says so.
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Instance } from '../../domain/instances/instance';
import { useBulkRun } from './useBulkRun';

/** So many instances are read at once; the others only when the user says so. */
const AT_ONCE = 12;

/** Returns what has been read so far, what failed or is left, and functions that read on, try again and stop. */
export function useReadings<Data extends { skipped: number }>(
  instances: readonly Instance[],
  read: (instance: Instance, signal: AbortSignal) => Promise<Data>,
) {
  const { outcomes, progress, start, again, stop } = useBulkRun<Instance, Data>((instance, { signal }) =>
    read(instance, signal),
  );
  const readings = useMemo(() => {
    const ids = new Set(instances.map(({ id }) => id));
    return outcomes.filter(({ item }) => ids.has(item.id));
  }, [instances, outcomes]);
  const states = new Map(readings.map(({ item, state }) => [item.id, state]));
  const unread = instances.filter(({ id }) => !['done', 'failed'].includes(states.get(id) ?? ''));
  const begin = useEffectEvent(() => void start(instances.slice(0, AT_ONCE)));
  // Calls the API for a few instances without being asked.
  useEffect(() => begin(), []);
  return {
    /** The same as long as nothing else has been read. */
    readings,
    /** Those that couldn't be read. */
    failed: readings.filter(({ state }) => state === 'failed'),
    unread,
    /** How many records of those that were read can't be shown. */
    skipped: readings.reduce((sum, { data }) => sum + (data?.skipped ?? 0), 0),
    /** Undefined while nothing is being read. */
    progress: outcomes.length === 0 ? { done: 0, of: Math.min(AT_ONCE, instances.length) } : progress,
    readOn: () => void start(unread),
    readAgain: (some: readonly Instance[]) => void start(some),
    tryAgain: () => void again('failed'),
    stop,
  };
}

/** What is read of many instances. */
export type Reading = ReturnType<typeof useReadings>;
