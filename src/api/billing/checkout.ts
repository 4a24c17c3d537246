// Paying for something (docs/product/checkout.md#outcomes, docs/product/checkout.md#after-success): the vendor's
// hosted page, the checkout, and the resulting subscription. Whether polling follows depends only on the
// subscription's state.
import { skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { HostedPage } from '../../wire/billing';
import { track, type AnalyticsAction } from '../subscriptions/analytics';
import {
  CheckoutClosedError,
  CheckoutFailedError,
  loadBilling,
  openCheckout,
  type CheckoutResult,
  type OpenCheckout,
} from './billing';
import type { PaymentReturn } from '../../domain/session/returnTo';
import { useChange, type Change } from '../outcomes/change';
import { invoicesQuery } from '../invoices/invoices';
import { permissionsQuery } from '../user/permissions';
import { readAgainIfChanged } from '../client/readAgainIfChanged';
import { mayRetry } from '../client/retry';
import {
  fetchSubscription,
  fetchSubscriptionOfHostedPage,
  readSubscriptions,
  setSubscriptionInCache,
  subscriptionsQuery,
} from '../subscriptions/subscriptions';
import { MessageError } from '../../messages/MessageError';
import { message } from '../../messages/t';

const GROUP = ['checkout'];

/** An order that the vendor has accepted. */
interface Order {
  page: HostedPage;
  /** Whether a subscription of the list, read after the checkout, shows that the order was paid. */
  isPaid: (subscription: Subscription) => boolean;
}

interface PurchaseOptions<Variables> {
  /** Identifies what is paid for, and so this checkout among others. */
  what: readonly string[];
  /** The action reported to analytics after a success. */
  action: AnalyticsAction;
  /** Returns the success message. */
  success: (subscription: Subscription, variables: Variables) => string;
  /** Called after a success, even if the screen has been left. */
  onPaid?: (subscription: Subscription, variables: Variables) => void;
}

interface CheckoutOptions<Variables> extends PurchaseOptions<Variables> {
  /** Requests the hosted page for the purchase from the vendor. */
  order: (variables: Variables) => Promise<Order>;
}

/** A change that buys something: its result is the new or changed subscription. */
export interface Checkout<Variables> extends Change<Variables, Subscription> {
  /** The checkout was closed or failed, and the list, read since, doesn't show that the order was paid. */
  end: 'closed' | 'failed' | undefined;
  /** Reads again whether the order was paid; undefined if that is known. */
  checkAgain: (() => void) | undefined;
}

/** Nobody knows whether the order was carried out, because what became of it can't be read. */
export class UnknownPurchaseError extends MessageError {
  override name = 'UnknownPurchaseError';
}

/** Reads what was bought. Throws if it can't be read, or wasn't bought. */
type ReadOutcome = () => Promise<Subscription>;

/** A purchase, or with `look` only a reading of what became of an earlier one. */
interface Run<Variables> {
  variables: Variables;
  readOutcome?: ReadOutcome;
}

/**
 * Returns a change that pays; one checkout at a time in the whole portal. An error with an empty message: the user closed
 * it, and so far nothing new has arrived.
 */
export function useCheckout<Variables>({
  order,
  ...options
}: CheckoutOptions<Variables>): Checkout<Variables> {
  return usePurchase(options, async (variables) => {
    // First, so that nothing is ordered from the vendor if the checkout can't open.
    await loadBilling();
    const { page, isPaid } = await order(variables);
    return { ...(await openCheckout(page)), isPaid };
  });
}

const never = new Promise<never>(() => undefined);

/** Returns the change that settles a checkout whose page led back by its address (docs/product/checkout.md#back-by-address). */
export function useReturnedCheckout(options: PurchaseOptions<PaymentReturn>): Checkout<PaymentReturn> {
  const client = useQueryClient();
  return usePurchase(options, async ({ hostedPageId, state }) => {
    const before = await client.query(subscriptionsQuery()).catch(() => undefined);
    const isPaid = ({ id }: Subscription) => before !== undefined && !before.some((one) => one.id === id);
    if (state === 'succeeded') return { paid: Promise.resolve({ hostedPageId }), ended: never, isPaid };
    const isFailed = state === 'failed';
    const end = isFailed
      ? new CheckoutFailedError(message('plans.checkoutFailed'))
      : new CheckoutClosedError();
    return { paid: never, ended: Promise.resolve(end), isPaid };
  });
}

function usePurchase<Variables>(
  options: PurchaseOptions<Variables>,
  begin: (variables: Variables) => Promise<OpenCheckout & Pick<Order, 'isPaid'>>,
): Checkout<Variables> {
  const client = useQueryClient();
  const queryKey = ['checkout-run', ...options.what];
  const { data: last } = useQuery<Run<Variables>>({ queryKey, queryFn: skipToken });
  const change = useChange({
    mutationKey: [...GROUP, ...options.what],
    group: GROUP,
    isForgotten: true,
    mutationFn: async ({ variables, readOutcome }: Run<Variables>) => {
      const subscription = await (readOutcome ? read(variables, readOutcome) : pay(variables));
      setSubscriptionInCache(client, subscription);
      // Polling does this too, but doesn't run if the instance is ready at once.
      void client.invalidateQueries(permissionsQuery());
      track(subscription.id, options.action);
      return subscription;
    },
    success: (subscription, { variables }) => options.success(subscription, variables),
    onSuccess: (subscription, { variables }) => options.onPaid?.(subscription, variables),
  });

  const isShown = () => Boolean(client.getQueryCache().find({ queryKey })?.getObserversCount());

  const read = (variables: Variables, readOutcome: ReadOutcome) => {
    client.setQueryData(queryKey, { variables, readOutcome });
    // Whatever comes of it, there may be a new invoice.
    return readOutcome().finally(() => void client.invalidateQueries(invoicesQuery()));
  };

  const pay = async (variables: Variables) => {
    const { paid, ended, isPaid } = await begin(variables);
    const outcome = await Promise.race([paid, ended]);
    if (!(outcome instanceof Error)) return read(variables, () => subscriptionOf(client, outcome));

    // The provider may still report a success, also while the list is read.
    let reported: CheckoutResult | undefined;
    let reading: Promise<Subscription> | undefined;
    const readOutcome = () =>
      (reading = paidSubscription(client, isPaid, outcome).catch((error: unknown) => {
        if (!reported) throw error;
        return subscriptionOf(client, reported);
      }));
    const first = read(variables, readOutcome);
    void paid.then(async (result) => {
      reported = result;
      const isKnown = await reading?.then(
        () => true,
        () => false,
      );
      if (isKnown) return;
      await change
        .runAsync({ variables, readOutcome: () => subscriptionOf(client, result) })
        .catch(() => undefined)
        // Nobody who comes to the screen later should find its result there.
        .finally(() => isShown() || change.reset());
    });
    return first;
  };

  const { error } = change;
  const isFailed = error instanceof CheckoutFailedError;
  const end = error instanceof CheckoutClosedError ? 'closed' : isFailed ? 'failed' : undefined;
  const isOpenQuestion = end !== undefined || error instanceof UnknownPurchaseError;
  return {
    ...change,
    run: (variables, callbacks) => change.run({ variables }, callbacks),
    runAsync: (variables) => change.runAsync({ variables }),
    variables: change.variables?.variables,
    end,
    checkAgain: isOpenQuestion && last ? () => change.run(last) : undefined,
  };
}

/** Reads the subscription by its id if known, else by the hosted page. On failure reads the list, where it should appear. */
async function subscriptionOf(client: QueryClient, result: CheckoutResult): Promise<Subscription> {
  try {
    return await client.query({
      queryKey: ['checkout-result', result],
      queryFn: () =>
        'subscriptionId' in result
          ? fetchSubscription(result.subscriptionId)
          : fetchSubscriptionOfHostedPage(result.hostedPageId),
      retry: mayRetry,
      gcTime: 0,
      // Quiet: the mutation reports this error, with another message.
      meta: { quiet: true },
    });
  } catch (error) {
    void client.invalidateQueries(subscriptionsQuery());
    void client.invalidateQueries(permissionsQuery());
    throw new UnknownPurchaseError(message('plans.resultNotRead', { why: reasonOf(error) }), {
      cause: error,
    });
  }
}

/**
 * Reads the list once more after a checkout that ended without a success, and returns the subscription that was paid. Throws
 * `end` if there is none, and UnknownPurchaseError if the list can't be read.
 */
async function paidSubscription(
  client: QueryClient,
  isPaid: Order['isPaid'],
  end: Error,
): Promise<Subscription> {
  const { queryKey } = subscriptionsQuery();
  const known = () => [client.getQueryData(queryKey)];
  const read = () =>
    client.query({
      queryKey: ['checkout-result', 'list'],
      queryFn: () => readSubscriptions(),
      staleTime: 0,
      retry: mayRetry,
      gcTime: 0,
      meta: { quiet: true },
    });
  const list = await readAgainIfChanged(known, read).catch((error: unknown) => {
    const why = reasonOf(error);
    const text = end.message
      ? message('plans.failedNotRead', { end: end.message, why })
      : message('plans.closedNotRead', { why });
    throw new UnknownPurchaseError(text, { cause: error });
  });
  client.setQueryData(queryKey, list);
  const paid = list.items.find(isPaid);
  if (!paid) throw end;
  return paid;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}
