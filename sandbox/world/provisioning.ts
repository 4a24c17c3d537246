// How a stack's state follows from the work begun on it and the world's clock
// (docs/product/subscriptions.md#instance-state).
import type { Clock } from '../clock.ts';
import { sentinelOf } from './sentinels.ts';
import type { Stack, Work } from './vendorWorld.ts';

/** Begins work of that kind now; it takes `seconds` of world time, or what the stack's sentinel subdomain makes of it. */
export function beginWork(stack: Stack, kind: Work['kind'], seconds: number, clock: Clock): void {
  const sentinel = sentinelOf(stack.subdomain);
  const lasting = seconds * sentinel.slowness;
  const fails = sentinel.fails && kind !== 'resize';
  stack.work = { kind, seconds: lasting, until: clock.now() + lasting * 1000, fails };
  if (kind !== 'resize') stack.forbiddenLeft = sentinel.forbiddenTimes;
  if (kind !== 'create') stack.settled = 'UPDATE_COMPLETE';
}

/** Whether work is going on; looking starts work that waits for the first look. */
export function isBusy(stack: Stack, clock: Clock): boolean {
  if (stack.forbiddenLeft > 0) return true;
  if (!stack.work) return false;
  stack.work.until ??= clock.now() + stack.work.seconds * 1000;
  return clock.now() < stack.work.until;
}

/** The subscription's `stack_status`. A resize goes on behind the customer's back. */
export function stackStatus(stack: Stack, clock: Clock): string {
  if (stack.oddStatus) return stack.oddStatus;
  if (isBusy(stack, clock)) return stack.work?.kind === 'resize' ? 'ready' : 'not_ready';
  return stack.work?.fails ? 'failed' : 'ready';
}

/** The state that the status calls answer with, as the cloud provider names it. */
export function cloudState(stack: Stack, clock: Clock): string {
  const creating = stack.work?.kind === 'create';
  if (isBusy(stack, clock)) return creating ? 'CREATE_IN_PROGRESS' : 'UPDATE_IN_PROGRESS';
  if (stack.work?.fails) return creating ? 'CREATE_FAILED' : 'UPDATE_FAILED';
  return stack.settled;
}

/** The state of the stack's machine. */
export function instanceState(stack: Stack, clock: Clock): 'RUNNING' | 'PENDING' | 'REBOOTING' {
  if (clock.now() < stack.restartingUntil) return 'REBOOTING';
  return isBusy(stack, clock) && stack.work?.kind === 'create' ? 'PENDING' : 'RUNNING';
}

/** The machine's type; a resize shows once its work is done. */
export function instanceType(stack: Stack, clock: Clock): string {
  if (stack.instanceTypeAfterWork && !isBusy(stack, clock)) {
    stack.instanceType = stack.instanceTypeAfterWork;
    delete stack.instanceTypeAfterWork;
  }
  return stack.instanceType;
}
