import { expect, it } from 'vitest';
import { byUrgency, countOutcomes, outcomeMeaning, outcomesLabel, type OutcomeState } from './outcome';

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

const NONE = countOutcomes([]);
it.each([
  [NONE, 'All.', 'All.'],
  [{ ...NONE, failed: 2 }, '', '2 failed.'],
  [{ ...NONE, done: 1, unknown: 1, waiting: 3 }, '1 sent.', '1 sent. 1 unknown.'],
  [{ ...NONE, failed: 1, unknown: 2, notBegun: 3 }, '4 sent.', '4 sent. 1 failed. 2 unknown. 3 not started.'],
])('the outcomes %j after “%s” are said as “%s”', (counts, done, sentence) => {
  expect(outcomesLabel(counts, done)).toBe(sentence);
});

it('what didn’t begin may have a word of its own', () => {
  expect(outcomesLabel({ ...NONE, notBegun: 2 }, '', 'several.countStopped')).toBe('2 stopped.');
});
