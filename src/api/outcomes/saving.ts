// A setting that is saved at once (docs/product/failures.md#saved-at-once): the wish shows while it is being saved,
// then the server's value. What runs and why it failed is kept with the mutation, so a screen that was left and
// opened again still knows.
import {
  useMutation,
  useMutationState,
  useQueryClient,
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { isUncertain, NOT_DONE_MESSAGE, UNKNOWN_MESSAGE } from './certainly';
import { mayRetry } from '../client/retry';

/** A setting's saving, as a screen shows it. */
export interface Saving<Wish, Value = unknown> {
  /** What is being saved; undefined while nothing is. */
  wish: Wish | undefined;
  /** Why the last attempt failed, until another one begins. */
  error: Error | null;
  /** Saves, unless something is being saved already. The callback is called only while the screen is open, with what is so. */
  save: (wish: Wish, onSaved?: (value: Value) => void) => void;
}

export interface SavingOptions<Wish, Value> extends Pick<
  UseMutationOptions<Value, Error, Wish>,
  'meta' | 'onError' | 'gcTime'
> {
  mutationKey: readonly [what: string, stackId: string];
  mutationFn: (wish: Wish) => Promise<Value>;
}

/** Takes the mutation, keyed by what it saves and for which stack. */
export function useSaving<Wish, Value>(options: SavingOptions<Wish, Value>): Saving<Wish, Value> {
  const client = useQueryClient();
  const { mutationKey } = options;
  const { mutate } = useMutation(options);
  const last = useMutationState({ filters: { mutationKey }, select: ({ state }) => state }).at(-1);
  return {
    wish: last?.status === 'pending' ? (last.variables as Wish) : undefined,
    error: last?.status === 'error' ? last.error : null,
    save: (wish, onSaved) => {
      if (client.isMutating({ mutationKey }) > 0) return;
      mutate(wish, onSaved && { onSuccess: onSaved });
    },
  };
}

/** What reads the setting from the server. */
type SettingQuery<Value> = UseQueryOptions<Value, Error, Value, string[]>;

/**
 * Saves a wish, and keeps it as the setting's value. Throws the refusal, or a sentence that says what is known where no
 * answer came (docs/product/failures.md#uncertain-outcomes): the server is asked then.
 */
export async function keepSaved<Value>(
  client: QueryClient,
  query: SettingQuery<Value>,
  wish: Value,
  change: () => Promise<unknown>,
): Promise<Value> {
  try {
    await change();
  } catch (error) {
    const asked = readAgain(client, query);
    if (!isUncertain(error)) throw error;
    const now = await asked;
    if (now === undefined) throw new Error(UNKNOWN_MESSAGE, { cause: error });
    if (now !== wish) throw new Error(NOT_DONE_MESSAGE, { cause: error });
  }
  client.setQueryData(query.queryKey, () => wish);
  return wish;
}

/** The same, and gives what the server says that the setting is then. */
export async function savedValue<Value>(
  client: QueryClient,
  query: SettingQuery<Value>,
  wish: Value,
  change: () => Promise<unknown>,
): Promise<Value> {
  await keepSaved(client, query, wish, change);
  return (await readAgain(client, query)) ?? wish;
}

/** Gives undefined where it can't be read, which is announced. */
function readAgain<Value>(client: QueryClient, query: SettingQuery<Value>): Promise<Value | undefined> {
  return client.query({ ...query, staleTime: 0, retry: mayRetry }).catch((): undefined => undefined);
}
