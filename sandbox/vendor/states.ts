// Calls that ask whether a stack or its machine has reached one of the accepted states (docs/product/polling.md#status-waits).
import { cloudState, instanceState } from '../world/provisioning.ts';
import { stackFor } from './access.ts';
import type { Answers } from './endpoint.ts';
import { namedStack } from './supporter/supporterAccess.ts';

/** Answers with the current state, and whether it is one of those that the body accepts. */
const answerState = (status: string, { accepted_states }: { accepted_states: readonly string[] }) => ({
  status,
  accepted: accepted_states.includes(status),
});

/** The answers to these calls. */
export const stateAnswers = {
  getStackStatus: (call, body) =>
    answerState(cloudState(stackFor(call, call.param('stackId')).stack, call.world.clock), body),
  getInstanceStatus: (call, body) =>
    answerState(instanceState(stackFor(call, call.param('stackId')).stack, call.world.clock), body),
  getStackStatusAsSupporter: (call, body) =>
    answerState(cloudState(namedStack(call), call.world.clock), body),
} satisfies Partial<Answers>;
