// Support staff's calls that read stacks: search, machine, users, incongruities, connection
// (docs/product/supporter.md#search, docs/product/vendor-api.md#supporter-calls).
import type { BodyOf } from '../../../build/contract/calls.ts';
import { monitoringUsers } from '../../world/monitoringUsers.ts';
import { cloudState, instanceState, instanceType } from '../../world/provisioning.ts';
import type { Stack } from '../../world/vendorWorld.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';
import { namedStack, namedSubscription } from './supporterAccess.ts';
import { wireConnection, wireSubscription } from '../wireForms.ts';

/** Finds stacks whose name, ids, subdomain or customer's e-mail contain the text; an exact name finds only that stack. */
function search({ world }: Call, { search: typed }: BodyOf<'findStacks'>) {
  const text = typed.trim().toLowerCase();
  if (text === '') throw new Refusal(400, 'There is nothing to search for.');
  const holds = (stack: Stack): boolean =>
    [
      stack.name,
      stack.id,
      stack.instanceId,
      stack.subscriptionId,
      stack.customerId,
      stack.subdomain,
      world.customers.get(stack.customerId)?.email ?? '',
    ].some((field) => field.toLowerCase().includes(text));
  const exact = world.stackByName(text);
  const found = exact ? [exact] : [...world.stacks.values()].filter(holds);
  return found.map((stack) => ({
    name: stack.name,
    instance_id: stack.instanceId,
    subscription_id: stack.subscriptionId,
    customer_id: stack.customerId,
    subdomain: stack.subdomain,
    status: cloudState(stack, world.clock),
  }));
}

function instanceData(call: Call) {
  const { world } = call;
  const stack = namedStack(call);
  const octet = (stack.id.length * 7) % 250;
  return {
    instance_id: stack.instanceId,
    instance_type: instanceType(stack, world.clock),
    state: instanceState(stack, world.clock),
    region: stack.region,
    version: '25.1.104.1961',
    launched_at: stack.launchedAt,
    public_ip: `203.0.113.${octet + 1}`,
  };
}

function connection(call: Call) {
  const stack = namedStack(call);
  if (!stack.connection) throw new Refusal(404, 'This stack has no enterprise connection.');
  return wireConnection(stack.connection);
}

/** The answers to these calls. */
export const supporterStackAnswers = {
  findStacks: search,
  getInstanceData: instanceData,
  getSubscriptionAsSupporter: (call) => wireSubscription(call.world, namedSubscription(call)),
  getMonitoringUsersAsSupporter: (call) => monitoringUsers(namedStack(call), call.world.clock.seconds()),
  getIncongruities: (call) => namedStack(call).incongruities,
  getConnectionAsSupporter: connection,
} satisfies Partial<Answers>;
