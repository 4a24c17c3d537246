// The runs of a change: which callbacks are called when one ends, with the screen open or left, and what is kept of the last.
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { useChange, type ChangeOptions } from './change';

/** A screen with a change whose runs the test ends. */
function begin(options: Partial<ChangeOptions<string, string>> = {}) {
  const runs: { end: (data: string) => void; fail: (error: Error) => void }[] = [];
  const tools = announcing();
  const open = (...more: string[]) =>
    tools.render(() =>
      useChange({
        mutationKey: ['rename', ...more],
        mutationFn: (_name: string) =>
          new Promise<string>((end, fail) => {
            runs.push({ end, fail });
          }),
        ...options,
      }),
    );
  return { ...tools, runs, open };
}
type Screen = ReturnType<ReturnType<typeof begin>['open']>;

/** Starts the change, and waits until it is running. */
async function press({ result }: Screen, name: string, callbacks = {}) {
  act(() => result.current.run(name, callbacks));
  await waitFor(() => expect(result.current.variables).toBe(name));
}
const callbacks = () => ({ onSuccess: vi.fn(), onError: vi.fn(), onSettled: vi.fn(), onDone: vi.fn() });
const calls = (all: ReturnType<typeof callbacks>) =>
  Object.entries(all).flatMap(([name, { mock }]) => (mock.calls.length > 0 ? [name] : []));

describe('the callbacks of a change', () => {
  it('are onSuccess, onSettled and onDone when it succeeds', async () => {
    const { open, runs } = begin();
    const screen = open();
    const told = callbacks();
    await press(screen, 'A', told);
    runs[0]?.end('saved');
    await waitFor(() => expect(calls(told)).toEqual(['onSuccess', 'onSettled', 'onDone']));
    expect([told.onSuccess, told.onDone].map(({ mock }) => mock.calls[0]?.[0] as unknown)).toEqual([
      'saved',
      'saved',
    ]);
  });

  it('are onError and onSettled when it fails', async () => {
    const { open, runs } = begin();
    const screen = open();
    const told = callbacks();
    await press(screen, 'A', told);
    runs[0]?.fail(new Error('Refused.'));
    await waitFor(() => expect(screen.result.current.error?.message).toBe('Refused.'));
    expect(calls(told)).toEqual(['onError', 'onSettled']);
  });

  it('are only onDone after its screen has unmounted', async () => {
    const { open, runs } = begin();
    const screen = open();
    const told = callbacks();
    await press(screen, 'A', told);
    screen.unmount();
    runs[0]?.end('saved');
    await waitFor(() => expect(calls(told)).toEqual(['onDone']));
  });

  it('may be missing from the call, and are then the change’s own', async () => {
    const onSuccess = vi.fn();
    const { open, runs, announced } = begin({ onSuccess });
    const screen = open();
    act(() => screen.result.current.run('A'));
    await waitFor(() => expect(runs).toHaveLength(1));
    runs[0]?.end('saved');
    await waitFor(() => expect(screen.result.current.data).toBe('saved'));
    expect(onSuccess.mock.calls[0]?.slice(0, 2)).toEqual(['saved', 'A']);
    // Nothing is announced for a change without a success message.
    expect(announced).toEqual([]);
  });
});

describe('the latest run', () => {
  it('replaces the state of the one before', async () => {
    const { open, runs } = begin();
    const screen = open();
    await press(screen, 'A');
    runs[0]?.fail(new Error('Refused.'));
    await waitFor(() => expect(screen.result.current.error?.message).toBe('Refused.'));
    await press(screen, 'B');
    expect(screen.result.current).toMatchObject({ isPending: true, error: null, data: undefined });
    runs[1]?.end('saved');
    await waitFor(() => expect(screen.result.current).toMatchObject({ data: 'saved', error: null }));
  });

  it('is reset on demand, but not while it is running, and no other change is', async () => {
    const { open, runs, client } = begin();
    const [screen, other] = [open(), open('more')];
    await press(screen, 'A');
    runs[0]?.end('saved');
    await waitFor(() => expect(screen.result.current.data).toBe('saved'));
    await press(other, 'B');
    runs[1]?.end('saved too');
    await waitFor(() => expect(other.result.current.data).toBe('saved too'));
    await press(screen, 'C');
    act(() => screen.result.current.reset());
    expect(screen.result.current.isPending).toBe(true);
    expect(client.getMutationCache().getAll()).toHaveLength(2);
    expect(other.result.current.data).toBe('saved too');
  });
});

it('runAsync returns the outcome of each of several runs', async () => {
  const { open, runs } = begin();
  const { result } = open();
  const [one, two] = [result.current.runAsync('A'), result.current.runAsync('B')];
  await waitFor(() => expect(runs).toHaveLength(2));
  runs[0]?.end('saved');
  runs[1]?.fail(new Error('Refused.'));
  await expect(one).resolves.toBe('saved');
  await expect(two).rejects.toThrow('Refused.');
});
