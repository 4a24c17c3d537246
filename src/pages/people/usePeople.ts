// The people across instances: reading their instances' users, stopping that, and trying again what failed
// (docs/product/people.md#reading).
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { readUsers, type UsersRead } from '../../api/instances/monitoringUsers';
import { useOnUnmount } from '../../browser/effects/useOnUnmount';
import type { Instance } from '../../domain/instances/instance';
import { peopleOf } from '../../domain/people/people';

/** So many instances are read at once; the others only when the user says so. */
const AT_ONCE = 12;
/** The shortest time between two renders while instances are read, ms: there may be hundreds. */
const RENDERED_EVERY_MS = 250;

/** Returns the people found so far, what is left to read, and functions that read and stop. */
export function usePeople(instances: readonly Instance[]) {
  const client = useQueryClient();
  /** By subscription id. */
  const [reads, setReads] = useState<ReadonlyMap<string, UsersRead>>(new Map());
  const [progress, setProgress] = useState<{ done: number; of: number } | undefined>({
    done: 0,
    of: Math.min(AT_ONCE, instances.length),
  });
  const running = useRef<AbortController>(undefined);
  const stop = () => running.current?.abort();
  useOnUnmount(stop);

  const start = async (which: readonly Instance[]) => {
    const { signal } = (running.current = new AbortController());
    const latest = new Map(reads);
    for (const { id } of which) latest.delete(id);
    let done = 0;
    let timer: number | undefined;
    const render = () => {
      timer = undefined;
      setReads(new Map(latest));
      setProgress({ done, of: which.length });
    };
    render();
    await readUsers(client, which, {
      signal,
      onRead: ({ id }, read) => {
        latest.set(id, read);
        done += 1;
        timer ??= window.setTimeout(render, RENDERED_EVERY_MS);
      },
    });
    window.clearTimeout(timer);
    // Another one has begun since.
    if (running.current.signal !== signal) return;
    setReads(latest);
    setProgress(undefined);
  };

  const unread = instances.filter(({ id }) => !reads.has(id));
  const failed = instances.flatMap((instance) => {
    const error = reads.get(instance.id)?.error;
    return error ? [{ instance, error }] : [];
  });
  const people = useMemo(
    () =>
      peopleOf(
        instances.flatMap((instance) => {
          const read = reads.get(instance.id);
          return !read || read.error ? [] : read.users.map((user) => ({ instance, user }));
        }),
      ),
    [instances, reads],
  );
  const skipped = [...reads.values()].reduce((sum, read) => sum + (read.error ? 0 : read.skipped), 0);

  const begin = useEffectEvent(() => void start(instances.slice(0, AT_ONCE)));
  // Calls the API for a few instances without being asked.
  useEffect(() => begin(), []);

  return {
    people,
    /** How many users can't be shown. */
    skipped,
    hasRead: reads.size > failed.length,
    progress,
    unread,
    failed,
    read: () => void start(unread),
    readFailed: () => void start(failed.map(({ instance }) => instance)),
    stop,
  };
}
