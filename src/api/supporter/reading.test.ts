// What support staff read (docs/product/supporter.md#search, docs/product/vendor-api.md#supporter-calls): which calls are made,
// in which order the rows come, and that nothing of it outlives the screen by more than five minutes.
import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { refused, standInVendor } from '../../../test/support/standInVendor';
import { stackConnectionQuery, instanceDataQuery } from './supporterInstances';
import { customerQuery, customersQuery, hierarchyQuery, stackUsersQuery } from './supporterCustomers';
import {
  incongruitiesQuery,
  namedStacksQuery,
  stackQuery,
  stacksOfCustomerQuery,
  stacksQuery,
  useReadAgain,
} from './supporterStacks';
import { stackSubscriptionQuery } from './supporterTrials';

const customer = (id: string, rest: object = {}) => ({
  customer_id: id,
  email: `${id}@acme.example`,
  ...rest,
});
const stack = (name: string, status: string, rest: object = {}) => ({
  name,
  status,
  customer_id: 'cus-1',
  ...rest,
});
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

describe('the search for customers', () => {
  it('by a whole e-mail address requests that address', async () => {
    const asked = standInVendor({ 'GET /supporter/customers': [customer('olivia')] });
    const found = await announcing().client.query(customersQuery('olivia@acme.example'));
    expect(found.map(({ customerId }) => customerId)).toEqual(['olivia']);
    expect(asked).toEqual(['GET /supporter/customers?email=olivia%40acme.example']);
  });

  it('by any other text lists exact matches first', async () => {
    const asked = standInVendor({
      'GET /supporter/customers2': [
        customer('a', { company: 'Acme South' }),
        customer('b', { company: 'Acme' }),
      ],
    });
    const found = await announcing().client.query(customersQuery('acme'));
    expect(found.map(({ company }) => company)).toEqual(['Acme', 'Acme South']);
    expect(asked).toEqual(['GET /supporter/customers2?search=acme']);
  });

  it('counts entries that can’t be read', async () => {
    standInVendor({ 'GET /supporter/customers2': [customer('a'), { company: 'Without an id' }] });
    const { client } = announcing();
    await client.query(customersQuery('acme'));
    expect(client.getQueryData(customersQuery('acme').queryKey)?.skipped).toBe(1);
  });

  it.each([
    ['b', 'b@acme.example'],
    ['c', undefined],
  ])('finds one of two customers of the same name by id: %s', async (id, email) => {
    const asked = standInVendor({ 'GET /supporter/customers2': [customer('a'), customer('b')] });
    const found = await announcing().client.query(customerQuery(id, 'Acme'));
    expect(found?.email).toBe(email);
    expect(found === null).toBe(email === undefined);
    expect(asked).toEqual(['GET /supporter/customers2?search=Acme']);
  });

  it('returns a customer’s hierarchy as a tree', async () => {
    const leaf = { id: 'cus-1', name: 'Acme', type: 'customer', children: [] };
    standInVendor({ 'GET /supporter/customers/cus-1/hierarchy': leaf });
    expect(await announcing().client.query(hierarchyQuery('cus-1'))).toEqual({
      ...leaf,
      children: { items: [], skipped: 0 },
    });
  });
});

describe('the search for stacks', () => {
  const rows = [
    stack('acme-good', 'CREATE_COMPLETE'),
    stack('acme-bad', 'CREATE_FAILED'),
    stack('acme', 'CREATE_COMPLETE', { customer_id: 'cus-10' }),
  ];

  it('lists exact matches first, then failed stacks', async () => {
    const asked = standInVendor({ 'POST /supporter/stacks': [...rows, { status: 'nameless' }] });
    const { client } = announcing();
    expect(names(await client.query(stacksQuery('acme')))).toEqual(['acme', 'acme-bad', 'acme-good']);
    expect(asked).toEqual(['POST /supporter/stacks {"search":"acme"}']);
    expect(client.getQueryData(stacksQuery('acme').queryKey)?.skipped).toBe(1);
  });

  it.each([
    ['acme-good', 'acme-good'],
    ['acme-g', undefined],
  ])('finds a stack by its exact name only: %s', async (name, found) => {
    const asked = standInVendor({ 'POST /supporter/stacks': rows });
    const answer = await announcing().client.query(stackQuery(name));
    expect(answer?.name).toBe(found);
    expect(answer === null).toBe(found === undefined);
    expect(asked).toEqual([`POST /supporter/stacks {"search":"${name}"}`]);
  });

  it('by customer lists those with exactly this id, failed ones first', async () => {
    const asked = standInVendor({ 'POST /supporter/stacks': [...rows, {}] });
    const { client } = announcing();
    expect(names(await client.query(stacksOfCustomerQuery('cus-1')))).toEqual(['acme-bad', 'acme-good']);
    expect(asked).toEqual(['POST /supporter/stacks {"search":"cus-1"}']);
    expect(client.getQueryData(stacksOfCustomerQuery('cus-1').queryKey)?.skipped).toBe(1);
  });

  it('by several names requests each, lists failed ones first, and keeps names that weren’t found', async () => {
    const asked = standInVendor({ 'POST /supporter/stacks': rows });
    const found = await announcing().client.query(namedStacksQuery(['acme-g', 'acme', 'acme-bad']));
    expect(found.map(({ name, status }) => [name, status])).toEqual([
      ['acme-bad', 'CREATE_FAILED'],
      ['acme-g', ''],
      ['acme', 'CREATE_COMPLETE'],
    ]);
    expect(asked).toEqual(
      ['acme-g', 'acme', 'acme-bad'].map((search) => `POST /supporter/stacks {"search":"${search}"}`),
    );
  });
});

describe('for one stack', () => {
  it('its machine, users, subscription and incongruities are read by its name', async () => {
    const asked = standInVendor({
      'GET /supporter/instances/acme/getInstanceData': { instance_id: 'i-1', launched_at: 1_700_000_000 },
      'GET /supporter/users/acme': [{ id: 'u-1', name: 'Uwe' }],
      'GET /supporter/stacks/acme/incongruities': [{ field: 'region', expected: 1, actual: true }],
      'GET /supporter/subscriptions/sub-1': { id: 'sub-1', subscription_status: 'in_trial' },
    });
    const { client } = announcing();
    expect(await client.query(instanceDataQuery('acme'))).toEqual({
      instanceId: 'i-1',
      launchedAt: 1_700_000_000,
    });
    expect(names(await client.query(stackUsersQuery('acme')))).toEqual(['Uwe']);
    expect(await client.query(incongruitiesQuery('acme'))).toEqual([
      { field: 'region', expected: '1', actual: 'true', message: '' },
    ]);
    expect(await client.query(stackSubscriptionQuery('sub-1'))).toEqual({
      id: 'sub-1',
      subscriptionStatus: 'in_trial',
    });
    expect(asked).toHaveLength(4);
  });
});

describe('a stack’s enterprise connection', () => {
  it('has no secret, even in the cache', async () => {
    const options = {
      tenant_domain: 'acme.example',
      client_id: 'c-1',
      client_secret: 's3cret',
      scope: ['x'],
    };
    standInVendor({
      'GET /supporter/connections/enterprise/acme': { name: 'acme-entra', strategy: 'waad', options },
    });
    const { client } = announcing();
    const read = await client.query(stackConnectionQuery('acme'));
    expect(read).toMatchObject({
      name: 'acme-entra',
      strategy: 'waad',
      tenantDomain: 'acme.example',
      clientId: 'c-1',
    });
    expect(
      JSON.stringify(
        client
          .getQueryCache()
          .getAll()
          .map(({ state }) => state),
      ),
    ).not.toContain('s3cret');
  });

  it('is null after a 404, but not after a refusal', async () => {
    standInVendor({ 'GET /supporter/connections/enterprise/b': refused(403, 'Not yours.') });
    const { client, announced } = announcing();
    expect(await client.query(stackConnectionQuery('a'))).toBeNull();
    await expect(client.query(stackConnectionQuery('b'))).rejects.toThrow('Not yours.');
    expect(announced).toEqual(['error: Not yours.']);
  });
});

describe('the supporter area’s queries', () => {
  it('have keys below one common key, and are dropped after five minutes', () => {
    const all = [
      stacksQuery('x'),
      stackQuery('x'),
      stacksOfCustomerQuery('x'),
      namedStacksQuery(['x', 'y']),
      incongruitiesQuery('x'),
      customersQuery('x'),
      customerQuery('x', 'n'),
      hierarchyQuery('x'),
      instanceDataQuery('x'),
      stackConnectionQuery('x'),
      stackSubscriptionQuery('x'),
      stackUsersQuery('x'),
    ];
    expect(all.map(({ queryKey }) => queryKey.join(' '))).toEqual([
      'supporter stacks x',
      'supporter stack x',
      'supporter stacks-of x',
      'supporter stacks-named x,y',
      'supporter incongruities x',
      'supporter customers x',
      'supporter customer x n',
      'supporter hierarchy x',
      'supporter instance x',
      'supporter connection x',
      'supporter subscription x',
      'supporter users x',
    ]);
    expect(all.map(({ gcTime }) => gcTime)).toEqual(Array(12).fill(300_000));
  });

  it('are refetched together, without any other query', () => {
    standInVendor({});
    const { client, render } = announcing();
    client.setQueryData(['supporter', 'stack', 'acme'], null);
    client.setQueryData(['plans'], { items: [], skipped: 0 });
    const { result } = render(() => useReadAgain());
    act(() => result.current());
    expect(client.getQueryState(['supporter', 'stack', 'acme'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['plans'])?.isInvalidated).toBe(false);
  });
});
