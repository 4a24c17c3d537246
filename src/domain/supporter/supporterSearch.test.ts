// What support staff search and find (docs/product/supporter.md#search).
import { describe, expect, it } from 'vitest';
import {
  customerName,
  exactFirst,
  failedFirst,
  isExactCustomer,
  isExactStack,
  isWholeEmail,
  onlyStack,
  stackSearch,
  staffSearch,
  stackOnlyNamed,
  withSearch,
} from './supporterSearch';

const STACK = {
  name: 'prtg-a',
  instanceId: 'i-a',
  subscriptionId: 'sub-a',
  customerId: 'cus-a',
  subdomain: 'acme',
  status: 'CREATE_COMPLETE',
};
const CUSTOMER = {
  customerId: 'cus-a',
  email: 'Ann@acme.example',
  firstName: 'Ann',
  lastName: 'Bo',
  company: 'Acme',
  country: 'DE',
  stacks: [],
};

it.each([
  ['ann@acme.example', true],
  ['ann@acme', false],
  ['@acme.example', false],
  ['acme', false],
  ['', false],
])('the search “%s” is a whole e-mail address: %s', (search, expected) => {
  expect(isWholeEmail(search)).toBe(expected);
});

it.each([
  ['Ann Bo <ann@acme.example>;', 'ann@acme.example'],
  ['"Bo, Ann" <ann@acme.example>', 'ann@acme.example'],
  ['mailto:ann@acme.example?subject=Hi', 'ann@acme.example'],
  ['ann@acme.example;', 'ann@acme.example'],
  ['https://acme-hq.my-prtg.example/home', 'acme-hq.my-prtg.example'],
  [' acme–hq ', 'acme-hq'],
  ['Müller & Co. '.normalize('NFD'), 'Müller & Co.'],
])('staff search %j as %s', (typed, search) => {
  expect(staffSearch(typed)).toBe(search);
});

it.each([
  ['acme-hq.my-prtg.example', 'acme-hq'],
  ['acme.example', 'acme.example'],
  ['ann@mail.acme.example', 'ann@mail.acme.example'],
  ['10.0.0.1', '10.0.0.1'],
])('of the search %s, stacks are searched for %s', (search, sought) => {
  expect(stackSearch(search)).toBe(sought);
});

describe('an exact match', () => {
  it.each(['prtg-a', 'I-A', ' sub-a ', 'cus-a', 'ACME'])('for a stack is %s', (search) => {
    expect(isExactStack(STACK, search)).toBe(true);
  });
  it.each(['prtg', 'CREATE_COMPLETE', ''])('for a stack isn’t “%s”', (search) => {
    expect(isExactStack(STACK, search)).toBe(false);
  });
  it.each(['cus-a', 'ann@ACME.example', 'ann bo', 'acme'])('for a customer is %s', (search) => {
    expect(isExactCustomer(CUSTOMER, search)).toBe(true);
  });
  it('is listed first, and the other results keep their order', () => {
    expect(exactFirst([1, 2, 3, 4], (n) => n > 2)).toEqual([3, 4, 1, 2]);
  });
});

it('a customer is shown by name, else by company, else by e-mail address', () => {
  expect(customerName(CUSTOMER)).toBe('Ann Bo');
  expect(customerName({ ...CUSTOMER, firstName: '', lastName: '' })).toBe('Acme');
  expect(customerName({ ...CUSTOMER, firstName: '', lastName: '', company: '' })).toBe('Ann@acme.example');
});

it('recent searches are eight different ones at most, latest first', () => {
  expect(withSearch(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withSearch(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toHaveLength(8);
  expect(withSearch(['a'], '')).toEqual(['a']);
});

it('failed stacks are listed first, and the others keep their order', () => {
  const stacks = ['CREATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE', '', 'CREATE_FAILED'].map((status) => ({
    ...STACK,
    status,
  }));
  expect(failedFirst(stacks).map(({ status }) => status)).toEqual([
    'UPDATE_ROLLBACK_COMPLETE',
    'CREATE_FAILED',
    'CREATE_COMPLETE',
    '',
  ]);
});

it('a stack that is known by name only has empty fields otherwise', () => {
  expect(stackOnlyNamed('acme')).toEqual({
    name: 'acme',
    instanceId: '',
    subscriptionId: '',
    customerId: '',
    subdomain: '',
    status: '',
  });
});

describe('the only stack of a search', () => {
  const owner = { ...CUSTOMER, stacks: ['prtg-a'] };
  it.each([
    ['is that of the only customer', [owner], [STACK], STACK],
    ['doesn’t exist for two customers', [owner, owner], [STACK], undefined],
    [
      'doesn’t exist for a customer with two stacks',
      [{ ...owner, stacks: ['prtg-a', 'prtg-b'] }],
      [STACK],
      undefined,
    ],
    ['doesn’t exist if other stacks are found', [owner], [STACK, { ...STACK, name: 'prtg-b' }], undefined],
    ['doesn’t exist if it belongs to another customer', [owner], [{ ...STACK, name: 'prtg-b' }], undefined],
    ['doesn’t exist without a customer', [], [STACK], undefined],
    ['doesn’t exist before both responses', undefined, undefined, undefined],
    ['doesn’t exist before the stacks’ response', [owner], undefined, undefined],
    ['doesn’t exist if no stack was found', [owner], [], undefined],
  ])('%s', (_what, customers, stacks, expected) => {
    expect(onlyStack(customers, stacks)).toBe(expected);
  });
});
