// How many instances are polled at a time, whatever part of the portal observes them: cards, notices and the shell.
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { readPages } from '../../support/manageScreen';
import { renderPortal } from '../../support/renderPortal';

beforeAll(readPages);

/** Returns the paths of the single subscriptions that were fetched after the first `past` requests. */
const askedAbout = ({ log }: Sandbox, past = 0) =>
  new Set(
    log
      .since(0)
      .slice(past)
      .filter(({ method, path }) => method === 'GET' && path.startsWith('/api/customer/subscriptions/'))
      .map(({ path }) => path),
  );

function manyPreparing({ world }: Sandbox) {
  world.addSubscriptions('owner', 60);
  for (const stack of world.stacks.values()) stack.oddStatus = 'not_ready';
}

it('twenty instances are polled at a time, including those whose cards are on the screen', async () => {
  // The end of the list is below the window, so no more cards come by themselves.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 5000));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sandbox } = renderPortal('owner', '/?view=cards', { prepare: manyPreparing });
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(24);
  await vi.advanceTimersByTimeAsync(1_000);
  const past = sandbox.log.since(0).length;
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(askedAbout(sandbox, past).size).toBe(20));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(askedAbout(sandbox, past).size).toBe(20);
  const name = within(cards.at(-1)!).getByRole('heading').textContent;
  const last = [...sandbox.world.subscriptions.values()].find((one) => one.name === name);
  expect(askedAbout(sandbox, past)).toContain(`/api/customer/subscriptions/${last?.id}`);
});

it('the instance whose page is open is among the polled ones', async () => {
  const { sandbox } = renderPortal('owner', '/manage/sub-owner-active', { prepare: manyPreparing });
  await waitFor(() => expect(askedAbout(sandbox)).toContain('/api/customer/subscriptions/sub-owner-active'));
});

it('other instances are polled instead of those whose time limit is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sandbox } = renderPortal('owner', '/account', { prepare: manyPreparing });
  await waitFor(() => expect(askedAbout(sandbox).size).toBe(20));
  const first = askedAbout(sandbox);
  // Each of the first twenty is polled once more, and then no longer.
  vi.setSystemTime(Date.now() + 61 * 60_000);
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(askedAbout(sandbox).size).toBe(40));
  await vi.advanceTimersByTimeAsync(1_000);
  const past = sandbox.log.since(0).length;
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(askedAbout(sandbox, past).size).toBe(20));
  await vi.advanceTimersByTimeAsync(10_000);
  const second = askedAbout(sandbox, past);
  expect([second.size, new Set([...first, ...second]).size]).toEqual([20, 40]);
});
