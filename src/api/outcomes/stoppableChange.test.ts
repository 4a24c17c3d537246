// A change that waits for something the user can stop waiting for (docs/product/polling.md#status-waits).
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { useStoppableChange } from './stoppableChange';

/** A change that waits before it is made; the test ends the waits. */
function begin() {
  const waits: { signal: AbortSignal; end: () => void; fail: (error: Error) => void }[] = [];
  const done: { end: () => void }[] = [];
  const tools = announcing();
  const open = (what = 'restart') =>
    tools.render(() =>
      useStoppableChange({
        mutationKey: ['test', what],
        mutationFn: async (name: string, stoppable) => {
          await stoppable(
            (signal) =>
              new Promise<void>((end, fail) => {
                signal.addEventListener('abort', () => fail(signal.reason as Error));
                waits.push({ signal, end, fail });
              }),
          );
          await new Promise<void>((end) => done.push({ end }));
          return name;
        },
        success: (name) => `${name} is done.`,
      }),
    );
  /** Runs the change until it waits. */
  const toWait = async () => {
    const screen = open();
    act(() => screen.result.current.run('A'));
    await waitFor(() => expect(screen.result.current.isWaiting).toBe(true));
    return screen;
  };
  return { ...tools, waits, done, open, toWait };
}

describe('the wait of a stoppable change', () => {
  it('can be stopped until it is over; the change that follows can’t', async () => {
    const { open, toWait, waits, done, announced } = begin();
    expect(open().result.current).toMatchObject({ isWaiting: false, isStopped: false, isPending: false });
    const { result } = await toWait();
    expect(result.current).toMatchObject({ isPending: true, isStopped: false, error: null });
    const other = open('resize').result;
    act(() => other.current.stopWaiting());
    act(() => waits[0]?.end());
    await waitFor(() => expect(result.current.isWaiting).toBe(false));
    expect(result.current.isPending).toBe(true);
    act(() => result.current.stopWaiting());
    act(() => done[0]?.end());
    await waitFor(() => expect(result.current.data).toBe('A'));
    expect(result.current).toMatchObject({ isPending: false, isStopped: false });
    expect(waits[0]?.signal.aborted).toBe(false);
    expect(announced).toEqual(['success: A is done.']);
  });

  it('causes no error and no toast when the user stops it', async () => {
    const { toWait, waits, done, announced } = begin();
    const { result } = await toWait();
    act(() => result.current.stopWaiting());
    await waitFor(() => expect(result.current.isStopped).toBe(true));
    expect(result.current).toMatchObject({ isPending: false, isWaiting: false, error: null });
    expect(waits[0]?.signal.reason).toMatchObject({ name: 'WaitStoppedError', message: '' });
    expect(done).toEqual([]);
    expect(announced).toEqual([]);
    // The next run doesn't count as stopped.
    act(() => result.current.run('B'));
    await waitFor(() => expect(result.current).toMatchObject({ isWaiting: true, isStopped: false }));
  });

  it('counts as stopped even if it ended at the same moment', async () => {
    const { toWait, waits, done } = begin();
    const { result } = await toWait();
    act(() => {
      waits[0]?.end();
      result.current.stopWaiting();
    });
    await waitFor(() => expect(result.current.isStopped).toBe(true));
    expect(done).toEqual([]);
  });

  it('fails the change when it fails', async () => {
    const { toWait, waits, announced } = begin();
    const { result } = await toWait();
    act(() => waits[0]?.fail(new Error('Busy.')));
    await waitFor(() => expect(result.current.error?.message).toBe('Busy.'));
    expect(result.current).toMatchObject({ isStopped: false, isWaiting: false });
    expect(announced).toEqual(['error: Busy.']);
  });

  it('can still be stopped after its screen was closed and opened again', async () => {
    const { open, toWait } = begin();
    (await toWait()).unmount();
    const { result } = open();
    expect(result.current).toMatchObject({ isPending: true, isWaiting: true });
    act(() => result.current.stopWaiting());
    await waitFor(() => expect(result.current).toMatchObject({ isWaiting: false, isStopped: true }));
  });

  it('is independent of other changes’ waits', async () => {
    const { open, toWait, waits } = begin();
    await toWait();
    const other = open('resize');
    act(() => other.result.current.run('B'));
    await waitFor(() => expect(other.result.current.isWaiting).toBe(true));
    act(() => other.result.current.stopWaiting());
    await waitFor(() => expect(other.result.current.isStopped).toBe(true));
    expect(waits.map(({ signal }) => signal.aborted)).toEqual([false, true]);
  });
});
