// Calls on an instance's machine: restart and timezone (docs/product/instance-settings.md#restart).
import type { BodyOf } from '../../../build/contract/calls.ts';
import { WINDOWS_ZONES } from '../../world/catalogue/windowsZones.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

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

/** Everybody with a role on the subscription may read the timezone, because the overview shows it. */
function readTimezone(call: Call) {
  return { timezone: stackFor(call, call.param('stackId')).stack.timezone };
}

function setTimezone(call: Call, { timezone }: BodyOf<'changeTimezone'>) {
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  if (!WINDOWS_ZONES.has(timezone)) throw new Refusal(422, 'There is no such timezone.');
  ensureIdle(call, stack);
  stack.timezone = timezone;
  return { timezone };
}

/** The answers to these calls. */
export const machineAnswers = {
  restartInstance: restart,
  getTimezone: readTimezone,
  changeTimezone: setTimezone,
} satisfies Partial<Answers>;
