// What who has no invoices yet sees: why, and where they come from.
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import { EmptyCard } from '../../ui/feedback/EmptyCard';

/** The empty page. */
export function NoInvoices() {
  return (
    <EmptyCard
      Icon={ReceiptIcon}
      title="You don’t have any invoices"
      about="A trial is free. Once you have a paid subscription, each of its invoices stands here."
    />
  );
}
