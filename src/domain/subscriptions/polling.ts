// Decides what to do after each response while the portal polls, until a subscription is ready, a stack accepts work, or the
// Multi-Platform Probe has finished (docs/product/polling.md#forbidden, docs/product/polling.md#status-waits).
import type { StackStatus } from '../../wire/subscriptions';
import type { StackState } from './subscription';
import { message } from '../../messages/t';

/** The pause between two polls, ms. */
export const POLL_MS = 5000;
/** Retries after a first 403, before it is shown. */
export const MAX_FORBIDDEN = 10;

/** 403s in a row so far. */
export interface PollRun {
  forbidden: number;
}

/** A run without 403s: how each run starts, and what any response but a 403 resets it to. */
export const NEW_RUN: PollRun = Object.freeze({ forbidden: 0 });

/** The outcome of one poll: the stack's state, or a 403. */
export type PollOutcome = StackState | 'forbidden';

/** `ask`: poll again in POLL_MS. `done`: ready or failed. `stop`: show the error and offer "Check again". */
export interface PollStep {
  run: PollRun;
  next: 'ask' | 'done' | 'stop';
}

/** Returns what to do after one poll of a run. */
export function afterAnswer(run: PollRun, outcome: PollOutcome): PollStep {
  switch (outcome) {
    case 'forbidden': {
      const forbidden = run.forbidden + 1;
      return { run: { forbidden }, next: forbidden > MAX_FORBIDDEN ? 'stop' : 'ask' };
    }
    case 'ready':
    case 'failed':
      return { run: NEW_RUN, next: 'done' };
    case 'preparing':
    case 'unknown':
      return { run: NEW_RUN, next: 'ask' };
  }
}

/** The stack's statuses in which a restart or the extension of a trial may begin. */
export const STACK_ACCEPTED: readonly string[] = ['CREATE_COMPLETE', 'UPDATE_COMPLETE'];
/** The stack's statuses in which a resize may begin: also after an update was rolled back. */
export const RESIZE_ACCEPTED: readonly string[] = [...STACK_ACCEPTED, 'UPDATE_ROLLBACK_COMPLETE'];
/** The machine's status that ends a restart. */
export const INSTANCE_ACCEPTED: readonly string[] = ['RUNNING'];

/** The pause between a restart and the first check whether the instance is running again. */
export const RESTART_WAIT_MS = 5000;
/** Upper limit of status requests per wait, including the first. */
export const MAX_STATUS_QUESTIONS = 60;
/** The error of a status wait that reached its limit. */
export const BUSY_MESSAGE = message('failures.busy');

/** Returns what to do after a status response. `attempts` is the number of requests so far, including this one. */
export function statusWait(
  attempts: number,
  answer: StackStatus,
  acceptedStates: readonly string[],
): 'go' | 'ask' | 'busy' {
  if (answer.accepted === true || acceptedStates.includes(answer.status ?? '')) return 'go';
  return attempts < MAX_STATUS_QUESTIONS ? 'ask' : 'busy';
}
