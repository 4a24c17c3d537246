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
} from '@tanstack/react-query';
import { SessionEndedError } from '../../domain/session/sessionErrors';
import type { Toast } from '../../domain/values/toast';
import { mayRetry, retryDelay } from '../client/retry';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Not announced when it fails: there is a default (docs/product/messages.md#failures). */
      quiet?: boolean;
    };
    mutationMeta: {
      /** The sentence of success; nothing where a success says nothing. */
      success?: (data: never, variables: never) => string;
      /**
       * The sentence of failure where there is a fixed one (docs/product/messages.md#own-sentences); else the error's
       * message.
       */
      failure?: string;
    };
  }
}

/** Where outcomes are said. */
interface Outcomes {
  /** `about` names what failed. */
  announce: (toast: Pick<Toast, 'message' | 'type'>, about?: string) => void;
  /** Withdraws an earlier failure's toast: the same thing is being tried again. */
  overtake: (about: string) => void;
}

/** Returns the app's query client, which announces every outcome. */
export function createQueryClient({ announce, overtake }: Outcomes): QueryClient {
  // A hidden tab keeps polling and retrying (docs/product/polling.md#where-it-runs): the browser slows it down
  // enough.
  focusManager.setFocused(true);
  // It hears only of changes: a page that begins offline goes on too when the network is back.
  onlineManager.setOnline(navigator.onLine);

  const announceFailure = (about: string, error: Error, sentence?: string) => {
    if (error instanceof SessionEndedError) return;
    const message = sentence ?? error.message;
    // An empty message: the user closed the checkout, and knows (docs/product/checkout.md#outcomes).
    if (error.message !== '') announce({ message, type: 'error' }, about);
  };

  const queryCache = new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.quiet) announceFailure(query.queryHash, error);
    },
  });
  queryCache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') overtake(event.query.queryHash);
  });

  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => overtake(nameOf(mutation)),
      onSuccess: (data, variables, _context, mutation) => {
        const message = mutation.meta?.success?.(data as never, variables as never);
        if (message) announce({ message, type: 'success' });
      },
      onError: (error, _variables, _context, mutation) =>
        announceFailure(nameOf(mutation), error, mutation.meta?.failure),
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: mayRetry,
        retryDelay: (failures, error) => retryDelay(failures, error),
        // Failures are shown, not kept waiting for a connection that the browser wrongly thinks is away.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        // What failed before its page was drawn is shown, not asked once more behind the user's back.
        retryOnMount: false,
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** The same for every try of one action. */
function nameOf({ options, mutationId }: Mutation<unknown, unknown>): string {
  return `change ${options.mutationKey ? hashKey(options.mutationKey) : mutationId}`;
}
