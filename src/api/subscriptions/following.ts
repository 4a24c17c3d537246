// Follows an instance until it is ready or has failed (docs/product/polling.md#rhythm,
// docs/product/polling.md#forbidden): every 5 s, through a run of 403s of at most ten tries after the first,
// whichever page the user is on.
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  afterAnswer,
  NEW_RUN,
  POLL_MS,
  type PollRun,
  type PollStep,
} from '../../domain/subscriptions/polling';
import { OfflineError } from '../../domain/session/sessionErrors';
import { stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { NetworkError, statusOf } from '../client/errors';
import { permissionsQuery } from '../user/permissions';
import { endPreparing, preparingSince } from './preparingTimes';
import { setSubscriptionInCache, readSubscription } from './subscriptions';

/** How long an instance is followed without being asked to again. */
const LONGEST_MS = 60 * 60_000;

/** Where the following of one instance stands. */
interface Following extends PollStep {
  /** When the following began, epoch ms. */
  since: number;
  /** When this browser first saw the instance in preparation, perhaps before a reload, epoch ms. */
  preparingSince: number;
}

const followingKey = (id: string) => ['following', id] as const;

/** The polling of one subscription: a property of its own state, alive while somebody observes it. */
export function followingQuery(id: string) {
  return queryOptions({
    queryKey: followingKey(id),
    queryFn: async ({ client, signal }): Promise<Following> => {
      const last = client.getQueryData<Following>(followingKey(id));
      // What was learnt of an earlier wait must not end this one.
      const before = last?.next === 'done' ? undefined : last;
      const now = Date.now();
      const since = before?.since ?? now;
      const inPreparation = { since, preparingSince: preparingSince(id, now) };
      const step = await ask(client, id, before?.run ?? NEW_RUN, signal);
      const tooLong = step.next === 'ask' && now - since > LONGEST_MS;
      return { ...step, ...inPreparation, ...(tooLong && { next: 'stop' }) };
    },
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.data && state.data.next !== 'ask') ? false : POLL_MS,
    // Whoever looks at an instance that is being prepared once more begins anew; a second observer asks nothing extra.
    staleTime: ({ state }) => (state.data?.next === 'done' ? 0 : Infinity),
    gcTime: 0,
  });
}

async function ask(client: QueryClient, id: string, run: PollRun, signal: AbortSignal): Promise<PollStep> {
  let answer: Subscription;
  try {
    answer = await readSubscription(id, signal);
  } catch (error) {
    const step = afterAnswer(run, 'forbidden');
    const status = statusOf(error);
    if (status === 403 && step.next === 'ask') return step;
    // It may be asked again at once, by the general retry rule: the run of 403s has ended all the same.
    if (status !== undefined && status !== 403) {
      client.setQueryData<Following>(followingKey(id), (last) => last && { ...last, run: NEW_RUN });
    }
    throw error;
  }
  setSubscriptionInCache(client, answer);
  const state = stackState(answer);
  const step = afterAnswer(run, state);
  if (step.next === 'done') {
    endPreparing(answer, Date.now(), state === 'ready');
    void client.invalidateQueries(permissionsQuery());
  }
  return step;
}

/** The tab is shown again: asks at once, where asking goes on at all. */
export function tickFollowing(client: QueryClient): void {
  void client.refetchQueries({
    queryKey: ['following'],
    type: 'active',
    predicate: ({ state }) => state.status !== 'error',
  });
}

/** The network is back: goes on with what was only stopped because it was away. */
export function resumeFollowing(client: QueryClient): void {
  void client.refetchQueries({
    queryKey: ['following'],
    type: 'active',
    predicate: ({ state: { error } }) => error instanceof NetworkError || error instanceof OfflineError,
  });
}

/** Which instances a screen looks at, by `useFollowing`; the same set until that changes. */
export function createLookedAt(client: QueryClient) {
  const cache = client.getQueryCache();
  let lookedAt: ReadonlySet<string> = new Set();
  const look = () => {
    const ids = cache
      .getAll()
      .filter((query) => isFollowing(query) && query.observers.some(isLooking))
      .map(({ queryKey }) => String(queryKey[1]));
    if (ids.length !== lookedAt.size || ids.some((id) => !lookedAt.has(id))) lookedAt = new Set(ids);
  };
  return {
    current: () => lookedAt,
    subscribe: (listener: () => void) => {
      look();
      return cache.subscribe(({ type, query }) => {
        if (!type.startsWith('observer') || !isFollowing(query)) return;
        const before = lookedAt;
        look();
        if (lookedAt !== before) listener();
      });
    },
  };
}

const isFollowing = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === 'following';

/** Who asks is enabled. */
const isLooking = ({ options }: { options: { enabled?: unknown } }) => options.enabled === false;

/** What a screen says about an instance that is being followed. */
export interface FollowingState {
  /** It is followed no longer although it isn't ready: an error, or too long a time. */
  stopped: boolean;
  /** Why, where it was an error. */
  error: Error | null;
  /** The API refuses to tell for now, which is being waited for. */
  refused: boolean;
  /** Since when this browser has seen it in preparation, epoch ms; undefined until it was asked for. */
  since: number | undefined;
  checkAgain: () => void;
}

/**
 * Returns the state of a subscription's polling. It only observes: the shell alone polls, so that one place limits how
 * many are polled.
 */
export function useFollowing(id: string, isPreparing: boolean): FollowingState {
  const client = useQueryClient();
  const { data, error } = useQuery({ ...followingQuery(id), enabled: false });
  return {
    stopped: isPreparing && (error !== null || data?.next === 'stop'),
    error,
    refused: (data?.run.forbidden ?? 0) > 0,
    since: data?.preparingSince,
    checkAgain: () => void client.resetQueries({ queryKey: followingKey(id) }),
  };
}
