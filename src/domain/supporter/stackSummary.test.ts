// A stack for a ticket (docs/product/supporter.md#copy-summary), its sentences typed out.
import { expect, it } from 'vitest';
import { message } from '../../messages/t';
import { stackSummary, type SummaryOf } from './stackSummary';

const bare: SummaryOf = {
  name: 'stack-7',
  address: 'https://portal.example/supporter/stacks/stack-7',
  now: Date.UTC(2026, 11, 3, 14, 5, 9),
  stack: undefined,
  fields: [],
  findings: undefined,
};

const finding = { field: 'region', mend: undefined, who: undefined };

it('says what the systems say, and what doesn’t fit', () => {
  const summary = stackSummary({
    ...bare,
    stack: {
      name: 'stack-7',
      instanceId: 'i-1',
      subscriptionId: 'sub-1',
      customerId: 'customer-9',
      subdomain: 'acme',
      status: 'CREATE_COMPLETE',
    },
    fields: [
      { field: 'region', billing: 'eu-west-1', stack: 'us-east-1', portal: 'Ireland', isContradiction: true },
      { field: 'instance_id', billing: '–', stack: 'i-1', portal: '–', isContradiction: false },
      { field: 'version', billing: '–', stack: '–', portal: '–', isContradiction: false },
    ],
    findings: [
      {
        ...finding,
        words: message('supporter.contradicts', { name: 'Region', billing: 'eu-west-1', stack: 'us-east-1' }),
        said: '',
      },
      { ...finding, words: message('supporter.handOn'), said: 'Please look.' },
    ],
  });
  expect(summary.split('\n')).toEqual([
    'Stack stack-7',
    'https://portal.example/supporter/stacks/stack-7',
    '2026-12-03T14:05:09.000Z',
    'Customer ID: customer-9',
    '',
    'Region: Billing eu-west-1 | Stack us-east-1 | Portal Ireland (Contradiction)',
    'Instance ID: Stack i-1',
    'Version: –',
    '',
    '- Region: billing says eu-west-1, but the stack says us-east-1.',
    '- Nothing on this page mends it. Hand it on with the summary. (Please look.)',
  ]);
});

it.each([
  ['nobody could check', undefined, 'The data check couldn’t be read.'],
  ['nothing contradicts', [], 'All systems agree.'],
])('says so where %s', (_what, findings, words) => {
  expect(stackSummary({ ...bare, findings }).split('\n')).toEqual([
    'Stack stack-7',
    'https://portal.example/supporter/stacks/stack-7',
    '2026-12-03T14:05:09.000Z',
    '',
    '',
    words,
  ]);
});
