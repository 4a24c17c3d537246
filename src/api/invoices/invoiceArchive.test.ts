// Many invoices as one ZIP, from the sandbox (docs/product/invoices.md#archive). What a user sees of it: test/screens.
import { waitFor } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { connectAs } from '../../../test/support/connectAs';
import { server } from '../../../test/support/setup';
import { invoiceRows } from '../../domain/invoices/invoice';
import { config } from '../../config';
import { archiveInvoices } from './invoiceArchive';
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

describe('a ZIP archive of invoices', () => {
  it('holds every document and an index with the failures, fetched two at a time', async () => {
    const { archive, rows, told, client, announced, asked } = await begin(5);
    const broken = rows[1]?.id ?? '';
    let [open, most] = [0, 0];
    server.use(
      http.get(`${config.apiUrl}/customer/invoices/${broken}`, () =>
        HttpResponse.json({ message: 'There is no such invoice.' }, { status: 404 }),
      ),
      http.get('http://localhost:4400/storage/invoices/:file', async () => {
        most = Math.max(most, (open += 1));
        // None is answered before a second was asked for, however slowly that comes.
        await waitFor(() => expect(most).toBeGreaterThan(1));
        open -= 1;
        return HttpResponse.arrayBuffer(new Uint8Array([1]).buffer);
      }),
    );
    const { file, failures } = await archive();
    const files = await unzipped(file);
    expect(failures.map(({ invoice, error }) => `${invoice.id}: ${error.message}`)).toEqual([
      `${broken}: There is no such invoice.`,
    ]);
    const documents = rows.filter(({ id }) => id !== broken).map(({ id }) => `${id}.pdf`);
    expect(Object.keys(files).sort()).toEqual([...documents, 'invoices.csv'].sort());
    const lines = strFromU8(files['invoices.csv'] ?? new Uint8Array())
      .split('\r\n')
      .slice(1, -1);
    expect(lines.map((line) => line.includes('.pdf'))).toEqual(rows.map(({ id }) => id !== broken));
    expect(lines[1]).toContain(',,There is no such invoice.');
    expect([told.toSorted((a, b) => a - b), most]).toEqual([[1, 2, 3, 4, 5], 2]);
    // The documents aren't cached, and nothing is announced.
    expect(
      client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes(broken) }),
    ).toEqual([]);
    expect([announced, asked().length]).toEqual([[], 4]);
  });

  it('isn’t created if no document can be downloaded', async () => {
    const { archive } = await begin(2);
    server.use(
      http.get(`${config.apiUrl}/customer/invoices/:id`, () => HttpResponse.json({}, { status: 404 })),
    );
    const { file, failures } = await archive();
    expect([file, failures.length]).toEqual([undefined, 2]);
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

  it('ends with the abort’s reason, requests nothing more, and can be started again', async () => {
    const { client, rows, archive, asked, controller } = await begin(5);
    const left = new Error('Left.');
    server.use(
      http.get('http://localhost:4400/storage/invoices/:file', () => {
        controller.abort(left);
        return HttpResponse.arrayBuffer(new Uint8Array([1]).buffer);
      }),
    );
    await expect(archive()).rejects.toBe(left);
    expect(asked().length).toBeLessThanOrEqual(2);
    const again = { signal: new AbortController().signal, onProgress: () => undefined };
    expect((await archiveInvoices(client, rows, again)).failures).toEqual([]);
  });
});
