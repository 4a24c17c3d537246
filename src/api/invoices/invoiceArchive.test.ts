// Many invoices as one ZIP, from the sandbox (docs/product/invoices.md#archive).
import { waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi, afterEach } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { server } from '../../../test/support/setup';
import { invoiceRows } from '../../domain/invoices/invoice';
import { config } from '../../config';
import { archiveInvoices, readFile, createZip } from './invoiceArchive';
import { invoicesQuery } from './invoices';

/** Sets up an archive of `count` of the owner's invoices that have a document. */
async function begin(count: number) {
  const connection = connectAs('owner');
  const tools = announcing();
  const { items } = await tools.client.query({ ...invoicesQuery(), select: (list) => list });
  const rows = invoiceRows(items.filter(({ status }) => status !== 'pending').slice(0, count), []);
  connection.sandbox.log.clear();
  const controller = new AbortController();
  const told: number[] = [];
  const archive = (of = rows) =>
    archiveInvoices(tools.client, of, {
      signal: controller.signal,
      onProgress: (done) => told.push(done),
    });
  return { ...connection, ...tools, rows, controller, told, archive };
}

/** Returns the files of a ZIP; only a FileReader can read jsdom's Blob. */
async function unzipped(file: Blob | undefined) {
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(file ?? new Blob());
  });
  return unzipSync(new Uint8Array(bytes));
}
const linesOf = (file: Uint8Array | undefined) =>
  strFromU8(file ?? new Uint8Array())
    .split('\r\n')
    .slice(1, -1);
const refuse = (id: string, status: number, text: string) =>
  server.use(
    http.get(`${config.apiUrl}/customer/invoices/${id}`, () =>
      HttpResponse.json({ message: text }, { status }),
    ),
  );

describe('a ZIP archive of invoices', () => {
  it('holds every document and an index', async () => {
    const { archive, rows, told, client, announced } = await begin(3);
    const { file, failures } = await archive();
    const files = await unzipped(file);
    expect(failures).toEqual([]);
    expect(Object.keys(files).sort()).toEqual([...rows.map(({ id }) => `${id}.pdf`), 'invoices.csv'].sort());
    expect(strFromU8(files[`${rows[0]?.id}.pdf`]?.slice(0, 5) ?? new Uint8Array())).toBe('%PDF-');
    expect(linesOf(files['invoices.csv'])).toHaveLength(3);
    expect(linesOf(files['invoices.csv']).every((line) => line.includes('.pdf'))).toBe(true);
    expect([...told].sort((a, b) => a - b)).toEqual([1, 2, 3]);
    // The documents aren't cached, and nothing is announced.
    expect(client.getQueryCache().findAll({ queryKey: ['invoice-document'] })).toEqual([]);
    expect(announced).toEqual([]);
  });

  it('gives invoices of the same name different file names, in the invoices’ order', async () => {
    const { archive, rows } = await begin(1);
    const [row] = rows;
    let secondCame = false;
    server.use(
      http.get(`${config.apiUrl}/customer/invoices/:id`, ({ params }) =>
        HttpResponse.json({
          download_url: `http://localhost:4400/storage/invoices/${String(params.id).length}.pdf`,
        }),
      ),
      http.get('http://localhost:4400/storage/invoices/:file', async ({ params }) => {
        const isFirst = params.file === '5.pdf';
        if (isFirst) await waitFor(() => expect(secondCame).toBe(true));
        secondCame = true;
        return HttpResponse.arrayBuffer(new Uint8Array(isFirst ? [1] : [2]).buffer);
      }),
    );
    const twins = ['INV/1', 'inv//1'].flatMap((id) => (row ? [{ ...row, id }] : []));
    const { file } = await archive(twins);
    expect(await unzipped(file)).toEqual({
      'INV_1.pdf': new Uint8Array([1]),
      'inv_1-2.pdf': new Uint8Array([2]),
      'invoices.csv': expect.anything() as Uint8Array,
    });
  });

  it('marks failed invoices in its index, and returns them', async () => {
    const { archive, rows, told, announced } = await begin(3);
    const broken = rows[1]?.id ?? '';
    refuse(broken, 404, 'There is no such invoice.');
    const { file, failures } = await archive();
    expect(failures.map(({ invoice, error }) => `${invoice.id}: ${error.message}`)).toEqual([
      `${broken}: There is no such invoice.`,
    ]);
    const files = await unzipped(file);
    expect(Object.keys(files)).not.toContain(`${broken}.pdf`);
    expect(linesOf(files['invoices.csv']).find((line) => line.startsWith(broken))).toContain(
      ',,There is no such invoice.',
    );
    expect(told).toHaveLength(3);
    expect(announced).toEqual([]);
  });

  it('isn’t created if no document can be downloaded', async () => {
    const { archive, rows } = await begin(2);
    for (const { id } of rows) refuse(id, 404, 'Gone.');
    const { file, failures } = await archive();
    expect(file).toBeUndefined();
    expect(failures).toHaveLength(2);
  });

  it('retries a document after a gateway error', async () => {
    const { archive, asked, told, sandbox } = await begin(1);
    sandbox.faults.add({ path: '/api/customer/invoices/', status: 503, times: 1 });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const archiving = archive();
    await waitFor(() => expect(asked()).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(4000);
    const { file, failures } = await archiving;
    expect([failures, told]).toEqual([[], [1]]);
    expect(Object.keys(await unzipped(file))).toHaveLength(2);
  });

  it('downloads two documents at a time', async () => {
    const { archive, rows } = await begin(5);
    let [open, most] = [0, 0];
    server.use(
      http.get('http://localhost:4400/storage/invoices/:file', async () => {
        most = Math.max(most, (open += 1));
        // None is answered before a second was asked for, however slowly that comes.
        await waitFor(() => expect(most).toBeGreaterThan(1));
        open -= 1;
        return HttpResponse.arrayBuffer(new Uint8Array([1]).buffer);
      }),
    );
    await archive();
    expect([rows.length, most]).toEqual([5, 2]);
  });

  it('ends with the abort’s reason, and requests nothing more', async () => {
    const { archive, asked, controller } = await begin(5);
    const left = new Error('Left.');
    server.use(
      http.get('http://localhost:4400/storage/invoices/:file', () => {
        controller.abort(left);
        return HttpResponse.arrayBuffer(new Uint8Array([1]).buffer);
      }),
    );
    await expect(archive()).rejects.toBe(left);
    expect(asked().length).toBeLessThanOrEqual(2);
  });

  it('can be started again after an abort', async () => {
    const { archive, controller } = await begin(2);
    controller.abort(new Error('Left.'));
    await expect(archive()).rejects.toThrow('Left.');
    const again = await begin(2);
    expect((await again.archive()).failures).toEqual([]);
  });
});

// Files at addresses that the vendor supplied (docs/product/invoices.md#download).

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

// @vitest-environment node
// A ZIP as other programs open it.

/** Opens a ZIP with a document of that date and a text. Returns its files, how each is compressed, and the document's day. */
async function opened(date: number | undefined) {
  const zip = createZip();
  zip.addDocument('INV-1.pdf', new Uint8Array([37, 80, 68, 70]), date);
  zip.addText('invoices.csv', 'Number\r\n'.repeat(100));
  const file = zip.finish();
  const bytes = new Uint8Array(await new Response(file).arrayBuffer());
  const compression = new Map<string, number>();
  const files = unzipSync(bytes, {
    filter: ({ name, compression: how }) => Boolean(compression.set(name, how)),
  });
  const view = new DataView(bytes.buffer);
  // The day of the first entry, as the format encodes it.
  const day = view.getUint16(12, true);
  return { type: file.type, files, compression, day: [(day >> 9) + 1980, (day >> 5) & 15, day & 31] };
}
const noon = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;

describe('a ZIP file', () => {
  it('stores documents uncompressed, and compresses texts', async () => {
    const { type, files, compression } = await opened(noon('2026-12-03'));
    expect(type).toBe('application/zip');
    expect(files['INV-1.pdf']).toEqual(new Uint8Array([37, 80, 68, 70]));
    expect(strFromU8(files['invoices.csv'] ?? new Uint8Array())).toBe('Number\r\n'.repeat(100));
    expect([...compression]).toEqual([
      ['INV-1.pdf', 0],
      ['invoices.csv', 8],
    ]);
  });

  it.each([
    ['2026-12-03', [2026, 12, 3]],
    ['1980-06-01', [1980, 6, 1]],
    ['2099-06-01', [2099, 6, 1]],
  ])('dates a document of %s at that day', async (day, parts) => {
    expect((await opened(noon(day))).day).toEqual(parts);
  });

  it.each([noon('1979-06-01'), noon('2100-06-01'), NaN, undefined])(
    'dates a document today if ZIP can’t represent its date: %s',
    async (date) => {
      const today = new Date();
      expect((await opened(date)).day).toEqual([today.getFullYear(), today.getMonth() + 1, today.getDate()]);
    },
  );

  it('accepts no files after it is finished', () => {
    const zip = createZip();
    zip.addText('invoices.csv', 'Number');
    zip.finish();
    expect(() => zip.addText('late.csv', 'Number')).toThrow('stream finish');
  });
});
