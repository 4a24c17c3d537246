import { describe, expect, it } from 'vitest';
import {
  afterAnswer,
  BUSY_MESSAGE,
  INSTANCE_ACCEPTED,
  MAX_FORBIDDEN,
  MAX_STATUS_QUESTIONS,
  NEW_RUN,
  POLL_MS,
  RESIZE_ACCEPTED,
  RESTART_WAIT_MS,
  STACK_ACCEPTED,
  statusWait,
} from './polling';
import type { PollOutcome } from './polling';
import { textOf } from '../../messages/t';

/** Returns the next step after each outcome of a run. */
function steps(...outcomes: PollOutcome[]) {
  let run = NEW_RUN;
  return outcomes.map((outcome) => {
    const step = afterAnswer(run, outcome);
    run = step.run;
    return step.next;
  });
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('the constants of polling', () => {
  it('have the specified values', () => {
    expect([POLL_MS, MAX_FORBIDDEN, RESTART_WAIT_MS, MAX_STATUS_QUESTIONS]).toEqual([5000, 10, 5000, 60]);
    expect(textOf(BUSY_MESSAGE)).toBe('The instance is busy. Please try again later.');
    expect(STACK_ACCEPTED).toEqual(['CREATE_COMPLETE', 'UPDATE_COMPLETE']);
    expect(RESIZE_ACCEPTED).toEqual(['CREATE_COMPLETE', 'UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE']);
    expect(INSTANCE_ACCEPTED).toEqual(['RUNNING']);
  });
});

describe('polling', () => {
  it.each<[PollOutcome, string]>([
    ['ready', 'done'],
    ['failed', 'done'],
    ['preparing', 'ask'],
    ['unknown', 'ask'],
    ['forbidden', 'ask'],
  ])('after the outcome “%s” continues with “%s”', (outcome, next) => {
    expect(steps(outcome)).toEqual([next]);
  });

  it('retries ten times after a first 403, then stops', () => {
    expect(steps(...times<PollOutcome>(11, 'forbidden'))).toEqual([...times(10, 'ask'), 'stop']);
  });

  it('restarts the count of 403s after any other response', () => {
    const tenForbidden = times<PollOutcome>(10, 'forbidden');
    expect(steps(...tenForbidden, 'preparing', ...tenForbidden, 'forbidden')).toEqual([
      ...times(21, 'ask'),
      'stop',
    ]);
    expect(steps(...tenForbidden, 'ready').at(-1)).toBe('done');
  });
});

describe('waiting for a status', () => {
  it.each([
    [1, { accepted: true }, 'go'],
    [1, { status: 'CREATE_COMPLETE', accepted: false }, 'go'],
    [60, { status: 'UPDATE_COMPLETE' }, 'go'],
    [1, { status: 'UPDATE_IN_PROGRESS', accepted: false }, 'ask'],
    [59, { status: 'UPDATE_IN_PROGRESS' }, 'ask'],
    [60, { status: 'UPDATE_IN_PROGRESS' }, 'busy'],
    [60, {}, 'busy'],
  ])('after %i requests with the response %j continues with “%s”', (asked, answer, next) => {
    expect(statusWait(asked, answer, STACK_ACCEPTED)).toBe(next);
  });
});
