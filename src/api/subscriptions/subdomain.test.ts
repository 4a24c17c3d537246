// Changing the subdomain (docs/product/instance-settings.md#subdomain).
import { act } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { permissionsQuery } from '../user/permissions';
import { useChangeSubdomain } from './subdomain';
import { subscriptionsQuery } from './subscriptions';

/** Returns the owner's acme-hq, with the list of subscriptions fetched. */
async function acmeHq() {
  const connection = connectAs('owner');
  const tools = announcing();
  const id = connection.idOf('acme-hq');
  const { queryKey } = subscriptionsQuery();
  await tools.client.query(subscriptionsQuery());
  const listed = () => tools.client.getQueryData(queryKey)?.items.find((one) => one.id === id);
  return { ...connection, ...tools, id, path: `/customer/subscriptions/${id}`, listed };
}

describe('changing the subdomain', () => {
  it('updates the list, and reads the permissions again', async () => {
    const { render, id, path, listed, asked, client } = await acmeHq();
    await client.query(permissionsQuery());
    const clearToasts = vi.fn();
    const { result, unmount } = render(() => useChangeSubdomain(id, clearToasts));
    await act(() => result.current.runAsync('acme-plant'));
    expect(listed()?.fqdn).toContain('acme-plant');
    expect(asked()).toContain(`PUT ${path}/subdomain`);
    expect(client.getQueryState(permissionsQuery().queryKey)?.isInvalidated).toBe(true);
    expect(clearToasts).not.toHaveBeenCalled();
    unmount();
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  });

  it.each([
    ['the subdomain', 'This subdomain is taken.', 'SubdomainRefusedError'],
    ['something else', 'Your plan has expired.', 'StatusError'],
  ])('clears earlier toasts before it announces a refusal of %s', async (_what, said, name) => {
    const { sandbox, announced, render, id, path, listed } = await acmeHq();
    const before = listed();
    sandbox.faults.add({ path: `/api${path}/subdomain`, status: 409, body: { message: said } });
    const clearToasts = vi.fn(() => expect(announced).toEqual([]));
    const { result } = render(() => useChangeSubdomain(id, clearToasts));
    await act(() => result.current.runAsync('acme-plant').catch(() => undefined));
    expect(clearToasts).toHaveBeenCalledTimes(1);
    expect(announced).toEqual([`error: ${said}`]);
    await expect.poll(() => result.current.error).toMatchObject({ name, status: 409, serverSaid: said });
    expect(listed()).toEqual(before);
  });
});
