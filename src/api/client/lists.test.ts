// Lists that may have left entries out: their data is what can be shown; how many can't be is counted beside it.
import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { listQuery, useSkipped } from './lists';

/** A list of two entries, from which one more was left out. */
function setUp() {
  const queryFn = vi.fn(() => Promise.resolve({ items: ['one', 'two'], skipped: 1 }));
  return { queryFn, query: listQuery({ queryKey: ['things'], queryFn, gcTime: 5000 }), ...announcing() };
}

describe('a list', () => {
  it('has the valid entries as its data, and is cached whole', async () => {
    const { query, client, render } = setUp();
    const { result } = render(() => useQuery(query).data);
    await waitFor(() => expect(result.current).toEqual(['one', 'two']));
    expect(client.getQueryData(query.queryKey)).toEqual({ items: ['one', 'two'], skipped: 1 });
    expect(query).toMatchObject({ queryKey: ['things'], gcTime: 5000 });
  });

  it('reports no skipped entries before it is fetched, without fetching it', () => {
    const { query, queryFn, client, render } = setUp();
    const { result } = render(() => useSkipped(query));
    expect(result.current).toBe(0);
    expect(client.isFetching()).toBe(0);
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('reports the number of skipped entries once it is fetched', async () => {
    const { query, queryFn, client, render } = setUp();
    const { result } = render(() => useSkipped(query));
    await client.query(query);
    await waitFor(() => expect(result.current).toBe(1));
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});
