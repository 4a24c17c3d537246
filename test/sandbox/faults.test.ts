// The sandbox's faults, its request log, and the control API for both (docs/product/failures.md#fault-matrix).
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { AT, authorizeUrl, browserOf, newSandbox, signIn } from './browserOf.ts';

let sandbox: Sandbox;
beforeEach(() => {
  sandbox = newSandbox();
});
afterEach(() => {
  vi.useRealTimers();
});

const PATH = '/api/public/regions';
const ask = (path = PATH, init: RequestInit = {}) =>
  sandbox.fetch(new Request(`${AT.base}${path}`, { headers: { Origin: AT.portal }, ...init }));
const control = (method: string, path: string, body?: unknown) =>
  sandbox.fetch(
    new Request(`${AT.control}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
const statuses = async (count: number) => {
  const seen: number[] = [];
  for (let i = 0; i < count; i += 1) seen.push((await ask()).status);
  return seen;
};

describe('a fault of the sandbox', () => {
  let healthy: number;
  beforeEach(async () => {
    healthy = (await ask()).status;
  });

  it('happens as often as configured', async () => {
    sandbox.faults.add({ path: PATH, status: 500 });
    expect(await statuses(2)).toEqual([500, healthy]);
    sandbox.faults.add({ path: PATH, status: 503, times: 2, skip: 1 });
    expect(await statuses(4)).toEqual([healthy, 503, 503, healthy]);
    sandbox.faults.add({ path: PATH, status: 502, times: -1 });
    expect(await statuses(3)).toEqual([502, 502, 502]);
    sandbox.faults.clear();
    expect(await statuses(1)).toEqual([healthy]);
  });

  it('can happen to every n-th request', async () => {
    sandbox.faults.add({ path: PATH, status: 500, every: 3 });
    expect(await statuses(7)).toEqual([healthy, healthy, 500, healthy, healthy, 500, healthy]);
    sandbox.faults.clear();
    sandbox.faults.add({ path: PATH, status: 503, every: 2, skip: 1, times: 2 });
    expect(await statuses(7)).toEqual([healthy, healthy, 503, healthy, 503, healthy, healthy]);
    expect(sandbox.faults.list()).toEqual([]);
  });

  it('that only delays lets other faults happen too', async () => {
    vi.useFakeTimers();
    sandbox.faults.add({ path: PATH, delayMs: 400, times: -1 });
    sandbox.faults.add({ path: PATH, status: 500, every: 2 });
    const asked = Promise.all([ask(), ask()]);
    await vi.advanceTimersByTimeAsync(399);
    expect(
      sandbox.log
        .since(0)
        .slice(-2)
        .map(({ status }) => status),
    ).toEqual([undefined, undefined]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await asked).map(({ status }) => status)).toEqual([healthy, 500]);
  });

  it('ends with a network error when the sandbox is reset meanwhile', async () => {
    // Long enough for a busy machine: the reset ends it.
    sandbox.faults.add({ path: PATH, delayMs: 60_000 });
    const waiting = ask();
    // The rule has been used, and the request is delayed.
    await expect.poll(() => sandbox.faults.list()).toEqual([]);
    sandbox.faults.reset();
    expect((await waiting).type).toBe('error');
    expect((await ask()).status).toBe(healthy);
  });

  it('is matched by part of the path, a regular expression, and the method', async () => {
    sandbox.faults.add({ path: '/^/api/public/(regions|plans)/', status: 418, method: 'post' });
    expect((await ask()).status).toBe(healthy);
    expect((await ask(PATH, { method: 'POST' })).status).toBe(418);
    expect(() => sandbox.faults.add({ path: '/(/' })).toThrow();
    expect(() => sandbox.faults.add({ path: '' })).toThrow();
  });

  it('has CORS headers, and doesn’t affect preflights', async () => {
    sandbox.faults.add({ path: PATH, status: 429, headers: { 'Retry-After': '2' } });
    const preflight = await ask(PATH, { method: 'OPTIONS' });
    expect([preflight.status, preflight.headers.get('Access-Control-Allow-Origin')]).toEqual([
      204,
      AT.portal,
    ]);
    const answer = await ask();
    expect(answer.status).toBe(429);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(AT.portal);
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
  });

  it.each([
    ['an object', { message: 'No' }, 'application/json', '{"message":"No"}'],
    ['null', null, 'application/json', 'null'],
    ['HTML', '<h1>Bad gateway</h1>', 'text/html', '<h1>Bad gateway</h1>'],
    ['nothing', '', 'text/plain', ''],
  ])('can respond with %s', async (_, body, type, text) => {
    sandbox.faults.add({ path: PATH, status: 502, body });
    const answer = await ask();
    expect(answer.headers.get('Content-Type')).toBe(type);
    expect(await answer.text()).toBe(text);
  });

  it('can respond with 204 and no body', async () => {
    sandbox.faults.add({ path: PATH, status: 204 });
    expect((await ask()).body).toBeNull();
  });

  it('can cut the connection, or the body', async () => {
    sandbox.faults.add({ path: PATH, abort: true });
    expect((await ask()).type).toBe('error');
    sandbox.faults.add({ path: PATH, body: '0123456789', cut: true });
    const answer = await ask();
    expect(answer.headers.get('Content-Length')).toBe('10');
    expect(await answer.text()).toBe('01234');
  });

  it('can pause in the middle of the body', async () => {
    vi.useFakeTimers();
    sandbox.faults.add({ path: PATH, body: '0123456789', pauseMs: 3000 });
    const answer = await ask();
    expect(answer.headers.get('Content-Length')).toBe('10');
    const parts = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    expect(await parts.read()).toEqual({ done: false, value: '01234' });
    let rest: unknown;
    void parts.read().then((part) => (rest = part));
    await vi.advanceTimersByTimeAsync(2999);
    expect(rest).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => rest).toEqual({ done: false, value: '56789' });
    expect(await parts.read()).toMatchObject({ done: true });
  });

  it('stops pausing when faults are cleared', async () => {
    sandbox.faults.add({ path: PATH, body: '0123456789', pauseMs: 3_600_000 });
    const answer = await ask();
    sandbox.faults.clear();
    expect(await answer.text()).toBe('0123456789');
  });

  it('can delay the real response', async () => {
    vi.useFakeTimers();
    sandbox.faults.add({ path: PATH, delayMs: 8000 });
    let status: number | undefined;
    void ask().then((answer) => (status = answer.status));
    await vi.advanceTimersByTimeAsync(7999);
    expect(status).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(() => status).toBe(healthy);
  });
});

describe('the request log', () => {
  it('records who requested what, without secrets', async () => {
    const token = await sandbox.tokens.accessToken(sandbox.world.accountByKey('admin')!);
    await ask('/api/public/regions?token=abc&x=1', {
      headers: { Origin: AT.portal, Authorization: `Bearer ${token}` },
    });
    const [entry] = sandbox.log.since(0);
    expect(entry).toMatchObject({
      method: 'GET',
      path: '/api/public/regions?token=…&x=1',
      hasAuthorization: true,
      persona: 'admin',
      from: AT.portal,
    });
    expect(JSON.stringify(sandbox.log.since(0))).not.toContain(token);
  });

  it('lists running requests, and cut ones with status 0, and continues with “since”', async () => {
    sandbox.faults.add({ path: PATH, abort: true });
    const pending = ask();
    await expect.poll(() => sandbox.log.since(0)).toHaveLength(1);
    await pending;
    const [entry] = sandbox.log.since(0);
    expect(entry?.status).toBe(0);
    await ask();
    expect(sandbox.log.since(entry!.id)).toHaveLength(1);
  });

  it('records authorize requests with the session’s persona', async () => {
    const browser = browserOf(sandbox);
    await signIn(browser, 'owner');
    await browser.get(authorizeUrl());
    const asked = sandbox.log.since(0).filter(({ path }) => path.startsWith('/identity/authorize?'));
    expect(asked.map(({ persona }) => persona)).toEqual([undefined, 'owner']);
    expect(asked[0]?.path).toContain('code_challenge_method=S256');
  });
});

describe('the sandbox’s control API', () => {
  it('adds and clears faults, and is never affected or logged itself', async () => {
    expect((await control('POST', '/faults', { path: '/', status: 500, times: -1 })).status).toBe(201);
    expect((await ask()).status).toBe(500);
    sandbox.log.clear();
    expect((await control('DELETE', '/faults')).status).toBe(200);
    expect(sandbox.log.since(0)).toEqual([]);
    expect((await ask()).status).not.toBe(500);
  });

  it.each([
    ['/faults', { status: 500 }],
    ['/faults', { path: '/x', staus: 500 }],
    ['/faults', { path: '/x', every: 0 }],
    ['/clock', { advanceSeconds: 'much' }],
    ['/reset', { clockStoppedAt: 'noon' }],
    ['/settings', { identityFault: 'nonsense' }],
    ['/settings', { geoCountry: 'Atlantis' }],
  ])('rejects an unknown value: %s %j', async (path, body) => {
    const answer = await control('POST', path, body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { message: string }).message).not.toBe('');
  });

  it('advances the clock of tokens if requested, so that a current token expires', async () => {
    const { token } = (await (await control('GET', '/token/owner')).json()) as { token: string };
    const askAs = () =>
      sandbox.tokens.accountOf(new Request(AT.api, { headers: { Authorization: `Bearer ${token}` } }));
    await control('POST', '/clock', { advanceSeconds: 86_500 });
    expect(await askAs()).toBe(sandbox.world.accountByKey('owner'));
    await control('POST', '/clock', { advanceSeconds: 86_500, browserToo: true });
    expect(await askAs()).toBeUndefined();
    await control('POST', '/reset');
    expect(await askAs()).toBe(sandbox.world.accountByKey('owner'));
  });

  it('advances the clock, changes settings, and resets everything', async () => {
    const before = sandbox.world.clock.seconds();
    await control('POST', '/clock', { advanceSeconds: 86_400 });
    await control('POST', '/settings', {
      provisioningSeconds: 1,
      geoCountry: 'JP',
      tokenSeconds: 30,
      identityFault: { kind: 'expired', times: 2 },
    });
    const state = (await (await control('GET', '/state')).json()) as Record<string, unknown>;
    expect(state).toMatchObject({
      provisioningSeconds: 1,
      visitor: { countryCode: 'JP' },
      tokenSeconds: 30,
      identityFault: { kind: 'expired', times: 2 },
    });
    expect(sandbox.world.clock.seconds() - before).toBeGreaterThanOrEqual(86_400);
    await control('POST', '/reset');
    expect(await (await control('GET', '/state')).json()).toMatchObject({
      provisioningSeconds: 30,
      tokenSeconds: 86_400,
      identityFault: null,
    });
    expect(sandbox.world.clock.seconds() - before).toBeLessThan(60);
  });

  it('can reset to a stopped clock, and then to a running one', async () => {
    const clockStoppedAt = Date.parse('2026-09-14T08:30:00Z');
    await control('POST', '/reset', { clockStoppedAt });
    expect(sandbox.world.clock.now()).toBe(clockStoppedAt);
    const trial = sandbox.world.subscriptions.get('sub-trial');
    expect(trial?.expires_at).toBe(clockStoppedAt / 1000 + 12 * 86_400);
    await control('POST', '/clock', { advanceSeconds: 60 });
    expect(sandbox.world.clock.now()).toBe(clockStoppedAt + 60_000);
    await control('POST', '/reset');
    expect(Math.abs(sandbox.world.clock.now() - Date.now())).toBeLessThan(60_000);
  });

  it('returns an access token for a persona', async () => {
    const { token } = (await (await control('GET', '/token/owner')).json()) as { token: string };
    const request = new Request(AT.api, { headers: { Authorization: `Bearer ${token}` } });
    expect((await sandbox.tokens.accountOf(request))?.key).toBe('owner');
    expect((await control('GET', '/token/nobody')).status).toBe(404);
  });
});
