// How many instances are asked about at a time, whoever looks at them: cards, notices and the shell.
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../../sandbox/sandbox.ts';
import { readPages } from '../../support/manageScreen';
import { renderPortal } from '../../support/renderPortal';

beforeAll(async () => {
  await readPages();
  await Promise.all([
    import('../../../src/pages/overview/CardRows'),
    import('../../../src/pages/overview/CardPlaces'),
  ]);
});

/** Which subscriptions were asked about one by one, past so many requests. */
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

it('is twenty, cards on the screen among them', async () => {
  // jsdom lays nothing out: every row is as high as it is taken for.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(380);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sandbox } = renderPortal('owner', '/', { prepare: manyPreparing });
  // With the places known, whose height the list has then, the cards in view are the last ones that appear.
  const list = await screen.findByRole('list', { name: 'Subscriptions' });
  await waitFor(() => expect(list.style.height).not.toBe(''));
  expect(document.querySelectorAll('article').length).toBeGreaterThan(3);
  await vi.advanceTimersByTimeAsync(1_000);
  const past = sandbox.log.since(0).length;
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(askedAbout(sandbox, past).size).toBe(20));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(askedAbout(sandbox, past).size).toBe(20);
  expect(askedAbout(sandbox, past)).toContain('/api/customer/subscriptions/sub-owner-active');
});

it('has among them the one whose page is open', async () => {
  const { sandbox } = renderPortal('owner', '/manage/sub-owner-active', { prepare: manyPreparing });
  await waitFor(() => expect(askedAbout(sandbox)).toContain('/api/customer/subscriptions/sub-owner-active'));
});

it('leaves the places of those whose hour is over to others', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { sandbox } = renderPortal('owner', '/account', { prepare: manyPreparing });
  await waitFor(() => expect(askedAbout(sandbox).size).toBe(20));
  const first = askedAbout(sandbox);
  // Each is asked about once more, and then no more.
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
