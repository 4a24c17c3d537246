// What is done to a stack only once it is free to be worked on. Until then nothing has been done, and the user can stop
// waiting, which is no failure. That it still waits is kept beside the mutation, as what runs is: a screen that was left
// and opened again still knows, and can still stop it.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSaving, type Saving, type SavingOptions } from './saving';

/** The user stopped a wait, or it came to its end without an answer. An empty message: what to know stands in place. */
export class WaitStoppedError extends Error {
  override name = 'WaitStoppedError';
  constructor() {
    super('');
  }
}

/** A mutation's wait: whether it is going on, what ends it, and what it is done by. Takes the mutation's key. */
export function useWait(mutationKey: readonly string[]) {
  const client = useQueryClient();
  const queryKey = ['waiting', ...mutationKey];
  const { data: waiting } = useQuery<AbortController | null>({ queryKey, queryFn: skipToken });
  return {
    isWaiting: Boolean(waiting),
    stop: () => waiting?.abort(new WaitStoppedError()),
    /** Takes what waits until the signal ends it. Throws WaitStoppedError, also where that was only just too late. */
    during: async (wait: (signal: AbortSignal) => Promise<void>): Promise<void> => {
      const controller = new AbortController();
      client.setQueryData(queryKey, controller);
      try {
        await wait(controller.signal);
        controller.signal.throwIfAborted();
      } finally {
        client.setQueryData(queryKey, null);
      }
    },
  };
}

export interface SavingAfterWait<Wish> extends Saving<Wish> {
  /** Whether what is being saved still waits: nothing has been done yet. */
  isWaiting: boolean;
  /** The last wait was stopped, and nothing was done. */
  isStopped: boolean;
  stopWaiting: () => void;
}

interface AfterWaitOptions<Wish, Value> extends SavingOptions<Wish, Value> {
  /** Throws the signal's reason where that ends it. */
  wait: (signal: AbortSignal) => Promise<void>;
}

/** Takes the wait and, as the mutation's function, what is done after it. */
export function useSavingAfterWait<Wish, Value>(
  options: AfterWaitOptions<Wish, Value>,
): SavingAfterWait<Wish> {
  const { wait, mutationFn, ...rest } = options;
  const { isWaiting, stop, during } = useWait(options.mutationKey);
  const { wish, error, save } = useSaving({
    ...rest,
    mutationFn: async (wanted: Wish) => {
      await during(wait);
      return mutationFn(wanted);
    },
  });
  const isStopped = error instanceof WaitStoppedError;
  return {
    wish,
    error: isStopped ? null : error,
    save,
    isWaiting: wish !== undefined && isWaiting,
    isStopped,
    stopWaiting: stop,
  };
}
