// Sums up the invoices shown in one line: their number, total and outstanding amount; on demand also by year.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useId, useState } from 'react';
import {
  sumsLabel,
  sumsOf,
  totalsOf,
  type InvoiceRow,
  type InvoiceTotal,
} from '../../domain/invoices/invoice';
import { Button } from '../../ui/form/Button';
import { formatMoney } from '../../domain/values/money';
import { t } from '../../messages/t';

interface InvoiceTotalsProps {
  /** The invoices that match the filter. */
  shown: readonly InvoiceRow[];
  /** How many invoices there are without the filter. */
  of: number;
}

/** Shows the totals of the filtered invoices. */
export function InvoiceTotals({ shown, of }: InvoiceTotalsProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const totals = totalsOf(shown);
  const [invoiced, open] = [sumsLabel(sumsOf(totals, 'total')), sumsLabel(sumsOf(totals, 'open'))];
  return (
    <section aria-label={t('invoices.totals')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 16px', minHeight: 40 }}>
        <div role="status">
          {[
            shown.length === of
              ? t('invoices.count', { count: of })
              : t('invoices.someShown', { shown: shown.length, count: of }),
            ...(invoiced.length === 0 ? [] : [t('invoices.sums', { sums: invoiced })]),
            ...(open.length === 0 ? [] : [t('invoices.openSums', { sums: open })]),
          ].join(' · ')}
        </div>
        {shown.length > 0 && (
          <Box data-print="none" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}>
            {t('invoices.zipHint')}
          </Box>
        )}
        {totals.length > 0 && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {t('invoices.byYear')}
          </Button>
        )}
      </Box>
      <Box component="ul" id={listId} hidden={!isOpen} sx={isOpen ? tiles : {}}>
        {isOpen && totals.map((total) => <Total key={`${total.year} ${total.currencyCode}`} total={total} />)}
      </Box>
    </section>
  );
}

function Total({ total: { year, currencyCode, count, total, open } }: { total: InvoiceTotal }) {
  return (
    <Card component="li" sx={tile}>
      <small>{t('invoices.yearTotal', { year: String(year), currencyCode, count })}</small>
      <strong>{formatMoney(total, currencyCode)}</strong>
      <small data-open={open > 0}>
        {open > 0 ? t('invoices.outstanding', { sum: { cents: open, currencyCode } }) : t('invoices.paid')}
      </small>
    </Card>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
  gap: 1.5,
  m: 0,
  mt: 1,
  mb: 2,
  p: 0,
  listStyle: 'none',
} as const;

const tile = {
  display: 'grid',
  px: 2,
  py: 1.5,
  '& small': { typography: 'caption', color: 'text.secondary' },
  '& strong': { fontSize: '1rem', fontWeight: 600 },
  '& [data-open=true]': { color: 'warning.main' },
} as const;
