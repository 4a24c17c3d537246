// A change that waits for something the user can stop waiting for, which is no failure. That it waits is kept beside the
// mutation: a screen that was left and opened again still knows, and can still stop it.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange, type Change, type ChangeOptions } from './change';

/** The user stopped a wait, or it came to its end without an answer. An empty message is no toast. */
export class WaitStoppedError extends Error {
  override name = 'WaitStoppedError';
  constructor() {
    super('');
  }
}

export interface StoppableChange<Variables, Data = unknown> extends Change<Variables, Data> {
  /** It is waiting: the user can stop it. */
  isWaiting: boolean;
  /** The last run was stopped while it waited. */
  isStopped: boolean;
  stopWaiting: () => void;
}

/** Runs a wait until the user stops it. Throws WaitStoppedError then, also where that was only just too late. */
export type Stoppable = (wait: (signal: AbortSignal) => Promise<void>) => Promise<void>;

interface StoppableOptions<Variables, Data> extends Omit<ChangeOptions<Variables, Data>, 'mutationFn'> {
  mutationFn: (variables: Variables, stoppable: Stoppable) => Promise<Data>;
}

/** Returns a change whose function wraps what can be stopped in `stoppable`. */
export function useStoppableChange<Variables, Data>(
  options: StoppableOptions<Variables, Data>,
): StoppableChange<Variables, Data> {
  const client = useQueryClient();
  const queryKey = ['waiting', ...options.mutationKey];
  const { data: controller } = useQuery<AbortController | null>({ queryKey, queryFn: skipToken });
  const stoppable: Stoppable = async (wait) => {
    const started = new AbortController();
    client.setQueryData(queryKey, started);
    try {
      await wait(started.signal);
      started.signal.throwIfAborted();
    } finally {
      client.setQueryData(queryKey, null);
    }
  };
  const change = useChange({
    ...options,
    mutationFn: (variables: Variables) => options.mutationFn(variables, stoppable),
  });
  const isStopped = change.error instanceof WaitStoppedError;
  return {
    ...change,
    error: isStopped ? null : change.error,
    isWaiting: change.isPending && Boolean(controller),
    isStopped,
    stopWaiting: () => controller?.abort(new WaitStoppedError()),
  };
}
