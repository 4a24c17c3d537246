// A change with a wait that the user can stop, which is no failure. The wait is kept beside the mutation, so that a screen
// that was left and opened again still shows it and can still stop it.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useChange, type Change, type ChangeOptions } from './change';

/** The user stopped a wait. The empty message means no toast. */
export class WaitStoppedError extends Error {
  override name = 'WaitStoppedError';
  constructor() {
    super('');
  }
}

/** A change with a wait that the user can stop. */
export interface StoppableChange<Variables, Data = unknown> extends Change<Variables, Data> {
  /** It is waiting, and the user can stop the wait. */
  isWaiting: boolean;
  /** The last run was stopped while it waited. */
  isStopped: boolean;
  stopWaiting: () => void;
}

/** Returns what a wait returns that the user can stop. Throws WaitStoppedError if they do, even if the wait had just ended. */
export type Stoppable = <Result>(wait: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;

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
      const result = await wait(started.signal);
      started.signal.throwIfAborted();
      return result;
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
