// What is kept of the calls for a report (docs/product/help.md#report).
import { beforeEach, expect, it } from 'vitest';
import { clockSkewMs, forgetCalls, noteCall, recentCalls, type RecentCall } from './recentCalls';

const call = (at: number, ms = 0): RecentCall => ({
  at,
  ms,
  method: 'get',
  path: { url: `/${at}`, pattern: '/{id}' },
  status: 200,
});

beforeEach(forgetCalls);

it('recent calls are the last hundred, the newest last', () => {
  for (let at = 1; at <= 101; at += 1) noteCall(call(at));
  expect(recentCalls()).toHaveLength(100);
  expect(recentCalls()[0]).toEqual(call(2));
  expect(recentCalls().at(-1)).toEqual(call(101));
});

it('recent calls and the clock skew are deleted with the session', () => {
  noteCall(call(1000), 'Thu, 01 Jan 1970 00:00:00 GMT');
  forgetCalls();
  expect(recentCalls()).toEqual([]);
  expect(clockSkewMs()).toBeUndefined();
});

it.each([
  // Sent at 12:00:10 by the browser's clock, took 1 s, answered between 12:00:00 and 12:00:01 by the server's.
  ['ahead', '2026-12-03T12:00:10Z', 1000, 'Thu, 03 Dec 2026 12:00:00 GMT', 10_000],
  ['behind', '2026-12-03T12:00:00Z', 1000, 'Thu, 03 Dec 2026 12:00:10 GMT', -10_000],
  ['right', '2026-12-03T12:00:00Z', 1000, 'Thu, 03 Dec 2026 12:00:00 GMT', 0],
])('the browser’s clock is measured as %s', (_what, at, ms, date, skew) => {
  noteCall(call(Date.parse(at), ms), date);
  expect(clockSkewMs()).toBe(skew);
});

it.each([undefined, 'soon', 7])('the clock skew is unchanged by a response with the date %j', (date) => {
  noteCall(call(5000, 1000), 'Thu, 01 Jan 1970 00:00:00 GMT');
  noteCall(call(9000), date);
  expect(clockSkewMs()).toBe(5000);
});
