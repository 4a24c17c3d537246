// Makes a subscription together with its stack, which is the only way either is created.
import type { Clock } from '../clock.ts';
import { NEW_SETTINGS, type Plan, type Stack, type SubscriptionRecord } from './vendorWorld.ts';

/** A day, in seconds. */
export const DAY_SECONDS = 86_400;
const MONTH_DAYS = 30;
const YEAR_DAYS = 365;

/** Returns the length of one period of a plan, in seconds. */
export function periodSeconds(plan: Pick<Plan, 'period' | 'period_unit'>): number {
  return plan.period * (plan.period_unit === 'month' ? MONTH_DAYS : YEAR_DAYS) * DAY_SECONDS;
}

/** What a new subscription is made from. */
export interface SubscriptionSeed {
  /** What the ids are made of: `sub-{key}`, `stack-{key}`. */
  key: string;
  subdomain: string;
  plan: Plan;
  region: string;
  timezone: string;
  customerId: string;
  /** Fields that differ from those of a subscription that is paid, active and ready. */
  subscription?: Partial<SubscriptionRecord>;
  stack?: Partial<Stack>;
}

/**
 * Returns a ready subscription to the plan (in trial if that is a trial plan), as of now, and its stack; the seed's fields win.
 */
export function newSubscription(
  seed: SubscriptionSeed,
  clock: Pick<Clock, 'seconds'>,
): { subscription: SubscriptionRecord; stack: Stack } {
  const now = clock.seconds();
  const { trial } = seed.plan;
  const subscription: SubscriptionRecord = {
    id: `sub-${seed.key}`,
    name: seed.subdomain,
    plan_id: seed.plan.id,
    stack_id: `stack-${seed.key}`,
    subscription_status: trial ? 'in_trial' : 'active',
    payment_at: trial ? null : now + periodSeconds(seed.plan),
    expires_at: trial ? now + MONTH_DAYS * DAY_SECONDS : null,
    contract_term_end: trial ? null : now + periodSeconds(seed.plan),
    total_dues: 0,
    cancel_reason_code: null,
    action_at_term_end: trial ? null : 'renew',
    customerId: seed.customerId,
    tester: false,
    ...seed.subscription,
  };
  const stack: Stack = {
    id: subscription.stack_id,
    name: `prtg-${seed.key}`,
    subscriptionId: subscription.id,
    customerId: seed.customerId,
    subdomain: seed.subdomain,
    region: seed.region,
    settled: 'CREATE_COMPLETE',
    forbiddenLeft: 0,
    instanceId: `i-${seed.key}`,
    instanceType: 't3.medium',
    restartingUntil: 0,
    launchedAt: now - (trial ? 18 : 400) * DAY_SECONDS,
    timezone: seed.timezone,
    nats: { enabled: false, runningUntil: 0 },
    ...NEW_SETTINGS,
    uploads: [],
    deliveredProjects: [],
    incongruities: [],
    ...seed.stack,
  };
  return { subscription, stack };
}
