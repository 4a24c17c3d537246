// Subscriptions (docs/product/subscriptions.md#fields), the reasons for cancelling one, and the status of its stack
// (docs/product/polling.md#status-waits). Status fields are plain strings: a value the portal doesn't know must not break a screen.
import * as v from 'valibot';
import { listOf, id, idIfAny, number, text, textOrNone } from './schema';

/** One subscription. Its status fields may have values that the portal doesn't know. */
export const subscription = v.object({
  id,
  name: text,
  planId: idIfAny,
  stackId: idIfAny,
  /** The instance's domain; the subdomain is its first label. */
  fqdn: text,
  /** Region code, as `Region.code`. */
  region: text,
  /** in_trial, active, non_renewing, cancelled, or a value not known yet. */
  subscriptionStatus: text,
  /** ready, not_ready, failed; anything else is unknown. */
  stackStatus: text,
  /** Next payment, epoch seconds. */
  paymentAt: number,
  /** End of the trial, epoch seconds. */
  expiresAt: number,
  /** End of the contract, after which a cancelled instance is deleted, epoch seconds. */
  contractTermEnd: number,
  /** Cents. */
  totalDues: number,
  /** Present if the subscription was cancelled. */
  cancelReasonCode: idIfAny,
  /** 'cancel' if the subscription ends with the term. */
  actionAtTermEnd: text,
});

/** A subscription, of which nothing but the id is certain to be known. */
export type Subscription = v.InferOutput<typeof subscription>;

/** The subscriptions that the user can see. */
export const subscriptions = listOf(subscription);

const reason = v.object({ code: id, name: textOrNone });

/** The reasons that a customer can choose from when cancelling. */
export const cancellationReasons = v.object({ reasons: listOf(reason) });

/** The status of a stack or its machine, and whether it is one of the accepted states that were sent. */
export const stackStatus = v.object({
  status: v.exactOptional(v.string()),
  accepted: v.exactOptional(v.boolean()),
});

/** One response of a status wait. */
export type StackStatus = v.InferOutput<typeof stackStatus>;
