// What is recorded of a call for "Report for support" (docs/product/help.md#report): how it went, and none of its content.
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lost, refused, standInVendor } from '../../../test/support/standInVendor';
import { ignored } from '../../wire/schema';
import { ask, at, get, send } from './http';
import { clockSkewMs, recentCalls } from './recentCalls';

const NOW = Date.UTC(2026, 6, 1, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

/** Returns an answer that takes `ms` by the clock. */
const after = (ms: number, answer: () => Response) => () => {
  vi.setSystemTime(Date.now() + ms);
  return answer();
};

describe('a call that has ended', () => {
  it('is recorded with its path, the path’s pattern, status and duration, but no parameters or bodies', async () => {
    standInVendor({
      'GET /things/t-1': after(300, () => HttpResponse.json({ secret: 's' })),
      'POST /things': after(50, refused(409)),
      'PUT /things': after(7, lost),
    });
    await get(at`/things/${'t-1'}`, ignored, { params: { email: 'nora@acme.example' } });
    // @ts-expect-error A value in a path is `at`’s to encode, and to leave out of the pattern.
    void (() => get(`/things/${NOW}`, ignored));
    await ask('/things', ignored, { search: 'nora' }).catch(() => undefined);
    await send('put', '/things', ignored, { password: 'p' }).catch(() => undefined);
    expect(recentCalls()).toEqual([
      { at: NOW, method: 'get', path: { url: '/things/t-1', pattern: '/things/{id}' }, status: 200, ms: 300 },
      { at: NOW + 300, method: 'post', path: { url: '/things', pattern: '/things' }, status: 409, ms: 50 },
      { at: NOW + 350, method: 'put', path: { url: '/things', pattern: '/things' }, status: 0, ms: 7 },
    ]);
  });

  it('records the browser’s clock skew if the response has a date', async () => {
    const headers = {
      Date: new Date(NOW - 60_000).toUTCString(),
      'Access-Control-Expose-Headers': 'Date',
    };
    standInVendor({ 'GET /things': () => HttpResponse.json({}, { headers }) });
    await get('/things', ignored);
    expect(clockSkewMs()).toBe(59_500);
  });

  it('isn’t recorded when it was aborted', async () => {
    const left = new AbortController();
    standInVendor({
      'GET /things': () => {
        left.abort();
        return HttpResponse.json({});
      },
    });
    await expect(get('/things', ignored, { signal: left.signal })).rejects.toThrow();
    expect(recentCalls()).toEqual([]);
  });
});

it('no call is possible before connectAuth', async () => {
  vi.resetModules();
  const fresh = await import('./http');
  await expect(fresh.get('/things', ignored)).rejects.toThrow('No call before connectAuth.');
});
