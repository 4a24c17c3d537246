// Polls an instance until it is ready or has failed (docs/product/polling.md#rhythm,
// docs/product/polling.md#forbidden): every 5 s, with up to ten more tries after a first 403,
// whichever page the user is on.
import {
  queryOptions,
  replaceEqualDeep,
  skipToken,
  useQuery,
  useQueryClient,
  type Query,
  type QueryClient,
} from '@tanstack/react-query';
import {
  afterAnswer,
  NEW_RUN,
  POLL_MS,
  type PollRun,
  type PollStep,
} from '../../domain/subscriptions/polling';
import { NoTokenError } from '../../domain/session/sessionErrors';
import { polledIds, stackState, type Subscription } from '../../domain/subscriptions/subscription';
import { NetworkError, statusOf } from '../client/errors';
import { permissionsQuery } from '../user/permissions';
import { endPreparing, preparingSince } from './preparingTimes';
import { pollSubscription, setSubscriptionInCache, subscriptionsQuery } from './subscriptions';

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

/** To be called when the tab is shown again or the network is back: fetches at once where polling goes on or waits for the network. */
export function pollNow(client: QueryClient): void {
  const queries = client.getQueryCache().findAll({
    queryKey: [POLLING],
    type: 'active',
    predicate: ({ state: { status, fetchFailureReason: reason } }) =>
      status !== 'error' || reason instanceof NetworkError || reason instanceof NoTokenError,
  });
  for (const { queryKey } of queries) {
    // Its last try may still be under way: one that waits for a silent renewal fails up to a minute after the network's return.
    void client.cancelQueries({ queryKey }).then(() => client.refetchQueries({ queryKey }));
  }
}

/** The ids of the instances that are polled, which `choosePolled` chooses. */
export const polledQuery = queryOptions<readonly string[]>({ queryKey: ['polled'], queryFn: skipToken });

/** Chooses which instances are polled (docs/product/polling.md#bounds), again whenever that may change. Returns how to end it. */
export function choosePolled(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const list = subscriptionsQuery().queryKey;
  const idsOf = (predicate: (query: Query) => boolean) =>
    new Set(cache.findAll({ queryKey: [POLLING], predicate }).map(({ queryKey }) => String(queryKey[1])));
  const choose = () => {
    const items = client.getQueryData(list)?.items ?? [];
    const before = client.getQueryData(polledQuery.queryKey);
    const now = replaceEqualDeep(before, polledIds(items, idsOf(isOnScreen), idsOf(isOver)));
    // Writing what is there already would render everything that observes it.
    if (now !== before) client.setQueryData(polledQuery.queryKey, now);
  };
  choose();
  return cache.subscribe(({ query: { queryKey } }: { query: Query }) => {
    if (queryKey[0] === POLLING || queryKey[0] === list[0]) choose();
  });
}

/** Observers that only look are disabled; those that poll are enabled. */
const isOnScreen = ({ observers }: Query) => observers.some(({ options }) => options.enabled === false);

const isOver = ({ state }: Query) => (state.data as Polling | undefined)?.next === 'stop';

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
  const polled = useQuery(polledQuery).data;
  const postponed = isPreparing && polled !== undefined && !polled.includes(id);
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
