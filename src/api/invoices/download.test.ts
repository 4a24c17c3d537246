// Downloading one invoice (docs/product/invoices.md#download): which calls are made, and where the browser goes then.
import { act, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { announcing } from '../../../test/support/announcing';
import { standInVendor } from '../../../test/support/standInVendor';
import { invoicesQuery } from './invoices';
import { invoiceAddress, TabBlockedError, useDownloadInvoice } from './download';

const ASKED = 'GET /customer/invoices/INV-1';
/** At the file host that this build names, and at another one. */
const AT_HOST = 'http://localhost:4400/storage/INV-1.pdf';
const ELSEWHERE = 'https://elsewhere.example/INV-1.pdf';

/** Downloads a document that the vendor says is at `downloadUrl`, in a browser that allows a new tab or doesn't. */
async function press(downloadUrl: string, isTabAllowed = true) {
  const asked = standInVendor({ [ASKED]: { download_url: downloadUrl } });
  const { announced, render, client } = announcing();
  const ways = { goTo: vi.fn(), openInTab: vi.fn(() => isTabAllowed) };
  const { result } = render(() => useDownloadInvoice('INV-1', ways));
  act(() => result.current.run());
  await waitFor(() => expect(announced).toHaveLength(1));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  const went = { goTo: ways.goTo.mock.calls.flat(), openInTab: ways.openInTab.mock.calls.flat() };
  return { asked, announced, error: result.current.error, went, client };
}

describe('the download URL of an invoice', () => {
  it.each([ELSEWHERE, AT_HOST])('is the one that the API returns: %s', async (address) => {
    const asked = standInVendor({ [ASKED]: { download_url: address } });
    await expect(invoiceAddress('INV-1')).resolves.toBe(address);
    expect(asked).toEqual([ASKED]);
  });

  it.each([
    'http://elsewhere.example/INV-1.pdf',
    'javascript:alert(1)',
    'https://me:word@elsewhere.example/',
  ])('is rejected if it is unsafe: %s', async (address) => {
    standInVendor({ [ASKED]: { download_url: address } });
    await expect(invoiceAddress('INV-1')).rejects.toThrow(
      'This invoice’s address isn’t secure, so we didn’t open it.',
    );
  });

  it('isn’t returned after an abort', async () => {
    const controller = new AbortController();
    standInVendor({
      [ASKED]: () => {
        controller.abort();
        return HttpResponse.json({ download_url: ELSEWHERE });
      },
    });
    await expect(invoiceAddress('INV-1', controller.signal)).rejects.toThrow('The call was given up.');
  });
});

describe('the download of an invoice', () => {
  it('from a configured host happens in place without a request to it before, and is announced', async () => {
    const { asked, announced, error, went, client } = await press(AT_HOST);
    expect(asked).toEqual([ASKED]);
    expect(went).toEqual({ goTo: [AT_HOST], openInTab: [] });
    expect(announced).toEqual(['success: Invoice downloaded.']);
    expect(error).toBeNull();
    expect(client.getMutationCache().getAll()[0]?.options.mutationKey).toEqual(['download-invoice', 'INV-1']);
  });

  it('from any other host opens in a new tab, without a request to it before', async () => {
    const { asked, announced, went } = await press(ELSEWHERE);
    expect(asked).toEqual([ASKED]);
    expect(went).toEqual({ goTo: [], openInTab: [ELSEWHERE] });
    expect(announced).toEqual(['success: Invoice downloaded.']);
  });

  it('fails with the URL, for a link, when the browser blocks the new tab', async () => {
    const { announced, error, went } = await press(ELSEWHERE, false);
    expect(went).toEqual({ goTo: [], openInTab: [ELSEWHERE] });
    expect(error).toBeInstanceOf(TabBlockedError);
    expect(error).toMatchObject({ name: 'TabBlockedError', address: ELSEWHERE });
    expect(announced).toEqual(['error: Your browser blocked the invoice’s tab. Use “Open invoice” instead.']);
  });
});

it('invoices are requested once, and cached', async () => {
  const asked = standInVendor({ 'GET /customer/invoices': [{ id: 'INV-1' }, { total: 1 }] });
  const { client } = announcing();
  const read = () => client.query(invoicesQuery());
  expect([await read(), await read()]).toEqual([[{ id: 'INV-1' }], [{ id: 'INV-1' }]]);
  expect(asked).toEqual(['GET /customer/invoices']);
  expect(client.getQueryData(['invoices'])).toMatchObject({ skipped: 1 });
});
