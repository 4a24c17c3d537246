// An invoice as a document: the smallest PDF that viewers can open.
import type { Invoice } from './world/vendorWorld.ts';

/** Returns a PDF of one A4 page with the invoice's number, date, total and status. */
export function invoicePdf(invoice: Invoice): string {
  const date = new Date(invoice.date * 1000).toISOString().slice(0, 10);
  const amount = `${(invoice.total / 100).toFixed(2)} ${invoice.currency_code}`;
  const text = `BT /F1 18 Tf 72 760 Td (Invoice ${invoice.id}) Tj 0 -28 Td (${date}: ${amount}, ${invoice.status}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, n) => {
    const offset = pdf.length;
    pdf += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return (
    `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${entries}` +
    `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
  );
}
