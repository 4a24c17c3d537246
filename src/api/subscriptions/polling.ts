// Polls an instance until it is ready or has failed (docs/product/polling.md#rhythm,
// docs/product/polling.md#forbidden): every 5 s, with up to ten more tries after a first 403,
// whichever page the user is on.
import { queryOptions, useQuery, useQueryClient, type Query, type QueryClient } from '@tanstack/react-query';
import {
  afterAnswer,
  NEW_RUN,
  POLL_MS,
  type PollRun,
  type PollStep,
} from '../../domain/subscriptions/polling';
import { NoTokenError } from '../../domain/session/sessionErrors';
import { stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { NetworkError, statusOf } from '../client/errors';
import { permissionsQuery } from '../user/permissions';
import { endPreparing, preparingSince } from './preparingTimes';
import { pollSubscription, setSubscriptionInCache } from './subscriptions';

/** In ms: how long an instance is polled until the user has to ask for more. */
const LONGEST_MS = 60 * 60_000;

/** The state of polling one instance. */
interface Polling extends PollStep {
  /** When the polling began, epoch ms. */
  since: number;
  /** When this browser first saw the instance in preparation, perhaps before a reload, epoch ms. */
  preparingSince: number;
}

/** What the key of every query that polls begins with. */
export const POLLING = 'polling';

const pollingKey = (id: string) => [POLLING, id] as const;

/** The query that polls one subscription, for as long as something observes it. */
export function pollingQuery(id: string) {
  return queryOptions({
    queryKey: pollingKey(id),
    queryFn: async ({ client, signal }): Promise<Polling> => {
      const last = client.getQueryData<Polling>(pollingKey(id));
      // The result of an earlier preparation must not end this one.
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
    // After `done`, a new observer starts over: the instance is being prepared again. Otherwise it fetches nothing extra.
    staleTime: ({ state }) => (state.data?.next === 'done' ? 0 : Infinity),
    gcTime: 0,
  });
}

async function ask(client: QueryClient, id: string, run: PollRun, signal: AbortSignal): Promise<PollStep> {
  let answer: Subscription;
  try {
    answer = await pollSubscription(client, id, signal);
  } catch (error) {
    const step = afterAnswer(run, 'forbidden');
    const status = statusOf(error);
    if (status === 403 && step.next === 'ask') return step;
    // The general retry rule may repeat this call at once; even so, this answer has ended the run of 403s.
    if (status !== undefined && status !== 403) {
      client.setQueryData<Polling>(pollingKey(id), (last) => last && { ...last, run: NEW_RUN });
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

/** To be called when the tab is shown again: fetches at once where polling goes on. */
export function pollNow(client: QueryClient): void {
  void client.refetchQueries({
    queryKey: [POLLING],
    type: 'active',
    predicate: ({ state }) => state.status !== 'error',
  });
}

/** To be called when the network is back: resumes polling that its absence has stopped, or is about to stop. */
export function resumePolling(client: QueryClient): void {
  const queries = client.getQueryCache().findAll({
    queryKey: [POLLING],
    type: 'active',
    predicate: ({ state: { fetchFailureReason: reason } }) =>
      reason instanceof NetworkError || reason instanceof NoTokenError,
  });
  for (const { queryKey } of queries) {
    // Its last try may still be under way: one that waits for a silent renewal fails up to a minute after the network's return.
    void client.cancelQueries({ queryKey }).then(() => client.refetchQueries({ queryKey }));
  }
}

/** What decides which instances are polled, as sets of subscription ids. */
interface PollingChoice {
  /** Those on a screen that uses `usePolling`. */
  onScreen: ReadonlySet<string>;
  /** Those whose hour of polling is over, without the user having asked for more. */
  over: ReadonlySet<string>;
}

/** Returns a store of what decides which instances are polled; `current` is the same object until that changes. */
export function watchPolling(client: QueryClient) {
  const cache = client.getQueryCache();
  const idsOf = (predicate: (query: Query) => boolean) =>
    new Set(cache.findAll({ queryKey: [POLLING], predicate }).map(idOf));
  let now: PollingChoice = { onScreen: new Set(), over: new Set() };
  /** Brings `now` up to date. Returns whether it has changed. */
  const update = () => {
    const next = { onScreen: idsOf(isOnScreen), over: idsOf(isOver) };
    const isSame = isSameSet(next.onScreen, now.onScreen) && isSameSet(next.over, now.over);
    if (!isSame) now = next;
    return !isSame;
  };
  return {
    current: () => now,
    subscribe: (listener: () => void) => {
      update();
      return cache.subscribe(({ type, query }: { type: string; query: Query }) => {
        if (query.queryKey[0] !== POLLING) return;
        const mayDiffer = type.startsWith('observer') || isOver(query) !== now.over.has(idOf(query));
        if (mayDiffer && update()) listener();
      });
    },
  };
}

const idOf = ({ queryKey }: Query) => String(queryKey[1]);

/** Observers that only look are disabled; those that poll are enabled. */
const isOnScreen = ({ observers }: Query) => observers.some(({ options }) => options.enabled === false);

const isOver = ({ state }: Query) => (state.data as Polling | undefined)?.next === 'stop';

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Which instances on a screen aren't polled, because others take all places (docs/product/polling.md#bounds). */
const postponedQuery = queryOptions({
  queryKey: ['polling-postponed'],
  // Makes no call: the shell, which chooses what is polled, writes it.
  queryFn: (): readonly string[] => [],
  initialData: [],
  enabled: false,
});

/** Stores the ids of the instances on a screen that aren't polled for now. */
export function postpone(client: QueryClient, ids: readonly string[]): void {
  client.setQueryData(postponedQuery.queryKey, ids);
}

/** What a screen shows about an instance that is being polled. */
export interface PollingState {
  /** Polling has stopped although the instance isn't ready: after an error, or an hour. */
  stopped: boolean;
  /** The error, if one stopped it. */
  error: Error | null;
  /** Not polled for now: others take all places. */
  postponed: boolean;
  /** The API answers 403 for now; polling waits for that to end. */
  refused: boolean;
  /** When this browser first saw it in preparation, epoch ms; undefined before the first answer. */
  since: number | undefined;
  checkAgain: () => void;
}

/**
 * Returns the state of a subscription's polling. It only observes: the shell alone polls, so that one place limits how
 * many are polled.
 */
export function usePolling(id: string, isPreparing: boolean): PollingState {
  const client = useQueryClient();
  const { data, error } = useQuery({ ...pollingQuery(id), enabled: false });
  const postponed = useQuery(postponedQuery).data.includes(id);
  return {
    stopped: isPreparing && (error !== null || data?.next === 'stop'),
    error,
    postponed,
    refused: (data?.run.forbidden ?? 0) > 0,
    since: data?.preparingSince,
    checkAgain: () =>
      // Nothing else asks about one that isn't polled. Its error, if it fails, is in the query.
      void (postponed
        ? client.query({ ...pollingQuery(id), staleTime: 0 }).catch(() => undefined)
        : client.resetQueries({ queryKey: pollingKey(id) })),
  };
}
