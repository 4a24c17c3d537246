// The restart of an instance's machine (docs/product/instance-settings.md#restart).
import { ensureIdle, stackFor } from '../access.ts';
import type { Answers, Call } from '../endpoint.ts';

/** How long a restart takes, in seconds of world time; never longer than provisioning. */
const RESTART_SECONDS = 8;

function restart(call: Call) {
  const { world } = call;
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  ensureIdle(call, stack);
  const seconds = Math.min(RESTART_SECONDS, world.provisioningSeconds);
  stack.restartingUntil = world.clock.now() + seconds * 1000;
  return Response.json({ status: 'REBOOTING' }, { status: 202 });
}

/** The answers to these calls. */
export const machineAnswers = {
  restartInstance: restart,
} satisfies Partial<Answers>;
