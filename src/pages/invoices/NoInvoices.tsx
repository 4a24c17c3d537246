// Shown while there are no invoices: why, and where they come from.
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { EmptyCard } from '../../ui/feedback/EmptyCard';
import { t } from '../../messages/t';

/** The empty state. */
export function NoInvoices() {
  return <EmptyCard Icon={ReceiptIcon} title={t('invoices.none')} about={t('invoices.noneAbout')} />;
}
