// A subscription, as every call about one returns it (docs/product/subscriptions.md#fields). Status fields are plain
// strings: a value the portal doesn't know must not break a screen.
import * as v from 'valibot';
import { listOf } from '../lists';
import { id, idIfAny, number, text } from '../schema';

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
