// Sending a file to the object storage (docs/product/uploads.md#storage).
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../test/support/setup';
import { NetworkError } from '../client/errors';
import { putFile } from './storage';

const ADDRESS = 'https://storage.vendor.example/a.mib?sig=1';
afterEach(() => vi.useRealTimers());

function send({ address = ADDRESS, signal = new AbortController().signal } = {}) {
  const sent: number[] = [];
  const file = new File(['0123456789'], 'a.mib');
  const result = putFile(address, file, {
    type: 'text/plain',
    md5: 'abc==',
    signal,
    onProgress: (bytes) => sent.push(bytes),
  });
  return { result, sent };
}

/** Makes the storage answer with `response`. Returns the requests it received. */
function answer(response: () => Response | Promise<Response>) {
  const requests: Request[] = [];
  server.use(
    http.put('https://storage.vendor.example/a.mib', ({ request }) => {
      requests.push(request);
      return response();
    }),
  );
  return requests;
}
const stored = () => new HttpResponse(null, { status: 200 });
const never = () => new Promise<Response>(() => undefined);

describe('the upload of a file to the storage', () => {
  it('sends the declared headers without the access token', async () => {
    const requests = answer(stored);
    const { result, sent } = send();
    await expect(result).resolves.toBeUndefined();
    const headers = requests[0]?.headers;
    expect(['Content-Type', 'Content-MD5', 'Authorization'].map((name) => headers?.get(name))).toEqual([
      'text/plain',
      'abc==',
      null,
    ]);
    expect(sent).not.toEqual([]);
  });

  it.each(['http://storage.vendor.example/a.mib', 'https://user:x@storage.vendor.example/', 'nowhere'])(
    'sends nothing to an unsafe URL: %s',
    async (address) => {
      const requests = answer(stored);
      await expect(send({ address }).result).rejects.toMatchObject({ name: 'MalformedResponseError' });
      expect(requests).toEqual([]);
    },
  );

  it.each([403, 503])('fails with a status error after the status %i', async (status) => {
    answer(() => new HttpResponse(null, { status }));
    await expect(send().result).rejects.toMatchObject({ name: 'StatusError', status });
  });

  it('fails with a network error when the storage can’t be reached', async () => {
    answer(() => HttpResponse.error());
    await expect(send().result).rejects.toMatchObject({ name: 'NetworkError', timedOut: false });
  });

  it('times out when no progress is made for 30 s', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const requests = answer(never);
    let went = 'sending';
    send().result.catch((error: unknown) => {
      went = error instanceof NetworkError && error.timedOut ? 'too slow' : String(error);
    });
    await expect.poll(() => requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(28_000);
    expect(went).toBe('sending');
    await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(() => went).toBe('too slow');
  });

  it('rejects with an AbortError when it is aborted', async () => {
    const requests = answer(never);
    const controller = new AbortController();
    const { result } = send({ signal: controller.signal });
    await expect.poll(() => requests).toHaveLength(1);
    controller.abort();
    await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('leaves no timer running', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answer(stored);
    await send().result;
    expect(vi.getTimerCount()).toBe(0);
  });
});
