// Switching the Multi-Platform Probe (docs/product/instance-settings.md#probe), with a fake clock.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { NetworkError, StatusError } from '../client/errors';
import { WaitStoppedError } from '../outcomes/stoppableChange';
import type { ProbeState } from '../../wire/instances';
import { switchProbe } from './probe';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const QUERY_KEY = ['probe', 'stack-1'];
const probe = (natsEnabled: boolean, isSfnRunning = false): ProbeState => ({ natsEnabled, isSfnRunning });
const answers = (state: ProbeState) => () => Promise.resolve(state);
const fails = (error: Error) => () => Promise.reject(error);
const NOT_DONE = 'NotDoneError: The server didn’t confirm this, and it hasn’t been done so far. Try again.';

/** Enables a disabled probe, given how the change goes and the states read afterwards, of which the last repeats. */
function setUp(change: () => Promise<unknown>, ...states: (() => Promise<ProbeState>)[]) {
  const { client } = announcing();
  client.setQueryData(QUERY_KEY, probe(false));
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
    cached: () => client.getQueryData<ProbeState>(QUERY_KEY),
  };
}
const done = () => Promise.resolve();

describe('the Multi-Platform Probe’s toggle', () => {
  it('is done once the configuration has finished, polled every 5 s', async () => {
    const { seen, queryFn, cached } = setUp(
      done,
      answers(probe(false, true)),
      answers(probe(false, true)),
      answers(probe(true)),
    );
    await vi.advanceTimersByTimeAsync(4999);
    expect(queryFn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(cached()).toEqual(probe(false, true));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([seen.went, queryFn.mock.calls.length]).toEqual(['enabled', 3]);
    expect(cached()).toEqual(probe(true));
  });

  it('fails at once when the change is refused, and reads nothing', async () => {
    const { seen, queryFn } = setUp(fails(new StatusError(400, 'No.')));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(seen.went).toBe('StatusError: No.');
    expect(queryFn).not.toHaveBeenCalled();
  });

  it('after an uncertain outcome, succeeds if the state has changed', async () => {
    const { seen } = setUp(fails(new NetworkError(false)), answers(probe(true)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.went).toBe('enabled');
  });

  it('after an uncertain outcome, fails if the state hasn’t changed', async () => {
    const { seen } = setUp(fails(new NetworkError(false)), answers(probe(false)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.went).toBe(NOT_DONE);
  });

  it('has an unknown outcome when the state can’t be read', async () => {
    const { seen } = setUp(done, fails(new StatusError(404, 'Gone.')));
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.went).toBe(
      'UnknownOutcomeError: Gone. We couldn’t check whether the configuration has finished.',
    );
  });

  it('waits as long as the configuration runs, or until the user stops it', async () => {
    const { seen, stop, queryFn } = setUp(done, answers(probe(false, true)));
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect([seen.went, queryFn.mock.calls.length]).toEqual(['waiting', 720]);
    stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect([seen.went, queryFn.mock.calls.length]).toEqual(['WaitStoppedError', 720]);
  });
});
