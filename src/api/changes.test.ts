// The key by which a screen that was left and opened again finds its running change (docs/architecture.md#server-state): what is
// changed, and of which thing. Two changes with one key would show each other's progress and failures.
import { act, waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { expect, it } from 'vitest';
import { announcing } from '../../test/support/announcing';
import { connectAs } from '../../test/support/connectAs';
import { CHANGES } from '../../test/support/everyChange';
import { server } from '../../test/support/setup';
import { fireAtScript } from '../../test/support/standInBilling';
import { standInVendor } from '../../test/support/standInVendor';

it.each(CHANGES)('a change is cached under the mutation key $key', ({ key, use }) => {
  connectAs('owner');
  server.use(http.all('*', () => delay('infinite')));
  const { client, render } = announcing();
  const { result } = render(use);
  expect(client.getMutationCache().getAll()).toEqual([]);
  act(() => result.current());
  const running = client.getMutationCache().getAll();
  expect(running.map(({ options: { mutationKey } }) => mutationKey?.join(' '))).toEqual([key]);
});

it.each(CHANGES)(
  'only a change that a returning user needs stays cached after its screen unmounts: $key',
  async ({ isForgotten, use }) => {
    standInVendor({});
    const { client, render } = announcing();
    const { result, unmount } = render(use);
    act(() => result.current());
    await waitFor(() => {
      fireAtScript('error');
      expect(client.isMutating()).toBe(0);
    });
    unmount();
    // Forgotten changes are removed only at the end of this turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve));
    expect(client.getMutationCache().getAll()).toHaveLength(isForgotten ? 0 : 1);
  },
);
