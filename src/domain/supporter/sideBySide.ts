// What billing, the stack and the portal each report about a stack, field by field, and where they contradict each other
// (docs/product/supporter.md#side-by-side). Codes are shown as received.
import { SECRET_MASK, ABSENT } from '../text/shown';
import { formatDate } from '../values/dates';
import { regionName, type Region } from '../regions/region';
import { planLabel } from '../plans/planLabels';
import { shownPlan } from '../plans/shownPlan';
import type { Plan } from '../plans/plan';
import {
  displayName,
  isTrial,
  shownStatus,
  stackState,
  stackStateLabel,
  subdomainOf,
  type Subscription,
} from '../subscriptions/subscription';
import type { InstanceData } from '../../wire/supporter';
import { cloudStateMeaning } from './cloudState';
import { isSecretField, fieldValue, type Incongruity } from './incongruity';
import type { FoundStack } from './supporterSearch';

/** What is known so far. Data that isn't loaded yet is undefined, and contradicts nothing. */
export interface Systems {
  billing: Subscription | undefined;
  stack: FoundStack | undefined;
  machine: InstanceData | undefined;
  /** The enterprise connection, without its secret; null if there is none. */
  connection: object | null | undefined;
  /** `plans` and `regions` have the names that the portal shows to its customers. */
  plans: readonly Plan[];
  regions: readonly Region[];
}

/** One row of the comparison: a field and its value in each system. */
export interface ComparedField {
  /** As the wire calls it: 'instance_type'. */
  field: string;
  /** The value in each system; '–' if it has none. */
  billing: string;
  stack: string;
  /** What the customer sees in the portal. */
  portal: string;
  /** True if the systems contradict each other, or the vendor's check reports that they do. */
  isContradiction: boolean;
}

interface Said {
  billing?: string | undefined;
  stack?: string | undefined;
  portal?: string | undefined;
  /** True if two values that must be the same are both known and differ. */
  isContradiction?: boolean;
}

/** Returns the fields in the page's order, and after them those that only the vendor's check names. */
export function sideBySide(systems: Systems, reported: readonly Incongruity[]): ComparedField[] {
  const known = Object.entries(fieldsOf(systems));
  const others = [...new Set(reported.map(({ field }) => field))].filter(
    (field) => !known.some(([name]) => name === field),
  );
  return [
    ...known.map(([field, value]) => asField(field, value)),
    ...others.map((field) => asField(field, otherField(systems, field))),
  ].map((one) => ({
    ...one,
    isContradiction: one.isContradiction || reported.some(({ field }) => field === one.field),
  }));
}

function asField(field: string, { billing, stack, portal, isContradiction = false }: Said): ComparedField {
  const text = (value: string | undefined) => {
    if (value === undefined || value === '') return ABSENT;
    return isSecretField(field) && value !== ABSENT ? SECRET_MASK : value;
  };
  return { field, billing: text(billing), stack: text(stack), portal: text(portal), isContradiction };
}

function fieldsOf({ billing, stack, machine, plans, regions }: Systems): Record<string, Said> {
  const subdomain = billing && subdomainOf(billing);
  const region = regions.find(({ code }) => code === billing?.region);
  const labelOf = (planId: string) => {
    const plan = plans.find(({ id }) => id === planId);
    return plan ? planLabel(plan) : planId;
  };
  const dates = (time: number | undefined) => ({ billing: formatDate(time), portal: formatDate(time) });
  return {
    name: { billing: billing?.name, stack: stack?.name, portal: billing && displayName(billing) },
    subscription_id: {
      billing: billing?.id,
      stack: stack?.subscriptionId,
      isContradiction: differ(billing?.id, stack?.subscriptionId),
    },
    subdomain: {
      billing: subdomain,
      stack: stack?.subdomain,
      portal: billing?.fqdn,
      isContradiction: differ(subdomain, stack?.subdomain),
    },
    region: {
      billing: billing?.region,
      stack: machine?.region,
      portal: region ? regionName(region) : billing?.region,
      isContradiction: differ(billing?.region, machine?.region),
    },
    plan_id: {
      billing: billing?.planId,
      portal: billing && shownPlan(billing, labelOf),
    },
    subscription_status: { billing: billing?.subscriptionStatus, portal: billing && shownStatus(billing) },
    stack_status: {
      billing: billing?.stackStatus,
      stack: stack?.status,
      portal: billing && stackStateLabel(stackState(billing)),
      isContradiction: billing !== undefined && stack !== undefined && isOtherState(billing, stack.status),
    },
    state: {
      stack: machine?.state,
      isContradiction:
        billing !== undefined &&
        machine?.state !== undefined &&
        stackState(billing) === 'ready' &&
        ['bad', 'ended'].includes(cloudStateMeaning(machine.state)),
    },
    instance_id: {
      stack: differ(stack?.instanceId, machine?.instanceId)
        ? `${stack?.instanceId}, ${machine?.instanceId}`
        : [stack?.instanceId, machine?.instanceId].find(Boolean),
      isContradiction: differ(stack?.instanceId, machine?.instanceId),
    },
    instance_type: { stack: machine?.instanceType },
    ...(billing && isTrial(billing)
      ? { expires_at: dates(billing.expiresAt) }
      : {
          payment_at: dates(billing?.paymentAt),
          contract_term_end: dates(billing?.contractTermEnd),
        }),
  };
}

/** Returns a field that only the vendor's check names: whatever each system's answer has under that name. */
function otherField({ billing, stack, machine, connection }: Systems, field: string): Said {
  return {
    billing: fieldValue(billing, field),
    stack: fieldValue({ ...stack, ...machine }, field),
    portal: fieldValue(connection, field),
  };
}

/** True if both are known and differ, ignoring case and surrounding space. */
function differ(one: string | undefined, other: string | undefined): boolean {
  const [a, b] = [one, other].map((text) => text?.trim().toLowerCase());
  return Boolean(a && b && a !== b);
}

/**
 * True if the state that billing reports to the customer can't be the stack's. A stack stays usable during an update, and
 * still runs after one was rolled back. A status that matches none of the patterns contradicts nothing.
 */
function isOtherState(billing: Subscription, status: string): boolean {
  const isRunning = /^(?:CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$|^UPDATE_.*IN_PROGRESS$/i.test(status);
  const isGone = /^(?:CREATE_FAILED|ROLLBACK_.*|DELETE_.*)$/i.test(status);
  const isFinished = /^(?:CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$/i.test(status);
  switch (stackState(billing)) {
    case 'ready':
      return isGone;
    case 'failed':
      return isRunning;
    case 'preparing':
      return isFinished || isGone;
    case 'unknown':
      return false;
  }
}
