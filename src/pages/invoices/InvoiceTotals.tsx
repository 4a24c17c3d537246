// What was invoiced in each year and currency, of the invoices shown.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { InvoiceTotal } from '../../domain/invoices/invoice';
import { formatMoney } from '../../domain/values/money';

const SHOWN_AT_FIRST = 4;

/** Takes the totals, the newest year first. */
export function InvoiceTotals({ totals }: { totals: readonly InvoiceTotal[] }) {
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? totals : totals.slice(0, SHOWN_AT_FIRST);
  return (
    <section aria-labelledby={headingId}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 12px', mb: 1 }}>
        <Box component="h2" id={headingId} sx={{ m: 0, typography: 'h2' }}>
          Totals
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          of the invoices shown, without pending and voided ones
        </Box>
        {totals.length > SHOWN_AT_FIRST && (
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)} sx={{ ml: 'auto' }}>
            {isOpen ? 'Show fewer' : `Show all ${totals.length}`}
          </Button>
        )}
      </Box>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
          gap: 1.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {shown.map((total) => (
          <Total key={`${total.year} ${total.currencyCode}`} total={total} />
        ))}
      </Box>
    </section>
  );
}

function Total({ total: { year, currencyCode, count, total, open } }: { total: InvoiceTotal }) {
  return (
    <Card component="li" sx={{ px: 2, py: 1.5 }}>
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        {`${year} in ${currencyCode}, ${count} ${count === 1 ? 'invoice' : 'invoices'}`}
      </Box>
      <Box sx={{ fontSize: '1rem', fontWeight: 600 }}>{formatMoney(total, currencyCode)}</Box>
      <Box sx={{ typography: 'caption', color: open > 0 ? 'warning.main' : 'text.secondary' }}>
        {open > 0 ? `${formatMoney(open, currencyCode)} to be paid` : 'all paid'}
      </Box>
    </Card>
  );
}
