// A change whose outcome is unknown is never repeated automatically (docs/product/failures.md#uncertain-outcomes): tries every
// call that changes something, without any answer, and with an answer that is lost after the change was made. Orders are left
// out, as they take effect only in the checkout.
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isForStaff } from '../../build/contract/calls.ts';
import { subscriptionsQuery } from '../../src/api/subscriptions/subscriptions';
import { announcing } from '../support/announcing';
import { connectAs } from '../support/connectAs';
import { exampleLine } from '../support/everyCall';
import { CHANGES } from '../support/everyChange';

const TRUE_SENTENCES =
  /didn’t confirm|could not confirm|couldn’t confirm|took too long|couldn’t be reached|hasn’t been done so far/;

afterEach(() => vi.useRealTimers());

describe.each(CHANGES.filter(({ isHarmless }) => !isHarmless))('$key', ({ call, use, canBeRead }) => {
  const persona = isForStaff(call) ? 'staff' : 'owner';
  const line = exampleLine(call);
  const [method = '', path = ''] = line.split(' ');
  async function begin() {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const connection = connectAs(persona);
    const { client, announced, render } = announcing();
    if (persona === 'owner') await client.query(subscriptionsQuery());
    const { result } = render(use);
    const asked = () => connection.asked().filter((one) => one.startsWith(line)).length;
    return { ...connection, client, announced, change: result, asked };
  }

  it('is sent once if no response arrives, and reports what is known', async () => {
    // msw's XMLHttpRequest ignores its `timeout`.
    vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set').mockImplementation(function (
      this: XMLHttpRequest,
      ms: number,
    ) {
      setTimeout(() => this.readyState < 4 && this.dispatchEvent(new ProgressEvent('timeout')), ms);
    });
    const { sandbox, client, announced, change, asked } = await begin();
    sandbox.faults.add({ path: `/api${path}`, method, delayMs: 300_000, times: -1 });
    change.current();
    await waitFor(() => expect(asked()).toBe(1));
    await vi.advanceTimersByTimeAsync(31_000);
    for (let turn = 0; turn < 6 && client.isMutating() > 0; turn += 1) {
      await vi.advanceTimersByTimeAsync(5_000);
      await waitFor(() => expect(client.isFetching()).toBe(0));
    }
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(announced).toHaveLength(1);
    expect(announced[0]).toMatch(TRUE_SENTENCES);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
  });

  it('is sent once if only the response is lost, and reports what was read afterwards', async () => {
    const { sandbox, client, announced, change, asked } = await begin();
    const apply = sandbox.faults.apply.bind(sandbox.faults);
    sandbox.faults.apply = async (request, at, answer) => {
      const response = await apply(request, at, answer);
      return request.method === method && at.startsWith(`/api${path}`) ? Response.error() : response;
    };
    change.current();
    await waitFor(() => expect(asked()).toBe(1));
    sandbox.world.clock.advance(3_600);
    for (let turn = 0; turn < 6 && client.isMutating() > 0; turn += 1) {
      await vi.advanceTimersByTimeAsync(5_000);
      await waitFor(() => expect(client.isFetching()).toBe(0));
    }
    await waitFor(() => expect(client.isMutating()).toBe(0));
    if (canBeRead) expect(announced.filter((one) => one.startsWith('error'))).toEqual([]);
    else expect(announced[0]).toMatch(TRUE_SENTENCES);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(1);
  });
});
