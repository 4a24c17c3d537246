// How many instances are polled at a time, whatever part of the portal observes them: cards, notices and the shell.
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { readPages } from '../../support/manageScreen';
import { renderPortal } from '../../support/renderPortal';

beforeAll(async () => {
  await readPages();
  await import('../../../src/pages/overview/CardRows');
  await import('../../../src/pages/overview/CardPlaces');
});

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
  // jsdom has no layout: every row gets the height that the list assumes.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(380);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sandbox } = renderPortal('owner', '/', { prepare: manyPreparing });
  const list = await screen.findByRole('list', { name: 'Subscriptions' });
  // A card that appears takes another instance's place: all of them must be there before anything is counted.
  await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'false'));
  await waitFor(() => expect(list.style.height).not.toBe(''));
  await waitFor(() => expect(list.querySelectorAll('.place')).toHaveLength(0));
  expect(document.querySelectorAll('article').length).toBeGreaterThan(3);
  await vi.advanceTimersByTimeAsync(1_000);
  const past = sandbox.log.since(0).length;
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(askedAbout(sandbox, past).size).toBe(20));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(askedAbout(sandbox, past).size).toBe(20);
  expect(askedAbout(sandbox, past)).toContain('/api/customer/subscriptions/sub-owner-active');
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
