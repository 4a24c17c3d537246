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
   * Runs it, unless it or another one of its group is under way. The callbacks are called only while the screen is open,
   * but for `onDone`.
   */
  run: (variables: Variables, callbacks?: RunCallbacks<Data>) => void;
  /** Runs it in any case. Throws why it failed, also where the screen was left. */
  runAsync: (variables: Variables) => Promise<Data>;
  isPending: boolean;
  /** Another one of its group is under way. */
  isBlocked: boolean;
  /** What it is being run with; undefined while it isn't. */
  variables: Variables | undefined;
  /** Why the last run failed, until another one begins. */
  error: Error | null;
  /** What came of the last run, until another one begins. */
  data: Data | undefined;
  /** Forgets the last run. */
  reset: () => void;
}

interface RunCallbacks<Data> {
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
  onSettled?: () => void;
  /** After success, also where the screen was left meanwhile. */
  onDone?: (data: Data) => void;
}

export interface ChangeOptions<Variables, Data> extends Pick<
  UseMutationOptions<Data, Error, Variables>,
  'onSuccess' | 'onError'
> {
  /** What it changes, and of what. */
  mutationKey: readonly string[];
  mutationFn: (variables: Variables) => Promise<Data>;
  /** The start of the keys of those of which only one runs at a time; without it there is only itself. */
  group?: readonly string[];
  /** Forgets the last run when the screen is left: it holds a secret, or is of no use to a user who returns. */
  isForgotten?: boolean;
  /** The sentence of success; an empty one, or none, is no toast. */
  success?: (data: Data, variables: Variables) => string;
  /** The sentence of failure where there is a fixed one; else the error's message. */
  failure?: string;
}

/** Returns the change with this key: its state, and what runs it. */
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
      // Why it failed is told by its state.
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
