// When a change of many instances waits, and for how long (docs/product/bulk-change.md#run): as Retry-After says, if it comes
// with a 429 or 503.
import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../../test/support/announcing';
import { standInVendor } from '../../../../test/support/standInVendor';
import { changeMany, readSettings } from '../bulkChange';

afterEach(() => vi.useRealTimers());

const READABLE = { 'Access-Control-Expose-Headers': 'Retry-After' };

/** Changes five instances: the first four changes are refused with `status` and `headers`, the fifth is made. */
function run(status: number, headers: Record<string, string> = {}) {
  const refusal = () => HttpResponse.json({ message: 'Not now.' }, { status, headers });
  const ids = ['1', '2', '3', '4', '5'];
  const asked: string[] = standInVendor({
    ...Object.fromEntries(ids.slice(0, 4).map((n) => [`POST /instance/st-${n}/timezone`, refusal])),
    // Read back after a 503.
    ...Object.fromEntries(ids.map((n) => [`GET /instance/st-${n}/timezone`, { timezone: 'GMT' }])),
    'POST /instance/st-5/timezone': {},
  });
  const states = new Map<string, string[]>();
  const running = changeMany(announcing().client, {
    changes: ids.map((id) => ({
      id,
      setting: 'timezone',
      value: 'UTC',
      instance: { id, stackId: `st-${id}`, fqdn: 'acme.example' },
    })),
    signal: new AbortController().signal,
    onState: (id, state) => states.set(id, [...(states.get(id) ?? []), state]),
  });
  const hasBegun = () => asked.some((line) => line.includes('st-5'));
  const allFailed = () => waitFor(() => expect(states.get('4')).toEqual(['changing', 'failed']));
  return { running, states, hasBegun, allFailed };
}

describe('after a refusal, the next change of a bulk change starts', () => {
  it.each<[number, Record<string, string>]>([
    [429, {}],
    [503, {}],
    [409, { 'Retry-After': '20' }],
  ])('at once after status %i with the headers %j', async (status, headers) => {
    const { running, states } = run(status, { ...headers, ...READABLE });
    await running;
    expect(states.get('1')).toEqual(['changing', 'failed']);
    expect(states.get('5')).toEqual(['changing', 'changed']);
  });

  it.each([
    [429, 20],
    [503, 20],
    // The longest that the portal waits.
    [429, 30],
  ])('at the Retry-After time after status %i with %i s', async (status, seconds) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { running, states, hasBegun, allFailed } = run(status, {
      'Retry-After': String(seconds),
      ...READABLE,
    });
    await allFailed();
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 3000);
    expect([hasBegun(), states.get('5')]).toEqual([false, undefined]);
    await vi.advanceTimersByTimeAsync(3000);
    await running;
    expect(states.get('5')).toEqual(['changing', 'changed']);
  });
});

it('a current value is read again after a gateway error', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const asked: string[] = standInVendor({
    'GET /instance/st-1/timezone': () =>
      asked.length === 1 ? new HttpResponse(null, { status: 502 }) : HttpResponse.json({ timezone: 'UTC' }),
  });
  const reading = readSettings(
    announcing().client,
    'timezone',
    [{ id: '1', stackId: 'st-1', fqdn: 'acme.example' }],
    { signal: new AbortController().signal, onProgress: () => undefined },
  );
  await waitFor(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(4000);
  expect([...(await reading)]).toEqual([['1', 'UTC']]);
});
