// The state of an invoice: icon, word and colour, and whether it is overdue.
import PaidIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import VoidedIcon from '@mui/icons-material/BlockOutlined';
import PendingIcon from '@mui/icons-material/HourglassTop';
import DueIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import { isOverdue, OVERDUE, statusWords, type Invoice } from '../../domain/invoices/invoice';

const LOOKS = new Map([
  ['paid', { Icon: PaidIcon, color: 'success.main' }],
  ['payment_due', { Icon: DueIcon, color: 'warning.main' }],
  ['not_paid', { Icon: FailedIcon, color: 'error.main' }],
  ['posted', { Icon: DueIcon, color: 'info.main' }],
  ['pending', { Icon: PendingIcon, color: 'text.secondary' }],
  ['voided', { Icon: VoidedIcon, color: 'text.secondary' }],
]);
const UNKNOWN = { Icon: PendingIcon, color: 'text.secondary' };

/** Takes the invoice and now in epoch ms. */
export function InvoiceStatus({ invoice, now }: { invoice: Invoice; now: number }) {
  const { Icon, color } = LOOKS.get(invoice.status ?? '') ?? UNKNOWN;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Icon aria-hidden sx={{ fontSize: 18, color }} />
      <div>
        {statusWords(invoice.status)}
        {isOverdue(invoice, now) && (
          <Box sx={{ typography: 'caption', color: 'error.main' }}>{statusWords(OVERDUE)}</Box>
        )}
      </div>
    </Box>
  );
}
