// Switching the Multi-Platform Probe (docs/product/instance-settings.md#probe), with a fake clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { NetworkError, StatusError } from '../client/errors';
import { WaitStoppedError } from '../outcomes/stoppableChange';
import { switchProbe, type Probe } from './probe';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const QUERY_KEY = ['probe', 'stack-1'];
const probe = (natsEnabled: boolean, isSfnRunning = false, asked = 0): Probe => ({
  natsEnabled,
  isSfnRunning,
  asked,
});
const answers = (state: Probe) => () => Promise.resolve(state);
const fails = (error: Error) => () => Promise.reject(error);
const NOT_DONE = 'NotDoneError: The server didn’t confirm this, and it hasn’t been done so far. Try again.';

/** Enables a disabled probe, given how the change goes and the states read afterwards, of which the last repeats. */
function setUp(change: () => Promise<unknown>, ...states: (() => Promise<Probe>)[]) {
  const { client } = announcing();
  client.setQueryData(QUERY_KEY, probe(false, false, 7));
  client.setQueryData(['probe', 'another'], probe(false));
  const queryFn = vi.fn(() =>
    (states[Math.min(queryFn.mock.calls.length, states.length) - 1] ?? answers(probe(false)))(),
  );
  const controller = new AbortController();
  const seen = { went: 'waiting' };
  switchProbe(client, { isEnabled: true, change, query: { queryKey: QUERY_KEY, queryFn } }, (wait) =>
    wait(controller.signal),
  ).then(
    (isEnabled) => (seen.went = isEnabled ? 'enabled' : 'disabled'),
    (why: unknown) => (seen.went = String(why)),
  );
  return {
    seen,
    queryFn,
    stop: () => controller.abort(new WaitStoppedError()),
    cached: () => client.getQueryData<Probe>(QUERY_KEY),
    isStale: () => client.getQueryState(QUERY_KEY)?.isInvalidated,
    isOtherStale: () => client.getQueryState(['probe', 'another'])?.isInvalidated,
  };
}
const done = () => Promise.resolve();

describe('the Multi-Platform Probe’s toggle', () => {
  it('is done once the configuration has finished, polled every 5 s', async () => {
    const { seen, queryFn, cached, isStale } = setUp(
      done,
      answers(probe(false, true, 1)),
      answers(probe(false, true, 2)),
      answers(probe(true)),
    );
    await vi.advanceTimersByTimeAsync(0);
    // The count of reads starts over.
    expect(cached()?.asked).toBe(0);
    await vi.advanceTimersByTimeAsync(4999);
    expect(queryFn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([seen.went, queryFn.mock.calls.length]).toEqual(['enabled', 3]);
    expect(isStale()).toBe(false);
  });

  it('fails at once when the change is refused, and reads the state again', async () => {
    const { seen, queryFn, cached, isStale } = setUp(fails(new StatusError(400, 'No.')));
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.went, isStale()]).toEqual(['StatusError: No.', true]);
    expect(queryFn).not.toHaveBeenCalled();
    // The page may go on polling.
    expect(cached()?.asked).toBe(0);
  });

  it('after an uncertain outcome, succeeds if the state has changed', async () => {
    const { seen } = setUp(fails(new NetworkError(false)), answers(probe(true)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.went).toBe('enabled');
  });

  it('after an uncertain outcome, fails if the state hasn’t changed', async () => {
    const { seen, isStale, isOtherStale } = setUp(fails(new NetworkError(false)), answers(probe(false)));
    await vi.advanceTimersByTimeAsync(5000);
    expect([seen.went, isStale(), isOtherStale()]).toEqual([NOT_DONE, true, false]);
  });

  it('has an unknown outcome when the state can’t be read', async () => {
    const { seen } = setUp(done, fails(new StatusError(404, 'Gone.')));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.went).toBe(
      'UnknownOutcomeError: We couldn’t confirm whether this was done. Load this page again to see.',
    );
  });

  it('stops waiting when the user asks for that', async () => {
    const { seen, stop, cached, isStale } = setUp(done, answers(probe(false, true, 1)));
    await vi.advanceTimersByTimeAsync(7000);
    stop();
    await vi.advanceTimersByTimeAsync(0);
    expect([seen.went, isStale()]).toEqual(['WaitStoppedError', true]);
    // Nor does the page go on polling by itself.
    expect(cached()?.asked).toBe(60);
  });

  it.each([
    [59, 'waiting'],
    [60, 'WaitStoppedError'],
  ])('stops waiting after 60 polls (after %i: %s)', async (asked, went) => {
    const { seen } = setUp(done, answers(probe(false, true, asked)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.went).toBe(went);
  });

  it('is done once the configuration has finished, even at the 60th poll', async () => {
    const { seen } = setUp(done, answers(probe(true, false, 60)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.went).toBe('enabled');
  });
});
