// What the screen says of a refusal: the server's own message, whatever its status and first character, and when to try again
// (docs/product/vendor-api.md#errors, docs/product/failures.md#retries).
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FaultRule } from '../../../sandbox/faults.ts';
import { readPages, requests, section } from '../../support/manageScreen';
import { renderPortal } from '../../support/renderPortal';

beforeAll(readPages);
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

const LIST = { path: '/^\\/api\\/customer\\/subscriptions$/', method: 'GET', times: -1 };
const FIRST = 'Your subscriptions couldn’t be loaded.';

/** Opens the overview with this fault on the list, and gives it the time for its retries. */
async function overviewWith(fault: Partial<FaultRule>) {
  const portal = renderPortal('trial', '/', { prepare: ({ faults }) => faults.add({ ...LIST, ...fault }) });
  const asked = () => requests(portal.sandbox, 'GET', '/customer/subscriptions').length;
  await waitFor(() => expect(asked()).toBeGreaterThan(0));
  for (let tries = 0; tries < 3; tries += 1) await act(() => vi.advanceTimersByTimeAsync(4_000));
  return { ...portal, asked };
}

describe('the server’s message', () => {
  it.each([
    [502, '<db-1> is down.'],
    [503, '{db-1} is down.'],
    [504, '[db-1] is down.'],
    [500, '…'],
  ])('is shown after status %i: %s', async (status, message) => {
    await overviewWith({ status, body: { message } });
    expect(await screen.findByText(`${FIRST} ${message}`)).toBeVisible();
  });

  it('is replaced by the portal’s own if the response is a web page', async () => {
    await overviewWith({ status: 502, body: '<html><head></head><body>Bad Gateway</body></html>' });
    const own = 'The server couldn’t complete this request (status code 502). Try again later.';
    expect(await screen.findByText(`${FIRST} ${own}`)).toBeVisible();
  });
});

describe('the wait that the server requests with Retry-After', () => {
  const NIGHT = new Date(2026, 10, 27, 2, 8).getTime();
  beforeEach(() => void vi.setSystemTime(NIGHT));
  const limited = (retryAfter: string, more: Partial<FaultRule> = {}): Partial<FaultRule> => ({
    status: 429,
    headers: { 'Retry-After': retryAfter },
    body: { message: 'Slowly, please.' },
    ...more,
  });

  it.each([
    ['600', 'Slowly, please. Try again at 02:19 AM.'],
    ['172800', 'Slowly, please. Try again on Nov 29, 2026, 02:09 AM'],
    // Neither is a time that anybody waits for.
    ['99999999999999999', 'Slowly, please.'],
    ['9'.repeat(400), 'Slowly, please.'],
    ['Fri, 31 Dec 9999 23:59:59 GMT', 'Slowly, please.'],
  ])('%s is shown as “%s”', async (retryAfter, sentence) => {
    const { asked } = await overviewWith(limited(retryAfter));
    const said = await screen.findByText((text) => text.startsWith(FIRST));
    expect(said).toHaveTextContent(`${FIRST} ${sentence}`);
    if (sentence === 'Slowly, please.') expect(said).toHaveTextContent(/Slowly, please\.$/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Subscriptions');
    expect(asked()).toBe(1);
  });

  it.each([
    ['ahead', 10],
    ['behind', -10],
  ])('until a date is measured by the response’s clock (the browser’s is %s)', async (_words, minutes) => {
    const server = (seconds: number) => new Date(NIGHT - minutes * 60_000 + seconds * 1000).toUTCString();
    const headers = { Date: server(0), 'Retry-After': server(20) };
    const { asked } = await overviewWith({ status: 429, headers, times: 1 });
    expect(asked()).toBe(1);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(asked()).toBe(2);
  });

  it('is also shown for a request that isn’t retried automatically', async () => {
    const { user, sandbox } = renderPortal('owner', '/manage/sub-owner-active');
    const card = within(await section('Data collection'));
    sandbox.faults.add({ path: '/datascience/toggle', ...limited('20') });
    await user.click(await card.findByRole('radio', { name: 'Off' }));
    expect(
      await card.findByText('Something went wrong while saving. Slowly, please. Try again in 20 seconds.'),
    ).toBeVisible();
  });
});

describe('a change', () => {
  it('that is refused with a 401 is sent once more with a fresh token', async () => {
    const { user, sandbox, logouts } = renderPortal('owner', '/manage/sub-owner-active');
    const card = within(await section('Data collection'));
    sandbox.faults.add({ path: '/datascience/toggle', status: 401 });
    await user.click(await card.findByRole('radio', { name: 'Off' }));
    expect(
      await screen.findByText(
        'Data collection is now disabled for all users of this instance. Personal information is not being collected.',
      ),
    ).toBeVisible();
    expect(requests(sandbox, 'POST', '/datascience/toggle')).toHaveLength(2);
    expect(logouts()).toBe(0);
  });

  it('with an uncertain outcome shows the server’s message, then the outcome', async () => {
    const { user, sandbox } = renderPortal('owner', '/manage/sub-owner-active');
    const card = within(await section('Data collection'));
    sandbox.faults.add({ path: '/datascience/toggle', status: 504, body: { message: 'The stack sleeps' } });
    await user.click(await card.findByRole('radio', { name: 'Off' }));
    expect(
      await card.findByText(
        'Something went wrong while saving. The stack sleeps. The server didn’t confirm this, and it hasn’t been done so far. Try again.',
      ),
    ).toBeVisible();
  });
});
