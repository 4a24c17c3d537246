// No wait is silent for ever: after ten seconds each placeholder shows that loading takes longer than usual.
import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { readPages } from '../../support/manageScreen';
import { renderPortal } from '../../support/renderPortal';
import { untilGone } from '../../support/until';

beforeAll(async () => {
  await readPages();
  await import('../../../src/pages/overview/OverviewPage');
  await import('../../../src/pages/invoices/InvoicesPage');
  await import('../../../src/pages/data-sharing/DataSharingPage');
});

const LONG = 'This is taking longer than usual. Still trying…';

it.each([
  ['/', '/api/customer/subscriptions'],
  ['/manage/sub-owner-active', '/api/customer/subscriptions'],
  ['/manage/sub-owner-active', '/nats', '[aria-label="Loading the state of the Multi-Platform Probe"]'],
  ['/invoices', '/api/customer/invoices'],
  ['/data-sharing-opt-in', '/api/customer/subscriptions'],
])('the page %s shows that it waits for %s', async (address, path, place = 'main [aria-busy=true]') => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPortal('owner', address, {
    prepare: ({ faults }) => faults.add({ path, method: 'GET', delayMs: 14_500, times: -1 }),
  });
  await waitFor(() => expect(document.querySelector(place)).not.toBeNull());
  const began = Date.now();
  // In steps, so that React renders after each. The clock also advances by itself, so on a slow machine there are fewer steps.
  const until = async (ms: number) => {
    while (Date.now() - began < ms) await act(() => vi.advanceTimersByTimeAsync(250));
  };
  await until(6_000);
  expect(screen.queryByText(LONG)).toBeNull();
  await until(10_500);
  expect(await screen.findByText(LONG)).toBeVisible();
  expect(screen.getByText(LONG)).toHaveAttribute('role', 'status');
  // However late the response is on a slow machine. The requests that follow it aren't long waits yet.
  await untilGone(LONG);
});
