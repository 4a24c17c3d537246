// Polling after the network was away (docs/product/polling.md#other-errors), against the sandbox, with a fake clock.
import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { NoTokenError } from '../../domain/session/sessionErrors';
import { StatusError } from '../client/errors';
import { pollingQuery, pollNow } from './polling';

/** How long the identity library waits for a silent renewal before it times out, ms. */
const RENEWAL_MS = 15_000;
/** Answers arrive in real time, not by the fake clock. */
const realTimeout = setTimeout;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

/** Polls the owner's acme-hq; while `away`, fetching a token takes a renewal's whole time and fails. */
function poll() {
  let away = false;
  const connection = connectAs('owner', async () => {
    if (!away) return connection.sandbox.tokens.accessToken(connection.account);
    await new Promise((resolve) => setTimeout(resolve, RENEWAL_MS));
    throw new NoTokenError('No token for now.');
  });
  const { sandbox, tokensAsked, idOf } = connection;
  const id = idOf('acme-hq');
  const stack = [...sandbox.world.stacks.values()].find(({ subscriptionId }) => subscriptionId === id);
  Object.assign(stack ?? {}, { oddStatus: 'not_ready' });
  const { client, render } = announcing();
  const reads = () =>
    sandbox.log.since(0).filter(({ path, status }) => path.endsWith(id) && status !== undefined).length;
  /** Advances the clock and lets answers arrive until `isSo` returns true. */
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 1200 && !isSo(); step += 1) {
      await act(() => vi.advanceTimersByTimeAsync(50));
      await act(() => new Promise((resolve) => realTimeout(resolve, 1)));
    }
    expect(isSo()).toBe(true);
  };
  return {
    ...connection,
    id,
    reads,
    until,
    asking: () => tokensAsked.length,
    begin: () => render(() => useQuery(pollingQuery(id))).result,
    leave: () => (away = true),
    comeBack: () => {
      away = false;
      act(() => pollNow(client));
    },
  };
}

describe('polling resumes when the network comes back', () => {
  it.each([1, 3])('during attempt %i of a poll that had succeeded before', async (tried) => {
    const { begin, reads, until, asking, leave, comeBack } = poll();
    const result = begin();
    await until(() => reads() === 1);
    leave();
    await until(() => asking() === 1 + tried);
    comeBack();
    await until(() => reads() >= 3);
    expect(result.current).toMatchObject({ isError: false, data: { next: 'ask' } });
  });

  it.each([1, 3])('during attempt %i of the first poll', async (tried) => {
    const { begin, reads, until, asking, leave, comeBack } = poll();
    leave();
    const result = begin();
    await until(() => asking() === tried);
    comeBack();
    await until(() => reads() >= 2);
    expect(result.current).toMatchObject({ isError: false, data: { next: 'ask' } });
  });

  it('but stays stopped after a refusal', async () => {
    const { begin, sandbox, id, reads, until, comeBack } = poll();
    sandbox.faults.add({ path: `/api/customer/subscriptions/${id}`, status: 404, times: 1 });
    const result = begin();
    await until(() => result.current.error instanceof StatusError);
    comeBack();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect([reads(), result.current.isError]).toEqual([1, true]);
  });
});
