// The one shape of a change: the state that a screen sees, even if it was left and opened again.
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { useChange } from './change';

/** A change whose runs the test ends. */
function begin(options: { isForgotten?: boolean; group?: readonly string[] } = {}) {
  const runs: { end: (data: string) => void; fail: (error: Error) => void }[] = [];
  const tools = announcing();
  const open = (what = 'rename') =>
    tools.render(() =>
      useChange({
        mutationKey: ['test', what],
        mutationFn: (_name: string) =>
          new Promise<string>((end, fail) => {
            runs.push({ end, fail });
          }),
        success: (data, name) => `${name} is ${data}.`,
        ...options,
      }),
    );
  return { ...tools, runs, open };
}

describe('a change', () => {
  it('reports that it is running, and its outcome', async () => {
    const { open, runs, announced } = begin();
    const { result } = open();
    expect(result.current).toMatchObject({ isPending: false, error: null });
    act(() => result.current.run('A'));
    await waitFor(() => expect(result.current).toMatchObject({ isPending: true, variables: 'A' }));
    runs[0]?.end('saved');
    await waitFor(() => expect(result.current).toMatchObject({ isPending: false, data: 'saved' }));
    expect(result.current.variables).toBeUndefined();
    expect(announced).toEqual(['success: A is saved.']);
  });

  it('can’t be started while it is running', async () => {
    const { open, runs } = begin();
    const { result } = open();
    act(() => {
      result.current.run('A');
      result.current.run('B');
    });
    await waitFor(() => expect(result.current.variables).toBe('A'));
    expect(runs).toHaveLength(1);
  });

  it('blocks other changes of its group', async () => {
    const { open, runs } = begin({ group: ['test'] });
    const [one, other] = [open(), open('move')];
    act(() => one.result.current.run('A'));
    await waitFor(() => expect(other.result.current).toMatchObject({ isPending: false, isBlocked: true }));
    act(() => other.result.current.run('B'));
    expect(runs).toHaveLength(1);
    expect(one.result.current).toMatchObject({ isPending: true, isBlocked: false });
  });

  it('isn’t blocked by a finished change of its group, or by another group', async () => {
    const { open, runs, render } = begin({ group: ['test'] });
    const [one, other, third] = [open(), open('move'), open('copy')];
    act(() => one.result.current.run('A'));
    await waitFor(() => expect(runs).toHaveLength(1));
    runs[0]?.end('saved');
    await waitFor(() => expect(one.result.current).toMatchObject({ isPending: false, data: 'saved' }));
    expect(third.result.current.isBlocked).toBe(false);
    act(() => other.result.current.run('B'));
    await waitFor(() => expect(third.result.current.isBlocked).toBe(true));
    const { result } = render(() =>
      useChange({ mutationKey: ['else'], mutationFn: () => Promise.resolve() }),
    );
    expect(result.current.isBlocked).toBe(false);
  });

  it('keeps its state when the screen is closed and opened again', async () => {
    const { open, runs } = begin();
    const left = open();
    act(() => left.result.current.run('A'));
    await waitFor(() => expect(runs).toHaveLength(1));
    left.unmount();
    const { result } = open();
    expect(result.current).toMatchObject({ isPending: true, variables: 'A' });
    runs[0]?.fail(new Error('Refused.'));
    await waitFor(() => expect(result.current.error?.message).toBe('Refused.'));
    act(() => result.current.reset());
    await waitFor(() => expect(result.current.error).toBeNull());
  });

  it('with isForgotten discards its state when the screen unmounts', async () => {
    const { open, runs, client } = begin({ isForgotten: true });
    const left = open();
    act(() => left.result.current.run('A'));
    await waitFor(() => expect(runs).toHaveLength(1));
    runs[0]?.fail(new Error('Refused.'));
    await waitFor(() => expect(left.result.current.error?.message).toBe('Refused.'));
    left.unmount();
    await waitFor(() => expect(client.getMutationCache().getAll()).toEqual([]));
    expect(open().result.current.error).toBeNull();
  });
});
