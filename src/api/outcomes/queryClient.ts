// Server state: one QueryClient for all (docs/product/vendor-api.md#fetched-once). Fetched once and cached, never
// refetched on mount or focus; every outcome that a user should hear of is announced here and nowhere else.
import {
  focusManager,
  hashKey,
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  type Mutation,
  type QueryOptions,
} from '@tanstack/react-query';
import { SessionEndedError } from '../../domain/session/sessionErrors';
import type { Toast } from '../../domain/values/toast';
import { network } from '../../browser/network';
import { readAgainIfChanged } from '../client/readAgainIfChanged';
import { mayRetry, retryDelay } from '../client/retry';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Its failure isn't announced: a default is used, or it shows in place (docs/product/messages.md#failures). */
      quiet?: boolean;
    };
    mutationMeta: {
      /** Returns the success message; without one there is no toast. */
      success?: (data: never, variables: never) => string;
      /** A fixed failure message (docs/product/messages.md#own-sentences); by default the error's own. */
      failure?: string;
    };
  }
}

/** Where outcomes are announced. */
interface Outcomes {
  /** `about` names what failed. */
  announce: (toast: Pick<Toast, 'message' | 'type'>, about?: string) => void;
  /** Withdraws an earlier failure's toast: what failed has succeeded since. */
  overtake: (about: string) => void;
}

/** Returns the app's query client, which announces every outcome. */
export function createQueryClient({ announce, overtake }: Outcomes): QueryClient {
  // A hidden tab keeps polling and retrying (docs/product/polling.md#where-it-runs): the browser slows it down
  // enough.
  focusManager.setFocused(true);
  onlineManager.setEventListener((setOnline) => {
    const back = () => {
      // It hears only of changes, and the network may be back without having been found away.
      setOnline(false);
      setOnline(true);
    };
    network.addEventListener('online', back);
    return () => network.removeEventListener('online', back);
  });

  const announceFailure = (about: string, error: Error, sentence?: string) => {
    if (error instanceof SessionEndedError) return;
    const message = sentence ?? error.message;
    // An empty message: the user ended it, such as by closing the checkout (docs/product/checkout.md#outcomes).
    if (error.message !== '') announce({ message, type: 'error' }, about);
  };

  const queryCache = new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.quiet) announceFailure(query.queryHash, error);
    },
  });
  queryCache.subscribe((event) => {
    const isRead = event.type === 'updated' && event.action.type === 'success' && !event.action.manual;
    if (isRead) overtake(event.query.queryHash);
  });

  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onSuccess: (data, variables, _context, mutation) => {
        overtake(nameOf(mutation));
        const message = mutation.meta?.success?.(data as never, variables as never);
        if (message) announce({ message, type: 'success' });
      },
      onError: (error, _variables, _context, mutation) =>
        announceFailure(nameOf(mutation), error, mutation.meta?.failure),
    }),
    defaultOptions: {
      queries: {
        behavior: readsAgainIfChanged,
        staleTime: Infinity,
        gcTime: Infinity,
        retry: mayRetry,
        retryDelay: (failures, error) => retryDelay(failures, error),
        // Shows a failure instead of waiting for a connection that the browser may wrongly believe to be lost.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // A query that failed before its page rendered shows its error, instead of silently fetching again.
        retryOnMount: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** Makes every query read again if its data was changed or outdated meanwhile. */
const readsAgainIfChanged: QueryOptions['behavior'] = {
  onFetch: (context, query) => {
    const read = context.fetchFn;
    const known = () => [query.state.data, query.state.isInvalidated];
    context.fetchFn = () => readAgainIfChanged(known, read);
  },
};

/** Returns a name that is the same for every attempt at one action. */
function nameOf({ options, mutationId }: Mutation<unknown, unknown>): string {
  return `change ${options.mutationKey ? hashKey(options.mutationKey) : mutationId}`;
}
