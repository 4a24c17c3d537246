// The enterprise connection of an instance, with a stand-in for the vendor (docs/product/enterprise-connection.md#changing).
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { server } from '../../../test/support/setup';
import { config } from '../../config';
import {
  connectionQuery,
  useDeleteConnection,
  useSaveConnection,
  type ConnectionChange,
} from './connections';

const STACK = 'stack-1';
const PATH = `${config.apiUrl}/instance/enterprise-connection/${STACK}`;
const stored = (options: object) => ({ name: 'acme-entra', strategy: 'waad', options });

/** A stand-in for the vendor: the connection it has stored, and the changes it received. */
function setUp(has: object | undefined, write: (body: unknown) => Response = () => HttpResponse.json({})) {
  connectAs('owner');
  const vendor = { has, told: [] as unknown[] };
  const answer = (status = 200) =>
    vendor.has === undefined
      ? HttpResponse.json({ message: 'None.' }, { status: 404 })
      : HttpResponse.json(vendor.has, { status });
  const change = async ({ request }: { request: Request }) => {
    const body: unknown = request.method === 'DELETE' ? undefined : await request.json();
    vendor.told.push([request.method, body]);
    return write(body);
  };
  server.use(
    http.get(PATH, () => answer()),
    http.post(PATH, change),
    http.patch(PATH, change),
    http.delete(PATH, change),
  );
  const tools = announcing();
  const save = tools.render(() => useSaveConnection(STACK, 'acme'));
  const remove = tools.render(() => useDeleteConnection(STACK));
  const run = async (change: ConnectionChange) => {
    act(() => save.result.current.run(change));
    await waitFor(() => expect(save.result.current.isPending).toBe(false));
    await waitFor(() => expect(tools.announced).not.toEqual([]));
    return save.result.current;
  };
  return {
    ...tools,
    vendor,
    run,
    remove,
    cached: () => tools.client.getQueryData(connectionQuery(STACK).queryKey),
  };
}
const NOT_DONE = 'The server didn’t confirm this, and it hasn’t been done so far. Try again.';
const UNKNOWN = 'We couldn’t confirm whether this was done. Load this page again to see.';
const lost = () => HttpResponse.error();

describe('the enterprise connection', () => {
  it('is read unconverted, and is null if there is none', async () => {
    const { client, vendor } = setUp(stored({ tenant_domain: 'acme.example', some_list: [null] }));
    const read = () => client.query({ ...connectionQuery(STACK), staleTime: 0 });
    await expect(read()).resolves.toEqual(stored({ tenant_domain: 'acme.example', some_list: [null] }));
    vendor.has = undefined;
    await expect(read()).resolves.toBeNull();
    server.use(http.get(PATH, () => HttpResponse.json({ message: 'Not yours.' }, { status: 403 })));
    await expect(read()).rejects.toThrow('Not yours.');
  });

  it('is created if there is none, with a name made from the subdomain', async () => {
    const { run, vendor, announced, cached } = setUp(undefined, () => {
      vendor.has = stored({ client_id: 'client-1' });
      return HttpResponse.json({});
    });
    await run({ exists: false, edits: { clientId: 'client-1' } });
    expect(vendor.told).toEqual([
      ['POST', { name: 'acme-entra', strategy: 'waad', options: { client_id: 'client-1' } }],
    ]);
    expect(cached()).toEqual(stored({ client_id: 'client-1' }));
    expect(announced).toEqual(['success: Connection saved.']);
  });

  it('is cached as it was sent when it can’t be read after its creation', async () => {
    const { run, announced, cached } = setUp(undefined);
    server.use(http.get(PATH, () => HttpResponse.json({ message: 'Not yours.' }, { status: 403 })));
    await run({ exists: false, edits: { clientId: 'client-1', clientSecret: 's3' } });
    await waitFor(() => expect(announced).toEqual(['error: Not yours.', 'success: Connection saved.']));
    expect(cached()).toEqual(stored({ client_id: 'client-1', client_secret: '********' }));
  });

  it('leaves no secret in the mutation cache, whatever the outcome', async () => {
    const { run, client, vendor } = setUp(undefined, () =>
      HttpResponse.json({ message: 'No.' }, { status: 400 }),
    );
    await run({ exists: false, edits: { clientId: 'client-1', clientSecret: 's3-typed' } });
    expect(JSON.stringify(vendor.told)).toContain('s3-typed');
    const { state } = client.getMutationCache().getAll()[0]!;
    expect(state.error?.message).toBe('No.');
    expect(JSON.stringify(state)).not.toContain('s3-typed');
    const { takeSecret } = state.variables as { takeSecret: () => object };
    expect(takeSecret()).toEqual({});
  });

  it('that another administrator created meanwhile is changed by the next press', async () => {
    const { run, vendor, client } = setUp(undefined, () =>
      HttpResponse.json({ message: 'There is one.' }, { status: 409 }),
    );
    const { queryKey } = connectionQuery(STACK);
    client.setQueryData(queryKey, null);
    client.setQueryData(connectionQuery('stack-2').queryKey, null);
    await run({ exists: false, edits: { clientId: 'mine' } });
    vendor.has = stored({ client_id: 'theirs' });
    await run({ exists: false, edits: { clientId: 'mine' } });
    await waitFor(() => expect(vendor.told).toHaveLength(2));
    expect(vendor.told[1]).toEqual(['PATCH', { options: { client_id: 'mine' } }]);
    await waitFor(() => expect(client.isMutating()).toBe(0));
    const isStale = (of: string) => client.getQueryState(connectionQuery(of).queryKey)?.isInvalidated;
    expect([isStale(STACK), isStale('stack-2')]).toEqual([false, false]);
  });

  it('is changed with all options that the server currently has', async () => {
    const { run, vendor } = setUp(stored({ client_id: 'old', scope: ['User.Read'] }));
    await run({ exists: true, edits: { clientId: 'new' } });
    expect(vendor.told).toEqual([['PATCH', { options: { client_id: 'new', scope: ['User.Read'] } }]]);
  });

  it('is changed under the names that its options came with', async () => {
    const { run, vendor } = setUp(
      stored({ tenantDomain: 'a.example', clientId: 'old', clientSecret: '***' }),
    );
    await run({ exists: true, edits: { clientId: 'new', clientSecret: 'typed' } });
    expect(vendor.told).toEqual([
      ['PATCH', { options: { tenantDomain: 'a.example', clientId: 'new', clientSecret: 'typed' } }],
    ]);
  });

  it('isn’t changed if it has been deleted in the meantime', async () => {
    const { run, vendor, announced } = setUp(undefined);
    await run({ exists: true, edits: { clientId: 'new' } });
    expect(vendor.told).toEqual([]);
    expect(announced).toEqual([
      'error: This connection has been deleted in the meantime. Save it again to create a new one.',
    ]);
  });

  it('is read again after a refused change, whose reason is announced', async () => {
    const { run, cached, announced } = setUp(stored({ client_id: 'old' }), () =>
      HttpResponse.json({ message: 'No such client.' }, { status: 400 }),
    );
    await run({ exists: true, edits: { clientId: 'new' } });
    expect(announced).toEqual(['error: No such client.']);
    expect(cached()).toEqual(stored({ client_id: 'old' }));
  });

  it.each<[string, object | undefined, ConnectionChange, string]>([
    [
      'it has the change',
      stored({ client_id: 'new' }),
      { exists: true, edits: { clientId: 'new' } },
      'success: Connection saved.',
    ],
    [
      'it lacks the change',
      stored({ client_id: 'old' }),
      { exists: true, edits: { clientId: 'new' } },
      `error: ${NOT_DONE}`,
    ],
    ['there is none', undefined, { exists: false, edits: { clientId: 'new' } }, `error: ${NOT_DONE}`],
    [
      'a new one shows, whose secret nobody can see',
      stored({ client_id: 'new' }),
      { exists: false, edits: { clientId: 'new', clientSecret: 's3' } },
      'success: Connection saved.',
    ],
  ])('is read again after a change with an uncertain outcome: %s', async (_what, has, change, said) => {
    const { run, announced } = setUp(has, lost);
    await run(change);
    expect(announced).toEqual([said]);
  });

  it('can’t confirm a new secret after a change with an uncertain outcome', async () => {
    const { run, announced } = setUp(stored({ client_id: 'new' }), lost);
    await run({ exists: true, edits: { clientId: 'new', clientSecret: 's3' } });
    expect(announced).toEqual([
      'error: We couldn’t confirm whether the client secret was saved. Enter it and save the connection again.',
    ]);
  });

  it('has an unknown outcome if it can’t be read after an uncertain change', async () => {
    const { run, announced } = setUp(undefined, () => {
      server.use(http.get(PATH, () => HttpResponse.json({ message: 'Not yours.' }, { status: 403 })));
      return HttpResponse.error();
    });
    await run({ exists: false, edits: { clientId: 'new' } });
    expect(announced).toEqual(['error: Not yours.', `error: ${UNKNOWN}`]);
  });

  it.each([
    ['is deleted', () => new HttpResponse(null, { status: 204 }), 'success: Connection deleted.'],
    [
      'counts as deleted if it no longer exists',
      () => HttpResponse.json({ message: 'None.' }, { status: 404 }),
      'success: Connection deleted.',
    ],
    [
      'stays if the deletion is refused',
      () => HttpResponse.json({ message: 'No.' }, { status: 403 }),
      'error: No.',
    ],
  ])('%s', async (_what, write, said) => {
    const { remove, vendor, announced, cached } = setUp(stored({ client_id: 'old' }), write);
    act(() => remove.result.current.run());
    await waitFor(() => expect(announced).toEqual([said]));
    expect(vendor.told).toEqual([['DELETE', undefined]]);
    if (said.startsWith('success')) expect(cached()).toBeNull();
  });
});
