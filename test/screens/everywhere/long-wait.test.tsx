// No wait is silent for ever: after ten seconds it says that it is a long one, wherever it is.
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
])('%s, while %s keeps it waiting', async (address, path, place = 'main [aria-busy=true]') => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderPortal('owner', address, {
    prepare: ({ faults }) => faults.add({ path, method: 'GET', delayMs: 14_500, times: -1 }),
  });
  await waitFor(() => expect(document.querySelector(place)).not.toBeNull());
  const began = Date.now();
  // In steps, after each of which React draws. The clock goes on by itself, too: on a slow machine there are fewer steps.
  const until = async (ms: number) => {
    while (Date.now() - began < ms) await act(() => vi.advanceTimersByTimeAsync(250));
  };
  await until(6_000);
  expect(screen.queryByText(LONG)).toBeNull();
  await until(10_500);
  expect(await screen.findByText(LONG)).toBeVisible();
  expect(screen.getByText(LONG)).toHaveAttribute('role', 'status');
  // However late a slow machine asks and answers; what is asked next isn't a long wait yet.
  await untilGone(LONG);
});
