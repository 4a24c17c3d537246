// What should have been paid by now, above everything else, and the way to pay: the payment methods in the hosted portal.
import WarningIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { usePortalSection } from '../../api/billing/billingPortal';
import { formatDay } from '../../domain/values/dates';
import { openAmount, openByCurrency, type InvoiceRow } from '../../domain/invoices/invoice';
import { formatMoney } from '../../domain/values/money';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureNotice } from '../../ui/feedback/FailureNotice';

const NAMED_AT_MOST = 3;

/** Takes the overdue invoices, at least one, the longest overdue first, and what shows them in the table. */
export function OverdueCard({ invoices, onShow }: { invoices: readonly InvoiceRow[]; onShow: () => void }) {
  const { open, isPending, failure } = usePortalSection('portal_payment_methods');
  const sums = openByCurrency(invoices).map(({ cents, currencyCode }) => formatMoney(cents, currencyCode));
  const left = invoices.length - NAMED_AT_MOST;
  return (
    <Card
      component="section"
      aria-labelledby="overdue-heading"
      variant="panel"
      sx={{ borderColor: 'error.main' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <WarningIcon fontSize="small" color="error" aria-hidden />
        <Typography id="overdue-heading" variant="h2">
          {`${sums.join(' and ')} overdue`}
        </Typography>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 0.5, m: 0, mt: 1, pl: 3.5, listStyle: 'none' }}>
        {invoices.slice(0, NAMED_AT_MOST).map((invoice) => (
          <li key={invoice.id}>{sentence(invoice)}</li>
        ))}
        {left > 0 && <li>{`and ${left} more`}</li>}
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1, pl: 3.5, maxWidth: '72ch' }}>
        Open invoices are paid from your payment methods. Please make sure that one of them is valid.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, pl: { md: 3.5 } }}>
        <BusyButton variant="contained" busy={isPending} onClick={open}>
          Edit payment methods
        </BusyButton>
        <Button onClick={onShow}>Show overdue invoices</Button>
      </Box>
      {failure && (
        <Box sx={{ mt: 2 }}>
          <FailureNotice message={failure} />
        </Box>
      )}
    </Card>
  );
}

function sentence(invoice: InvoiceRow): string {
  const { id, subscriptionName, currencyCode, dueDate } = invoice;
  const since = dueDate === undefined ? '' : `, due since ${formatDay(dueDate)}`;
  return `${id} of ${subscriptionName}: ${formatMoney(openAmount(invoice), currencyCode)}${since}`;
}
