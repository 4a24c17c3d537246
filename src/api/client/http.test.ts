// The API's client against the sandbox: what is sent, and how every kind of answer is handled.
import { http, HttpResponse } from 'msw';
import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectAs } from '../../../test/support/connectAs';
import { server } from '../../../test/support/setup';
import { NoTokenError, SessionEndedError } from '../../domain/session/sessionErrors';
import { MalformedResponseError, NetworkError, StatusError } from './errors';
import { ignored } from '../../wire/schema';
import { ask, at, connectAuth, get, send } from './http';

const API = 'http://localhost:4400/api';
const anything = v.unknown();
const named = v.object({ planId: v.string() });

/** Answers a path below the API's base. Returns the requests that arrive there. */
function answering(path: string, answer: (request: Request) => Response | Promise<Response>): Request[] {
  const arrived: Request[] = [];
  server.use(
    http.all(`${API}${path}`, ({ request }) => {
      if (request.method === 'OPTIONS') return undefined;
      arrived.push(request.clone());
      return answer(request);
    }),
  );
  return arrived;
}

const failureOf = async (call: Promise<unknown>): Promise<Error> => {
  try {
    await call;
  } catch (error) {
    return error as Error;
  }
  throw new Error('The call should have failed.');
};

describe('a request', () => {
  it('goes to the API’s base URL with the bearer token and without cookies', async () => {
    connectAs('owner', () => Promise.resolve('eyJ.token'));
    const arrived = answering('/customer/subscriptions', () => HttpResponse.json([]));
    await get('/customer/subscriptions', anything);
    expect(arrived[0]?.url).toBe('http://localhost:4400/api/customer/subscriptions');
    expect(arrived[0]?.headers.get('Authorization')).toBe('Bearer eyJ.token');
    expect(arrived[0]?.credentials).not.toBe('include');
  });

  it.each([
    ['https://evil.example/steal', `${API}/https://evil.example/steal`],
    ['//evil.example/steal', `${API}/evil.example/steal`],
    ['/\\evil.example', `${API}//evil.example`],
  ])('can’t be directed to another host by the path %s', async (path, url) => {
    connectAs('owner');
    const arrived: string[] = [];
    server.use(
      http.all('*', ({ request }) => {
        arrived.push(request.url);
        return HttpResponse.json({});
      }),
    );
    await get({ url: path, pattern: path }, anything);
    expect(arrived).toEqual([url]);
  });

  it('sends query parameters and bodies unchanged', async () => {
    connectAs('owner');
    const arrived = answering('/things', () => HttpResponse.json({}));
    await send('delete', '/things', anything, undefined, { params: { reason_code: 'a b&c=d+e' } });
    await send('put', '/things', anything, { stackId: 's', mfa_flag: true });
    expect(new URL(arrived[0]?.url ?? '').searchParams.get('reason_code')).toBe('a b&c=d+e');
    expect(arrived[0]?.headers.get('Content-Type')).toBeNull();
    expect(arrived[1]?.method).toBe('PUT');
    expect(await arrived[1]?.json()).toEqual({ stackId: 's', mfa_flag: true });
  });

  it('is aborted with its signal', async () => {
    connectAs('owner');
    const arrived = answering('/slow', () => new Promise<Response>(() => undefined));
    const control = new AbortController();
    const call = failureOf(get('/slow', anything, { signal: control.signal }));
    await expect.poll(() => arrived).toHaveLength(1);
    control.abort();
    const error = await call;
    expect(error.name).toBe('AbortError');
    expect(JSON.stringify(error)).not.toContain('eyJ');
  });

  it.each([
    ['get', 15_000],
    ['post', 30_000],
    ['put', 30_000],
    ['patch', 30_000],
    ['delete', 30_000],
  ] as const)('by %s times out after %d ms', async (method, most) => {
    connectAs('owner', () => Promise.resolve('t'));
    answering('/things', () => HttpResponse.json({}));
    const timeout = vi.spyOn(XMLHttpRequest.prototype, 'timeout', 'set');
    if (method === 'get') await get('/things', anything);
    else await send(method, '/things', anything);
    expect(timeout.mock.calls).toEqual([[most]]);
  });
});

describe('a response', () => {
  it('is converted to camelCase, stripped of nulls, and validated', async () => {
    connectAs('owner');
    answering('/plan', () => HttpResponse.json({ plan_id: 'p', cancel_reason_code: null, unknown_key: 1 }));
    expect(await get('/plan', named)).toEqual({ planId: 'p' });
    expect(await get('/plan', anything)).toEqual({ planId: 'p', unknownKey: 1 });
  });

  it('is passed on unconverted if the call says so', async () => {
    connectAs('owner');
    const body = { tenant_domain: 't', tenantId: 'i', app_id: null, list: [{ a_b: null }] };
    answering('/connection', () => HttpResponse.json(body));
    expect(await get('/connection', anything, { keep: 'everything' })).toEqual(body);
    expect(await get('/connection', anything, { keep: 'keys' })).toEqual({
      tenant_domain: 't',
      tenantId: 'i',
      list: [{}],
    });
  });

  it('may be empty if the call ignores it', async () => {
    connectAs('owner');
    answering('/done', () => new HttpResponse(null, { status: 204 }));
    await expect(send('post', '/done', ignored)).resolves.toBeDefined();
  });

  it.each<[string, () => Response]>([
    ['204', () => new HttpResponse(null, { status: 204 })],
    ['an empty body', () => HttpResponse.text('')],
    [
      'cut JSON',
      () => new HttpResponse('{"plan_id": "p', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['HTML', () => HttpResponse.html('<!doctype html><h1>Free Wi-Fi</h1>')],
    ['{}', () => HttpResponse.json({})],
    ['null', () => HttpResponse.json(null)],
    ['a list', () => HttpResponse.json([{ plan_id: 'p' }])],
    ['a text', () => HttpResponse.json('p')],
    ['another type', () => HttpResponse.json({ plan_id: 7 })],
    ['null for what is needed', () => HttpResponse.json({ plan_id: null })],
  ])('with %s is rejected with a message', async (_what, answer) => {
    connectAs('owner');
    answering('/plan', answer);
    const error = await failureOf(get('/plan', named));
    expect(error).toBeInstanceOf(MalformedResponseError);
    expect(error.message).toBe('The server sent an unexpected response. Try again later.');
  });

  it('with an error status is rejected with its status and message, without the token', async () => {
    const { sandbox } = connectAs('owner');
    const fault = { path: '/api/customer/subscriptions', headers: { 'Retry-After': '2' } };
    sandbox.faults.add({ ...fault, status: 429, body: { message: 'Slowly, please.' } });
    const error = await failureOf(get('/customer/subscriptions', anything));
    expect(error).toBeInstanceOf(StatusError);
    expect(error).toMatchObject({ status: 429, retryAfterMs: 2000, serverSaid: 'Slowly, please.' });
    expect(JSON.stringify(error)).not.toContain('eyJ');
  });

  it('that is cut off is rejected with a message, without the token', async () => {
    const { sandbox } = connectAs('owner');
    sandbox.faults.add({ path: '/api/', abort: true });
    const error = await failureOf(get('/customer/subscriptions', anything));
    expect(error).toBeInstanceOf(NetworkError);
    expect(error.message).toBe(
      'The server localhost:4400 couldn’t be reached. The cause may be your connection, a firewall or proxy in between, or the service itself. Try again.',
    );
    expect(JSON.stringify(error)).not.toContain('eyJ');
  });
});

describe('a response with status 401', () => {
  afterEach(() => {
    connectAuth({ getToken: () => Promise.resolve('none'), onLost: () => undefined });
  });

  /** Refuses every token but `fresh`, which `getToken` returns once it was asked for a fresh one. */
  function expired(method: string) {
    let token = 'stale';
    const expire = () => (token = 'stale');
    const connection = connectAs('owner', ({ fresh }) => Promise.resolve(fresh ? (token = 'fresh') : token));
    const tokens: (string | null)[] = [];
    const bodies: string[] = [];
    server.use(
      http.all(`${API}/*`, async ({ request }) => {
        if (request.method !== method) return undefined;
        bodies.push(await request.clone().text());
        const sent = request.headers.get('Authorization');
        tokens.push(sent);
        return sent === 'Bearer fresh'
          ? HttpResponse.json({ plan_id: 'p' })
          : HttpResponse.json({ message: 'The token has expired.' }, { status: 401 });
      }),
    );
    return { ...connection, expire, tokens, bodies };
  }

  it('leads to one fresh token and one replay of each of several parallel calls', async () => {
    const { tokens, tokensAsked, losses } = expired('GET');
    const answers = await Promise.all([at`/a`, at`/b`, at`/c`].map((path) => get(path, named)));
    expect(answers).toEqual([{ planId: 'p' }, { planId: 'p' }, { planId: 'p' }]);
    expect(tokensAsked.filter(({ fresh }) => fresh)).toHaveLength(1);
    expect(tokens.join()).toBe(`${'Bearer stale,'.repeat(3)}${'Bearer fresh,'.repeat(2)}Bearer fresh`);
    expect(losses()).toBe(0);
  });

  it('leads to another fresh token the next time', async () => {
    const { tokens, expire } = expired('GET');
    await get('/a', named);
    expire();
    await get('/b', named);
    expect(tokens).toEqual(['Bearer stale', 'Bearer fresh', 'Bearer stale', 'Bearer fresh']);
  });

  it.each(['post', 'put', 'patch', 'delete'] as const)(
    'is answered by replaying the %s request with its body',
    async (method) => {
      const { tokens, bodies, losses } = expired(method.toUpperCase());
      expect(await send(method, '/a', named, { plan_id: 'p' })).toEqual({ planId: 'p' });
      expect(tokens).toEqual(['Bearer stale', 'Bearer fresh']);
      expect(bodies).toEqual(['{"plan_id":"p"}', '{"plan_id":"p"}']);
      expect(losses()).toBe(0);
    },
  );

  it('ends the session when the replay of a change gets a 401 too', async () => {
    const { sandbox, losses, asked } = connectAs('owner');
    sandbox.faults.add({ path: '/api/', status: 401, times: -1 });
    const error = await failureOf(send('post', '/customer/reset_password', ignored));
    expect(error).toMatchObject({ status: 401 });
    expect(asked()).toEqual(['POST /customer/reset_password', 'POST /customer/reset_password']);
    expect(losses()).toBe(1);
  });

  it('is answered by replaying a POST that only reads', async () => {
    const { tokens, losses } = expired('POST');
    expect(await ask('/supporter/stacks', named, { search: 'acme' })).toEqual({ planId: 'p' });
    expect(tokens).toEqual(['Bearer stale', 'Bearer fresh']);
    expect(losses()).toBe(0);
  });

  it('ends the session, once, when the replay of a GET gets a 401 too', async () => {
    const { sandbox, losses, asked } = connectAs('owner');
    sandbox.faults.add({ path: '/api/', status: 401, times: -1 });
    const error = await failureOf(get('/customer/subscriptions', anything));
    expect(error).toMatchObject({ status: 401 });
    expect(asked()).toEqual(['GET /customer/subscriptions', 'GET /customer/subscriptions']);
    expect(losses()).toBe(1);
  });

  it('ends no session when the replay fails with another status', async () => {
    const { sandbox, losses } = connectAs('owner');
    sandbox.faults.add({ path: '/api/', status: 401 });
    sandbox.faults.add({ path: '/api/', status: 503 });
    expect(await failureOf(get('/customer/subscriptions', anything))).toMatchObject({ status: 503 });
    expect(losses()).toBe(0);
  });

  it('rejects the call with the token’s error when no fresh token can be fetched', async () => {
    const { sandbox, losses } = connectAs('owner', ({ fresh }) =>
      fresh ? Promise.reject(new SessionEndedError()) : Promise.resolve('stale'),
    );
    sandbox.faults.add({ path: '/api/', status: 401, times: -1 });
    expect(await failureOf(get('/customer/subscriptions', anything))).toBeInstanceOf(SessionEndedError);
    expect(losses()).toBe(0);
  });
});

describe('without an access token', () => {
  it.each([new NoTokenError('No token for now.'), new SessionEndedError()])(
    'rejects with %s and sends no request',
    async (error) => {
      const { asked } = connectAs('owner', () => Promise.reject(error));
      expect(await failureOf(get('/customer/subscriptions', anything))).toBe(error);
      expect(asked()).toEqual([]);
    },
  );
});
