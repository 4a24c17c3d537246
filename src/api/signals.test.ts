// Leaving a screen aborts the calls it still waits for: each query passes the signal it is given on to its call.
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../test/support/announcing';
import { connectAs } from '../../test/support/connectAs';
import { server } from '../../test/support/setup';

type MakeQuery = (...given: unknown[]) => UseQueryOptions;

/** Every query that calls, by its name; the zones come with the code, and what wasn't delivered and what is polled from this visit. */
const QUERIES = Object.values(
  import.meta.glob<Record<string, unknown>>(['./*/*.ts', '!**/*.test.ts', '!./client/*'], { eager: true }),
).flatMap((module) =>
  Object.entries(module).filter(
    ([name]) => name.endsWith('Query') && !['zonesQuery', 'undeliveredQuery', 'polledQuery'].includes(name),
  ),
);

/** What queries are given that aren't about one id. */
const GIVEN: Readonly<Record<string, unknown[]>> = {
  settingQuery: ['mfa', 'st-2'],
  namedStacksQuery: [['acme']],
};

describe('a screen that unmounts', () => {
  it.each(QUERIES)('aborts its request of %s', async (name, make) => {
    connectAs('owner');
    const asked = vi.fn();
    server.use(
      http.all('*', async () => {
        asked();
        await delay('infinite');
      }),
    );
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    const query = (make as MakeQuery)(...(GIVEN[name] ?? ['acme-1', 'acme-2']));
    const { announced, render } = announcing();
    const { unmount } = render(() => useQuery(query));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    expect(abort).not.toHaveBeenCalled();
    unmount();
    await waitFor(() => expect(abort).toHaveBeenCalledTimes(1));
    expect(announced).toEqual([]);
  });
});
