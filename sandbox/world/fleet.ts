// Many subscriptions at once, invented but always the same: the distributor's 3,000, and what tests add.
import type { Clock } from '../clock.ts';
import { DAY_SECONDS, newSubscription } from './newSubscription.ts';
import { TRIAL_PLAN_ID } from './catalogue/plans.ts';
import type { Plan, Region, Stack, SubscriptionRecord } from './vendorWorld.ts';

export const FLEET_SIZE = 3000;
const WORDS = ['harbour', 'tower', 'plant', 'office', 'campus', 'store', 'depot', 'lab', 'clinic', 'airport'];
const PLACES = ['nuremberg', 'lyon', 'porto', 'oslo', 'graz', 'leeds', 'denver', 'recife', 'osaka', 'perth'];

const pick = <T>(list: readonly T[], n: number): T => {
  const item = list[n % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
};

/** Spreads n so that neighbours differ; the same n always gives the same number. */
const scatter = (n: number): number => Math.imul(n + 1, 0x9e3779b1) >>> 8;

/** The n-th subscription of a fleet whose ids hold `prefix`; some are in trial, some non-renewing, some failed. */
export function fleetSubscription(
  prefix: string,
  n: number,
  customerId: string,
  { plans, regions }: { plans: readonly Plan[]; regions: readonly Region[] },
  clock: Clock,
): { subscription: SubscriptionRecord; stack: Stack } {
  const chance = scatter(n) % 100;
  const onSale = plans.filter(({ onSale, trial }) => onSale && !trial);
  const trialPlan = plans.filter(({ id }) => id === TRIAL_PLAN_ID);
  const region = pick(regions, scatter(n * 3));
  const subdomain = `${pick(WORDS, scatter(n))}-${pick(PLACES, scatter(n * 7))}-${prefix}${n + 1}`;
  const days = (scatter(n * 11) % 360) + 1;
  const end = clock.seconds() + days * DAY_SECONDS;
  const isTrial = chance < 8;
  const isNonRenewing = !isTrial && chance < 16;
  return newSubscription(
    {
      key: `${prefix}-${n + 1}`,
      subdomain,
      plan: isTrial ? pick(trialPlan, 0) : pick(onSale, scatter(n * 5)),
      region: region.code,
      timezone: region.timezone,
      customerId,
      subscription: {
        name: `${pick(WORDS, scatter(n))} ${pick(PLACES, scatter(n * 7))} ${n + 1}`,
        ...(isTrial
          ? { expires_at: clock.seconds() + ((days % 30) + 1) * DAY_SECONDS }
          : { contract_term_end: end }),
        ...(isNonRenewing && {
          subscription_status: 'non_renewing',
          cancel_reason_code: 'other',
          payment_at: null,
        }),
        ...(!isTrial && !isNonRenewing && { payment_at: end }),
      },
      stack: chance >= 98 ? { work: { kind: 'create', seconds: 0, until: 0, fails: true } } : {},
    },
    clock,
  );
}
