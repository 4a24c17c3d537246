// Files at addresses that the vendor supplied (docs/product/invoices.md#download).
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../test/support/setup';
import { readFile } from './invoiceArchive';

const ADDRESS = 'https://files.vendor.example/INV-1.pdf?sig=1';
const signal = () => new AbortController().signal;

afterEach(() => vi.unstubAllGlobals());

/** Makes the address answer with `response`. Returns the requests it received. */
function answer(response: () => Response) {
  const requests: Request[] = [];
  server.use(
    http.get('https://files.vendor.example/INV-1.pdf', ({ request }) => {
      requests.push(request);
      return response();
    }),
  );
  return requests;
}
const file = () => HttpResponse.arrayBuffer(new Uint8Array([37, 80, 68, 70]).buffer);
const page = () => HttpResponse.html('<h1>Gone</h1>');

/** Makes fetch have these outcomes in turn, then repeat the last. Returns the options it was called with. */
function fetched(...outcomes: (() => Promise<Response>)[]) {
  const options: RequestInit[] = [];
  vi.stubGlobal('fetch', (_address: string, asked: RequestInit) => {
    options.push(asked);
    return outcomes[Math.min(options.length, outcomes.length) - 1]?.();
  });
  return options;
}

describe('reading a file', () => {
  it('returns all its bytes, sends no token or cookie, and bypasses caches', async () => {
    const requests = answer(file);
    await expect(readFile(ADDRESS, signal())).resolves.toEqual(new Uint8Array([37, 80, 68, 70]));
    expect(requests.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([
      [ADDRESS, null],
    ]);
    expect(requests[0]).toMatchObject({
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
  });

  it('fails if the response is an HTML page', async () => {
    answer(page);
    await expect(readFile(ADDRESS, signal())).rejects.toMatchObject({ name: 'MalformedResponseError' });
  });

  it('fails if the response is an HTML page with a charset', async () => {
    answer(
      () => new HttpResponse('<h1>Gone</h1>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
    );
    await expect(readFile(ADDRESS, signal())).rejects.toMatchObject({ name: 'MalformedResponseError' });
  });

  it('accepts a response without a content type', async () => {
    answer(() => new HttpResponse(null));
    await expect(readFile(ADDRESS, signal())).resolves.toHaveLength(0);
  });

  it.each([403, 404, 503])('fails with a status error after the status %i', async (status) => {
    answer(() => new HttpResponse(null, { status }));
    await expect(readFile(ADDRESS, signal())).rejects.toMatchObject({ name: 'StatusError', status });
  });

  it.each([
    ['the host can’t be reached', new TypeError('Failed to fetch'), false],
    ['it takes a minute', new DOMException('Too slow.', 'TimeoutError'), true],
    ['the request fails in another way', new DOMException('Odd.', 'DataError'), false],
    [
      'an unrelated error has the name TimeoutError',
      Object.assign(new Error(), { name: 'TimeoutError' }),
      false,
    ],
  ])('fails with a network error if %s', async (_what, error, timedOut) => {
    fetched(() => Promise.reject(error));
    await expect(readFile(ADDRESS, signal())).rejects.toMatchObject({ name: 'NetworkError', timedOut });
  });

  it('fails with a network error if the body is cut off', async () => {
    const broken = Object.assign(new Response(), { arrayBuffer: () => Promise.reject(new TypeError()) });
    fetched(() => Promise.resolve(broken));
    await expect(readFile(ADDRESS, signal())).rejects.toMatchObject({
      name: 'NetworkError',
      timedOut: false,
    });
  });

  it('fails with the abort’s reason, before or during the download', async () => {
    const left = new Error('Left.');
    answer(file);
    await expect(readFile(ADDRESS, AbortSignal.abort(left))).rejects.toBe(left);
    const controller = new AbortController();
    const broken = Object.assign(new Response(), {
      arrayBuffer: () => {
        controller.abort(left);
        return Promise.reject(left);
      },
    });
    fetched(() => Promise.resolve(broken));
    await expect(readFile(ADDRESS, controller.signal)).rejects.toBe(left);
  });
});
