// The summary for a ticket of a stack about which almost nothing is known (docs/product/supporter.md#copy-summary).
import { expect, it } from 'vitest';
import { stackSummary, type SummaryOf } from './stackSummary';

const bare: SummaryOf = {
  name: 'stack-7',
  address: 'https://portal.example/supporter/stacks/stack-7',
  now: Date.UTC(2026, 11, 3, 14, 5, 9),
  stack: undefined,
  fields: [],
  findings: undefined,
};

it.each([
  ['the check couldn’t be read', undefined, 'The data check couldn’t be read.'],
  ['there are no contradictions', [], 'All systems agree.'],
])('the summary of a stack has the right last line if %s', (_what, findings, words) => {
  expect(stackSummary({ ...bare, findings }).split('\n')).toEqual([
    'Stack stack-7',
    'https://portal.example/supporter/stacks/stack-7',
    '2026-12-03T14:05:09.000Z',
    '',
    '',
    words,
  ]);
});
