// Generates many subscriptions, made up but always the same: the fleets of two personas, and those that tests add.
import type { Clock } from '../clock.ts';
import { TRIAL_PLAN_ID } from './catalogue/plans.ts';
import { duesOf, invoicesOf } from './invoices.ts';
import { DAY_SECONDS, newSubscription, periodSeconds } from './newSubscription.ts';
import type { Invoice, Plan, Region, Role, Stack, SubscriptionRecord } from './vendorWorld.ts';

interface Fleet {
  /** The prefix in ids: `sub-fleet-1`, `cus-fleet-1`. */
  prefix: 'fleet' | 'managed';
  persona: string;
  role: Role;
  /** How many subscriptions the persona's list has. */
  size: number;
  /** How many more have already ended, which support staff still find. */
  ended: number;
}

/** The personas' fleets. */
export const FLEETS: readonly Fleet[] = [
  { prefix: 'fleet', persona: 'distributor', role: 'distributor', size: 5000, ended: 50 },
  { prefix: 'managed', persona: 'provider', role: 'direct_reseller', size: 1500, ended: 15 },
];

/** One subscription in this many is still being prepared, so that the portal polls it. */
const ONE_PREPARING_IN = 1500;
/** The numbers of overdue invoices begin here, by prefix: no two are the same. */
const FIRST_NUMBERS: Record<string, number> = { fleet: 200_000, managed: 300_000, more: 400_000 };
/** Longer than anybody watches, so that a list of thousands doesn't change meanwhile. */
const PREPARING_SECONDS = 3600;

const WORDS = ['harbour', 'tower', 'plant', 'office', 'campus', 'store', 'depot', 'lab', 'clinic', 'airport'];
const PLACES = ['nuremberg', 'lyon', 'porto', 'oslo', 'graz', 'leeds', 'denver', 'recife', 'osaka', 'perth'];
const REASONS = ['too_expensive', 'no_longer_needed', 'missing_features', 'on_premises', 'other'];

const pick = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Returns a pseudo-random number: always the same for one n, and different for neighbours. */
const scatter = (n: number): number => Math.imul(n + 1, 0x9e3779b1) >>> 8;

/** Returns the state of the n-th subscription; the thresholds are cumulative percentages. */
function conditionOf(n: number) {
  const chance = scatter(n) % 100;
  if (chance < 3) return 'trial about to end';
  if (chance < 9) return 'trial';
  if (chance < 15) return 'non-renewing';
  if (chance < 20) return 'cancelled at its end';
  if (chance < 26) return 'due';
  return chance < 98 ? 'active' : 'failed';
}

/** True if the n-th subscription of a fleet owes an invoice. */
export const owes = (n: number): boolean => conditionOf(n) === 'due';

/** A subscription of a fleet: its stack, and the invoice that it owes, if any. */
interface FleetMember {
  subscription: SubscriptionRecord;
  stack: Stack;
  invoices: Invoice[];
}

/** Returns settings as owners might have chosen them: some have their region's timezone and all switches off, others all on. */
function settingsOf(n: number, regions: readonly Region[], own: Region): Partial<Stack> {
  const collected = scatter(n * 13) % 10;
  return {
    timezone: scatter(n * 17) % 8 === 0 ? pick(regions, scatter(n * 19)).timezone : own.timezone,
    mfaFlag: scatter(n * 23) % 10 < 3,
    dataCollectionFlag: collected < 5,
    extendedConsentFlag: collected < 2,
    nats: { enabled: scatter(n * 29) % 4 === 0, runningUntil: 0 },
  };
}

/** Returns a function that makes the n-th subscription of a fleet, as of now; ids contain `prefix`. */
export function fleetOf(
  prefix: string,
  { plans, regions }: { plans: readonly Plan[]; regions: readonly Region[] },
  clock: Pick<Clock, 'seconds'>,
) {
  const now = clock.seconds();
  const onSale = plans.filter(({ onSale, trial }) => onSale && !trial);
  const trialPlan = pick(
    plans.filter(({ id }) => id === TRIAL_PLAN_ID),
    0,
  );

  return (n: number, customerId: string): FleetMember => {
    const condition = conditionOf(n);
    const isTrial = condition.startsWith('trial');
    const plan = isTrial ? trialPlan : pick(onSale, scatter(n * 5));
    const region = pick(regions, scatter(n * 3));
    const place = pick(PLACES, scatter(n * 7));
    const term = Math.floor(periodSeconds(plan) / DAY_SECONDS);
    const day = condition === 'trial about to end' ? (n % 3) + 1 : (scatter(n * 11) % term) + 1;
    const end = now + day * DAY_SECONDS;
    const made = newSubscription(
      {
        key: `${prefix}-${n + 1}`,
        subdomain: `${pick(WORDS, scatter(n))}-${place}-${prefix}${n + 1}`,
        plan,
        region: region.code,
        timezone: region.timezone,
        customerId,
        subscription: {
          name: `${pick(WORDS, scatter(n))} ${place} ${n + 1}`,
          ...(isTrial ? { expires_at: end } : { contract_term_end: end, payment_at: end }),
          ...(condition === 'non-renewing' && {
            subscription_status: 'non_renewing',
            cancel_reason_code: pick(REASONS, n),
            payment_at: null,
          }),
          ...(condition === 'cancelled at its end' && {
            action_at_term_end: 'cancel',
            cancel_reason_code: pick(REASONS, n),
            payment_at: null,
          }),
        },
        stack: {
          ...settingsOf(n, regions, region),
          ...(condition === 'failed' && { work: { kind: 'create', seconds: 0, until: 0, fails: true } }),
        },
      },
      clock,
    );
    const owed = {
      count: condition === 'due' ? 1 : 0,
      firstNumber: (FIRST_NUMBERS[prefix] ?? 500_000) + n,
      newestAt: now - (16 + (n % 60)) * DAY_SECONDS,
      newest: { status: 'not_paid' } as const,
    };
    const invoices = invoicesOf(made.subscription, plan, owed);
    made.subscription.total_dues = duesOf(invoices, now);
    return { ...made, invoices };
  };
}

/** Yields a fleet's subscriptions: first those in mixed states, a few of them in preparation, then those that have ended. */
export function* subscriptionsOf(
  { prefix, size, ended }: Fleet,
  customerIdOf: (n: number) => string,
  catalogue: { plans: readonly Plan[]; regions: readonly Region[] },
  clock: Pick<Clock, 'seconds'>,
) {
  const make = fleetOf(prefix, catalogue, clock);
  for (let n = 0; n < size + ended; n += 1) {
    const made = make(n, customerIdOf(n));
    if (n >= size) {
      Object.assign(made.subscription, {
        subscription_status: 'cancelled',
        payment_at: null,
        total_dues: 0,
      });
    } else if (n % ONE_PREPARING_IN === ONE_PREPARING_IN / 2) {
      made.stack.work = { kind: 'create', seconds: PREPARING_SECONDS, fails: false };
    }
    yield made;
  }
}
