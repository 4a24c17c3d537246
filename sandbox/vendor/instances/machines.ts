// Calls on an instance's machine: restart and timezone (docs/product/instance-settings.md#restart).
import type { RequestHandler } from 'msw';
import * as v from 'valibot';
import { WINDOWS_ZONES } from '../../world/catalogue/windowsZones.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Call, VendorApi } from '../endpoint.ts';
import { endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

/** How long a restart takes, in seconds of world time; never longer than provisioning. */
const RESTART_SECONDS = 8;
const TIMEZONE = v.strictObject({ timezone: v.string() });

async function restart(call: Call) {
  const { world } = call;
  await call.noBody();
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

async function setTimezone(call: Call) {
  const { timezone } = await call.body(TIMEZONE);
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  if (!WINDOWS_ZONES.has(timezone)) throw new Refusal(422, 'There is no such timezone.');
  ensureIdle(call, stack);
  stack.timezone = timezone;
  return { timezone };
}

/** Returns the handlers of these calls. */
export function machineHandlers(api: VendorApi): RequestHandler[] {
  return [
    endpoint(api, 'put', '/instance/:stackId/restart', restart),
    endpoint(api, 'get', '/instance/:stackId/timezone', readTimezone),
    endpoint(api, 'post', '/instance/:stackId/timezone', setTimezone),
  ];
}
