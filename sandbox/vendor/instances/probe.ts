// The Multi-Platform Probe (nats) of an instance: its switch, which takes a while to take effect, and its certificate.
import type { BodyOf } from '../../../build/contract/calls.ts';
import type { Stack } from '../../world/vendorWorld.ts';
import { ensureIdle, stackFor } from '../access.ts';
import type { Answers, Call } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

/** How long its configuration runs, in seconds of world time; never longer than provisioning. */
const CONFIGURATION_SECONDS = 8;

function state({ world }: Call, { nats }: Stack) {
  return { nats_enabled: nats.enabled, is_sfn_running: world.clock.now() < nats.runningUntil };
}

function read(call: Call) {
  return state(call, stackFor(call, call.param('stackId'), 'manageInstance').stack);
}

function toggle(call: Call, { operation }: BodyOf<'switchProbe'>) {
  const { world } = call;
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  ensureIdle(call, stack);
  if (state(call, stack).is_sfn_running) {
    throw new Refusal(409, 'Multi-Platform Probe configuration is still in progress, please wait.');
  }
  const enabled = operation === 'enable';
  if (stack.nats.enabled === enabled) {
    throw new Refusal(409, `The Multi-Platform Probe is already ${operation}d.`);
  }
  const seconds = Math.min(CONFIGURATION_SECONDS, world.provisioningSeconds);
  stack.nats = { enabled, runningUntil: world.clock.now() + seconds * 1000 };
  return state(call, stack);
}

function certificate(call: Call) {
  const { stack } = stackFor(call, call.param('stackId'), 'manageInstance');
  if (!stack.nats.enabled) throw new Refusal(409, 'The Multi-Platform Probe is not enabled.');
  return { url: `${call.at.storage}/certificates/${stack.id}.pem` };
}

/** The answers to these calls. */
export const probeAnswers = {
  getProbe: read,
  switchProbe: toggle,
  getProbeCertificate: certificate,
} satisfies Partial<Answers>;
