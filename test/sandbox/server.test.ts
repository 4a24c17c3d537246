// The sandbox over real HTTP: the node:http adapter, the Vite plugin in both modes, and msw in unit tests.
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setupServer } from 'msw/node';
import { http, HttpResponse } from 'msw';
import type { InlineConfig } from 'vite';
import { createServer as createVite } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { SandboxMode } from '../../sandbox/addresses.ts';
import { addressesFor } from '../../sandbox/addresses.ts';
import { sandboxPlugin } from '../../sandbox/plugin.ts';
import { sandboxHandlers } from '../../sandbox/sandbox.ts';
import { nodeListener } from '../../sandbox/server.ts';
import { AT, newSandbox } from './browserOf.ts';

describe('the node:http adapter', () => {
  let answer: (request: Request) => Response | Promise<Response>;
  let origin: string;
  const server = createServer((incoming, outgoing) => {
    outgoing.setHeader('X-Frame-Options', 'DENY');
    nodeListener(AT.base, (request) => Promise.resolve(answer(request)))(incoming, outgoing);
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it('passes on the whole request, with the sandbox’s own URL', async () => {
    answer = async (request) =>
      Response.json({
        url: request.url,
        method: request.method,
        header: request.headers.get('X-Header'),
        body: [...new Uint8Array(await request.arrayBuffer())],
      });
    const body = new Uint8Array([0, 255, 10]);
    const seen = await fetch(`${origin}/a%2Fb?c=d`, { method: 'PUT', headers: { 'X-Header': 'x' }, body });
    expect(await seen.json()).toEqual({
      url: `${AT.base}/a%2Fb?c=d`,
      method: 'PUT',
      header: 'x',
      body: [0, 255, 10],
    });
  });

  it('compresses long JSON if the client accepts it', async () => {
    const list = Array.from({ length: 500 }, (_, n) => `instance ${n}`);
    answer = () => Response.json(list, { headers: { Vary: 'Origin' } });
    const encodingOf = async (accepted: string) => {
      const seen = await fetch(origin, { headers: { 'Accept-Encoding': accepted } });
      expect(await seen.json()).toEqual(list);
      return [seen.headers.get('Content-Encoding'), seen.headers.get('Vary')];
    };
    expect(await encodingOf('gzip, br')).toEqual(['gzip', 'Origin, Accept-Encoding']);
    expect(await encodingOf('identity')).toEqual([null, 'Origin']);
    answer = () => Response.json(['short']);
    expect((await fetch(origin)).headers.get('Content-Encoding')).toBeNull();
  });

  it('writes several cookies, and no headers of earlier responses', async () => {
    const headers = new Headers([
      ['Set-Cookie', 'a=1; HttpOnly'],
      ['Set-Cookie', 'b=2'],
    ]);
    answer = () => new Response('x', { status: 201, headers });
    const seen = await fetch(origin);
    expect(seen.status).toBe(201);
    expect(seen.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
    expect(seen.headers.has('X-Frame-Options')).toBe(false);
  });

  it('responds to HEAD without a body, and with 204', async () => {
    answer = (request) => new Response(request.method);
    const head = await fetch(origin, { method: 'HEAD' });
    expect([head.headers.get('Content-Length'), await head.text()]).toEqual(['3', '']);
    answer = () => new Response(null, { status: 204 });
    expect((await fetch(origin)).status).toBe(204);
  });

  it('cuts connections and bodies', async () => {
    answer = () => Response.error();
    await expect(fetch(origin)).rejects.toThrow('fetch failed');
    answer = () => new Response('01234', { headers: { 'Content-Length': '10' } });
    const seen = await fetch(origin);
    expect(seen.status).toBe(200);
    await expect(seen.text()).rejects.toThrow('terminated');
  });

  it('streams a body in parts', async () => {
    let sendRest: () => void = () => undefined;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('["first",'));
        sendRest = () => {
          controller.enqueue(Buffer.from('"last"]'));
          controller.close();
        };
      },
    });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '16' };
    answer = () => new Response(body, { headers });
    const parts = (await fetch(origin)).body!.pipeThrough(new TextDecoderStream()).getReader();
    expect(await parts.read()).toEqual({ done: false, value: '["first",' });
    sendRest();
    expect(await parts.read()).toEqual({ done: false, value: '"last"]' });
    expect(await parts.read()).toMatchObject({ done: true });
  });

  it('aborts the request when the browser disconnects', async () => {
    const gone = new Promise<void>((resolve) => {
      answer = (request) =>
        new Promise<Response>(() => {
          request.signal.addEventListener('abort', () => resolve());
          client.destroy();
        });
    });
    const client = httpRequest(origin).on('error', () => undefined);
    client.end();
    await gone;
  });
});

describe('the Vite plugin', () => {
  const PORTAL = 5197;
  const SANDBOX = 4497;
  const open: { close: () => Promise<void> }[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });
  const startVite = async (mode: SandboxMode, portalPort = PORTAL) => {
    const at = addressesFor(mode, portalPort, SANDBOX);
    const options = { at, mode, sandboxPort: SANDBOX, provisioningSeconds: 30 };
    const config: InlineConfig = {
      configFile: false,
      root: import.meta.dirname,
      logLevel: 'silent',
      server: {
        host: 'localhost',
        port: portalPort,
        strictPort: true,
        ws: false,
        watch: null,
        headers: { 'X-Frame-Options': 'DENY' },
      },
      optimizeDeps: { noDiscovery: true },
      plugins: [sandboxPlugin(options)],
    };
    const server = await createVite(config);
    open.push(server);
    await server.listen();
    return { at, server };
  };

  it('serves on its own port until Vite closes, even over a restart', async () => {
    const { at, server } = await startVite('port');
    await fetch(`${at.control}/clock`, { method: 'POST', body: '{"advanceSeconds":86400}' });
    const days = async () => {
      const { clock } = (await (await fetch(`${at.control}/state`)).json()) as { clock: { seconds: number } };
      return Math.round((clock.seconds - Date.now() / 1000) / 86_400);
    };
    expect(await days()).toBe(1);
    await server.restart();
    expect(await days()).toBe(1);
    await server.close();
    await expect(fetch(`${at.control}/state`)).rejects.toThrow();
  });

  it('doesn’t close idle connections', async () => {
    const { at } = await startVite('port');
    // If Node closes idle connections, it announces after how many seconds in `Keep-Alive`.
    const { headers } = await fetch(`${at.base}/`);
    expect([headers.get('Connection'), headers.get('Keep-Alive')]).toEqual(['keep-alive', null]);
  });

  it('serves below /sandbox on the portal’s port, with its own headers', async () => {
    const { at } = await startVite('path');
    const answer = await fetch(`${at.base}/`);
    expect(await answer.text()).toContain('<h1>Sandbox</h1>');
    expect(answer.headers.has('X-Frame-Options')).toBe(false);
    expect((await fetch(`${at.portal}/sandboxed`)).status).toBe(404);
  });

  it('reports that its port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(SANDBOX, 'localhost', resolve));
    try {
      await expect(startVite('port')).rejects.toThrow(`Port ${SANDBOX} is in use: the sandbox needs it.`);
    } finally {
      other.close();
    }
  });
});

describe('with msw', () => {
  it('the sandbox responds to its own addresses only', async () => {
    const sandbox = newSandbox();
    const server = setupServer(
      ...sandboxHandlers(sandbox),
      http.get('https://other.example/', () => HttpResponse.text('other')),
    );
    server.listen({ onUnhandledRequest: 'error' });
    try {
      expect((await fetch(`${AT.identity}/.well-known/openid-configuration`)).status).toBe(200);
      expect((await fetch(`${AT.base}/nothing`)).status).toBe(404);
      expect(await (await fetch('https://other.example/')).text()).toBe('other');
      sandbox.faults.add({ path: '/api', abort: true });
      await expect(fetch(`${AT.api}/public/plans`)).rejects.toThrow('Failed to fetch');
    } finally {
      server.close();
    }
  });
});
