// The state of an invoice by what it means (docs/product/invoices.md#states), with the vendor's own word below it.
import Box from '@mui/material/Box';
import { invoiceState, type Invoice } from '../../domain/invoices/invoice';
import { StateChip } from '../../ui/content/StateChip';

/** Shows the invoice's status as of `now` (epoch ms) as a chip. */
export function InvoiceStatus({ invoice, now }: { invoice: Invoice; now: number }) {
  const { meaning, words, vendors } = invoiceState(invoice, now);
  return (
    <>
      <StateChip meaning={meaning} words={words} />
      {vendors !== undefined && (
        <Box
          data-print="none"
          sx={{ display: { xs: 'none', sm: 'block' }, typography: 'caption', color: 'text.secondary', pl: 1 }}
        >
          {vendors}
        </Box>
      )}
    </>
  );
}
