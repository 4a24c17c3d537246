import { expect, it } from 'vitest';
import { byUrgency, countOutcomes, outcomeMeaning, type OutcomeState } from './outcome';

const STATES: OutcomeState[] = ['done', 'waiting', 'unknown', 'notBegun', 'failed', 'running', 'failed'];
const outcomes = STATES.map((state, item) => ({ item, state }));

it('outcomes are listed with failures first and what is done last, and mean accordingly', () => {
  const sorted = byUrgency(outcomes);
  expect(sorted.map(({ item }) => item)).toEqual([4, 6, 2, 5, 1, 3, 0]);
  expect(sorted.map(({ state }) => outcomeMeaning(state))).toEqual([
    'bad',
    'bad',
    'attention',
    'busy',
    'busy',
    'ended',
    'good',
  ]);
});

it('outcomes are counted by state', () => {
  expect(countOutcomes(outcomes)).toEqual({
    waiting: 1,
    running: 1,
    done: 1,
    failed: 2,
    unknown: 1,
    notBegun: 1,
  });
});
