// The one shape of a change (docs/architecture.md#server-state): progress, failure and result are read from the
// mutation cache by the change's key, so they survive leaving a screen and coming back.
import {
  hashKey,
  useMutation,
  useMutationState,
  useQueryClient,
  type UseMutationOptions,
} from '@tanstack/react-query';

/** A change, as a screen shows it. */
export interface Change<Variables, Data = unknown> {
  /**
   * Runs the change, unless it or another one of its group is already running. The callbacks are called only while the
   * screen is open, except `onDone`.
   */
  run: (variables: Variables, callbacks?: RunCallbacks<Data>) => void;
  /** Runs the change in any case. Throws the error it failed with, even if the screen was left. */
  runAsync: (variables: Variables) => Promise<Data>;
  isPending: boolean;
  /** Another change of its group is running. */
  isBlocked: boolean;
  /** What it is running with; undefined while it isn't running. */
  variables: Variables | undefined;
  /** Why the last run failed, until another one begins. */
  error: Error | null;
  /** The result of the last run, until another one begins. */
  data: Data | undefined;
  /** Forgets the last run. */
  reset: () => void;
}

interface RunCallbacks<Data> {
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
  onSettled?: () => void;
  /** After success, even if the screen was left meanwhile. */
  onDone?: (data: Data) => void;
}

/** What a change does, and how its outcome is announced. */
export interface ChangeOptions<Variables, Data> extends Pick<
  UseMutationOptions<Data, Error, Variables>,
  'onSuccess' | 'onError'
> {
  /** Identifies what is changed, and of which thing. */
  mutationKey: readonly string[];
  mutationFn: (variables: Variables) => Promise<Data>;
  /** The key prefix of the changes of which only one runs at a time; by default only its own runs. */
  group?: readonly string[];
  /** Forgets the last run when the screen is left: it holds a secret, or is of no use to a user who returns. */
  isForgotten?: boolean;
  /** Returns the success message; an empty one, or none, shows no toast. */
  success?: (data: Data, variables: Variables) => string;
  /** A fixed failure message; by default the error's own. */
  failure?: string;
}

/** Returns the change with this key: its state, and the functions that run it. */
export function useChange<Variables, Data>(options: ChangeOptions<Variables, Data>): Change<Variables, Data> {
  const {
    mutationKey,
    mutationFn,
    group = mutationKey,
    isForgotten,
    success,
    failure,
    ...callbacks
  } = options;
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn,
    ...callbacks,
    ...(isForgotten && { gcTime: 0 }),
    meta: { ...(success && { success }), ...(failure !== undefined && { failure }) },
  });
  const runs = useMutationState({
    filters: { mutationKey: group },
    select: ({ state, options: { mutationKey: key = [] } }) => ({ key: hashKey(key), state }),
  });
  const last = runs.findLast(({ key }) => key === hashKey(mutationKey))?.state;
  const isPending = last?.status === 'pending';
  return {
    run: (variables, { onDone, ...whileOpen } = {}) => {
      if (client.isMutating({ mutationKey: group }) > 0) return;
      // The change's state holds the error.
      mutateAsync(variables, whileOpen).then(onDone, () => undefined);
    },
    runAsync: mutateAsync,
    isPending,
    isBlocked: !isPending && runs.some(({ state }) => state.status === 'pending'),
    variables: isPending ? (last.variables as Variables) : undefined,
    error: last?.status === 'error' ? last.error : null,
    data: last?.status === 'success' ? (last.data as Data) : undefined,
    reset: () => {
      const cache = client.getMutationCache();
      cache
        .findAll({ mutationKey, exact: true })
        .filter(({ state }) => state.status !== 'pending')
        .forEach((mutation) => cache.remove(mutation));
    },
  };
}
