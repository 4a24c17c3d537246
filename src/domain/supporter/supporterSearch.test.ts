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
])('a whole e-mail address: %s %s', (search, expected) => {
  expect(isWholeEmail(search)).toBe(expected);
});

describe('an exact match', () => {
  it.each(['prtg-a', 'I-A', ' sub-a ', 'cus-a', 'ACME'])('of a stack is %s', (search) => {
    expect(isExactStack(STACK, search)).toBe(true);
  });
  it.each(['prtg', 'CREATE_COMPLETE', ''])('of a stack is not “%s”', (search) => {
    expect(isExactStack(STACK, search)).toBe(false);
  });
  it.each(['cus-a', 'ann@ACME.example', 'ann bo', 'acme'])('of a customer is %s', (search) => {
    expect(isExactCustomer(CUSTOMER, search)).toBe(true);
  });
  it('comes first, the rest as it came', () => {
    expect(exactFirst([1, 2, 3, 4], (n) => n > 2)).toEqual([3, 4, 1, 2]);
  });
});

it('a customer is called by name, else by company, else by e-mail', () => {
  expect(customerName(CUSTOMER)).toBe('Ann Bo');
  expect(customerName({ ...CUSTOMER, firstName: '', lastName: '' })).toBe('Acme');
  expect(customerName({ ...CUSTOMER, firstName: '', lastName: '', company: '' })).toBe('Ann@acme.example');
});

it('recent searches are eight at most, each once, the last one first', () => {
  expect(withSearch(['b', 'a'], 'a')).toEqual(['a', 'b']);
  expect(withSearch(['1', '2', '3', '4', '5', '6', '7', '8'], '9')).toHaveLength(8);
  expect(withSearch(['a'], '')).toEqual(['a']);
});

it('failed stacks come first, the rest as they came', () => {
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

it('knows nothing but the name of a stack that is only named', () => {
  expect(stackOnlyNamed('acme')).toEqual({
    name: 'acme',
    instanceId: '',
    subscriptionId: '',
    customerId: '',
    subdomain: '',
    status: '',
  });
});

describe('the only stack', () => {
  const owner = { ...CUSTOMER, stacks: ['prtg-a'] };
  it.each([
    ['is that of the one customer', [owner], [STACK], STACK],
    ['is none of two customers', [owner, owner], [STACK], undefined],
    ['is none of a customer with two', [{ ...owner, stacks: ['prtg-a', 'prtg-b'] }], [STACK], undefined],
    ['is none among others', [owner], [STACK, { ...STACK, name: 'prtg-b' }], undefined],
    ['is none of somebody else', [owner], [{ ...STACK, name: 'prtg-b' }], undefined],
    ['is none without a customer', [], [STACK], undefined],
    ['is none before the answers', undefined, undefined, undefined],
    ['is none before the answer about stacks', [owner], undefined, undefined],
    ['is none where no stack was found', [owner], [], undefined],
  ])('%s', (_what, customers, stacks, expected) => {
    expect(onlyStack(customers, stacks)).toBe(expected);
  });
});
