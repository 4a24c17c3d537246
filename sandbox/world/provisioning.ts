// Derives a stack's state from the work that has begun on it and the world's clock
// (docs/product/subscriptions.md#instance-state).
import type { Clock } from '../clock.ts';
import { sentinelOf } from './sentinels.ts';
import type { Stack, Work } from './vendorWorld.ts';

/** Begins work of that kind now; it takes `seconds` of world time, unless the stack's subdomain is a sentinel that changes it. */
export function beginWork(stack: Stack, kind: Work['kind'], seconds: number, clock: Clock): void {
  const sentinel = sentinelOf(stack.subdomain);
  const lasting = seconds * sentinel.slowness;
  const fails = sentinel.fails && kind !== 'resize';
  stack.work = { kind, seconds: lasting, until: clock.now() + lasting * 1000, fails };
  if (kind !== 'resize') stack.forbiddenLeft = sentinel.forbiddenTimes;
  if (kind !== 'create') stack.settled = 'UPDATE_COMPLETE';
}

/** True while work is under way or reading is still forbidden. Starts work that has no `until` yet. */
export function isBusy(stack: Stack, clock: Clock): boolean {
  if (stack.forbiddenLeft > 0) return true;
  if (!stack.work) return false;
  stack.work.until ??= clock.now() + stack.work.seconds * 1000;
  return clock.now() < stack.work.until;
}

/** Returns the subscription's `stack_status`. The customer doesn't see a resize. */
export function stackStatus(stack: Stack, clock: Clock): string {
  if (stack.oddStatus) return stack.oddStatus;
  if (isBusy(stack, clock)) return stack.work?.kind === 'resize' ? 'ready' : 'not_ready';
  return stack.work?.fails ? 'failed' : 'ready';
}

/** Returns the state that the status calls answer with, by the cloud provider's name for it. */
export function cloudState(stack: Stack, clock: Clock): string {
  const creating = stack.work?.kind === 'create';
  if (isBusy(stack, clock)) return creating ? 'CREATE_IN_PROGRESS' : 'UPDATE_IN_PROGRESS';
  if (stack.work?.fails) return creating ? 'CREATE_FAILED' : 'UPDATE_FAILED';
  return stack.settled;
}

/** Returns the state of the stack's machine. */
export function instanceState(stack: Stack, clock: Clock): 'RUNNING' | 'PENDING' | 'REBOOTING' {
  if (clock.now() < stack.restartingUntil) return 'REBOOTING';
  return isBusy(stack, clock) && stack.work?.kind === 'create' ? 'PENDING' : 'RUNNING';
}

/** Returns the machine's type; after a resize, the new one once the work is done. */
export function instanceType(stack: Stack, clock: Clock): string {
  if (stack.instanceTypeAfterWork && !isBusy(stack, clock)) {
    stack.instanceType = stack.instanceTypeAfterWork;
    delete stack.instanceTypeAfterWork;
  }
  return stack.instanceType;
}
