// A ZIP as other programs open it.
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createZip } from './invoiceArchive';

/** Opens a ZIP with a document of that date and a text. Returns its files, how each is compressed, and the document's day. */
async function opened(date: number | undefined) {
  const zip = createZip();
  zip.addDocument('INV-1.pdf', new Uint8Array([37, 80, 68, 70]), date);
  zip.addText('invoices.csv', 'Number\r\n'.repeat(100));
  const file = zip.finish();
  const bytes = new Uint8Array(await file.arrayBuffer());
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
