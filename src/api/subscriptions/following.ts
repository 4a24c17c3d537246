// Follows an instance until it is ready or has failed (docs/product/polling.md#rhythm,
// docs/product/polling.md#forbidden): every 5 s, through a run of 403s of at most ten tries after the first,
// whichever page the user is on.
import { queryOptions, useQuery, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
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

/** The network is back: goes on with what was stopped because it was away, or is about to be. */
export function resumeFollowing(client: QueryClient): void {
  const queries = client.getQueryCache().findAll({
    queryKey: ['following'],
    type: 'active',
    predicate: ({ state: { fetchFailureReason: reason } }) =>
      reason instanceof NetworkError || reason instanceof OfflineError,
  });
  for (const { queryKey } of queries) {
    // Its last try may still be under way: with a silent renewal it fails up to 15 s after the network's return.
    void client.cancelQueries({ queryKey }).then(() => client.refetchQueries({ queryKey }));
  }
}

/** What decides which instances are followed, by their ids. */
interface FollowingNow {
  /** A screen looks at them, by `useFollowing`. */
  lookedAt: ReadonlySet<string>;
  /** Their hour is over, and nobody has asked for another one. */
  over: ReadonlySet<string>;
}

/** Watches what decides which instances are followed; the same object until that changes. */
export function watchFollowing(client: QueryClient) {
  const cache = client.getQueryCache();
  const idsOf = (predicate: (query: Query) => boolean) =>
    new Set(cache.findAll({ queryKey: ['following'], predicate }).map(idOf));
  let now: FollowingNow = { lookedAt: new Set(), over: new Set() };
  /** Returns whether anything has changed. */
  const look = () => {
    const next = { lookedAt: idsOf(isLookedAt), over: idsOf(isOver) };
    const isSame = isSameSet(next.lookedAt, now.lookedAt) && isSameSet(next.over, now.over);
    if (!isSame) now = next;
    return !isSame;
  };
  return {
    current: () => now,
    subscribe: (listener: () => void) => {
      look();
      return cache.subscribe(({ type, query }: { type: string; query: Query }) => {
        if (query.queryKey[0] !== 'following') return;
        const mayDiffer = type.startsWith('observer') || isOver(query) !== now.over.has(idOf(query));
        if (mayDiffer && look()) listener();
      });
    },
  };
}

const idOf = ({ queryKey }: Query) => String(queryKey[1]);

/** Who asks is enabled. */
const isLookedAt = ({ observers }: Query) => observers.some(({ options }) => options.enabled === false);

const isOver = ({ state }: Query) => (state.data as Following | undefined)?.next === 'stop';

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

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
