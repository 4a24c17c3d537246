// Translates between node:http and Request/Response. `Response.error()` becomes a cut connection, and a body shorter than its
// Content-Length a cut body.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

// If a connection closes without an answer, Chromium retries by itself, which would use up faults twice as fast. Contradictory
// lengths are a network error at once, in every client.
const BROKEN = 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n';

/**
 * Returns a listener for node:http that answers by `answer`; addresses are built from `origin`. Buffers request bodies, and
 * response bodies that have no Content-Length yet.
 */
export function nodeListener(
  origin: string,
  answer: (request: Request) => Promise<Response>,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  return (incoming, outgoing) => {
    handle(origin, answer, incoming, outgoing).catch((error: unknown) => {
      console.error('[sandbox]', error);
      if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing
          .writeHead(500, { 'Content-Type': 'text/plain' })
          .end('The sandbox failed: see its terminal.');
    });
  };
}

async function handle(
  origin: string,
  answer: (request: Request) => Promise<Response>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const response = await answer(await readRequest(origin, incoming, gone.signal));
  if (gone.signal.aborted) return;
  if (response.type === 'error') {
    incoming.socket.end(BROKEN);
    return;
  }
  const answered = await measured(await compressed(response, incoming));
  await writeResponse(answered, incoming.method === 'HEAD', outgoing);
}

const gzipped = promisify(gzip);
/** Smaller bodies fit in one packet anyway. */
const WORTH_COMPRESSING_BYTES = 1400;

/** Compresses JSON if the browser accepts it, so that a list of thousands is as large on the wire as in production. */
async function compressed(response: Response, { headers }: IncomingMessage): Promise<Response> {
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true;
  // Only a body that is to be cut or paused (faults.ts) has a length already.
  const isWhole = !response.headers.has('Content-Length');
  if (!isJson || !isWhole || !String(headers['accept-encoding']).includes('gzip')) return response;
  const body = await response.arrayBuffer();
  if (body.byteLength < WORTH_COMPRESSING_BYTES) return new Response(body, response);
  const made = new Response(new Uint8Array(await gzipped(body)), response);
  made.headers.set('Content-Encoding', 'gzip');
  made.headers.append('Vary', 'Accept-Encoding');
  return made;
}

async function readRequest(origin: string, incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const item of Array.isArray(value) ? value : [value ?? '']) headers.append(name, item);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  // Handlers don't answer HEAD, so it is handled as GET, and the body is left out.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const body = method === 'GET' || chunks.length === 0 ? null : new Uint8Array(Buffer.concat(chunks));
  return new Request(new URL(incoming.url ?? '/', origin), { method, headers, body, signal });
}

/** Returns the response with a Content-Length: the one it already has, or else the length of its body. */
async function measured(response: Response): Promise<Response> {
  if (response.body === null || response.headers.has('Content-Length')) return response;
  const body = await response.arrayBuffer();
  const made = new Response(body, response);
  made.headers.set('Content-Length', String(body.byteLength));
  return made;
}

async function writeResponse(
  response: Response,
  withoutBody: boolean,
  outgoing: ServerResponse,
): Promise<void> {
  // Removes headers of earlier middleware in the same server (the portal's own forbid framing).
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  const empty = response.status === 204 || response.status === 304;
  const length = Number(response.headers.get('Content-Length'));
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'content-length') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  if (!empty) outgoing.setHeader('Content-Length', length);
  outgoing.writeHead(response.status);
  if (withoutBody || empty) {
    outgoing.end();
    return;
  }
  let sent = 0;
  for await (const part of response.body ?? []) {
    if (outgoing.destroyed) return;
    sent += part.byteLength;
    await new Promise((written) => outgoing.write(part, written));
  }
  if (sent < length) outgoing.destroy();
  else outgoing.end();
}
