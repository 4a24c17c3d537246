// Calls that ask whether a stack or its machine has reached one of the accepted states (docs/product/polling.md#status-waits).
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { cloudState, instanceState } from '../world/provisioning.ts';
import { INSTANCE_STATES, STACK_STATES } from '../world/vendorTables.ts';
import { stackFor } from './access.ts';
import type { Call, VendorApi } from './endpoint.ts';
import { endpoint } from './endpoint.ts';
import { Refusal } from './refusal.ts';

const STATES = v.strictObject({ accepted_states: v.array(v.string()) });

/**
 * Answers with the current state, and whether it is one of those that the body accepts. Throws a 400 if the body names none, or
 * one that isn't in `known`.
 */
export async function answerState(call: Call, known: readonly string[], status: () => string) {
  const { accepted_states } = await call.body(STATES);
  if (accepted_states.length === 0 || !accepted_states.every((state) => known.includes(state))) {
    throw new Refusal(400, 'The accepted states are not valid.');
  }
  const current = status();
  return { status: current, accepted: accepted_states.includes(current) };
}

/** Returns the handlers of these calls. */
export function stateHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'post', '/customer/stacks/:stackId/status', (call) =>
      answerState(call, STACK_STATES, () =>
        cloudState(stackFor(call, call.param('stackId')).stack, call.world.clock),
      ),
    ),
    endpoint(api, 'post', '/customer/instances/:stackId/status', (call) =>
      answerState(call, INSTANCE_STATES, () =>
        instanceState(stackFor(call, call.param('stackId')).stack, call.world.clock),
      ),
    ),
  ];
}
