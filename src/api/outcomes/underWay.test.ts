// What is under way and can't be repeated (docs/product/sign-in.md#lost-session), with a fake clock.
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { countAsUnderWay, underWayIn } from './underWay';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Work that the test ends. */
function begin() {
  const { client, announced } = announcing();
  const underWay = underWayIn(client);
  const begun = () => {
    let [resolve, reject]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
    const work = new Promise<void>((...ends) => ([resolve, reject] = ends));
    countAsUnderWay(client, ['work'], work);
    return { resolve, reject };
  };
  const seen = { isOver: false };
  const wait = () => void underWay.untilNone().then(() => (seen.isOver = true));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { client, announced, ...underWay, begun, wait, seen, pass };
}

it('nothing is under way at first, and its screens have a second to follow', async () => {
  const { isAny, wait, seen, pass } = begin();
  expect(isAny()).toBe(false);
  wait();
  await pass(999);
  expect(seen.isOver).toBe(false);
  await pass(1);
  expect(seen.isOver).toBe(true);
});

it('work is under way until it ends, and so is what begins within a second of it', async () => {
  const { isAny, begun, wait, seen, pass, client } = begin();
  const first = begun();
  expect(isAny()).toBe(true);
  expect(client.isMutating({ mutationKey: ['work'] })).toBe(1);
  wait();
  await pass(10_000);
  first.resolve();
  await pass(500);
  expect([isAny(), seen.isOver]).toEqual([false, false]);
  const second = begun();
  await pass(10_000);
  expect([isAny(), seen.isOver]).toEqual([true, false]);
  second.resolve();
  await pass(1000);
  expect([isAny(), seen.isOver]).toEqual([false, true]);
});

it('work that fails ends, and is announced as unexpected; what is over is forgotten', async () => {
  const { isAny, begun, pass, announced, client } = begin();
  begun().reject(new Error('No.'));
  await pass(0);
  expect(isAny()).toBe(false);
  expect(announced).toEqual([
    'error: Something unexpected went wrong. If the page doesn’t work as it should, load it again.',
  ]);
  await pass(1000);
  expect(client.getMutationCache().getAll()).toEqual([]);
});
