// Many invoices as one ZIP, from the sandbox (docs/product/invoices.md#archive).
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
