// How many invoices are overdue, beside what is due.
import { useQuery } from '@tanstack/react-query';
import { invoicesQuery } from '../../api/invoices/invoices';
import { overdueAmong } from '../../domain/invoices/invoice';
import { t } from '../../messages/t';

interface OverdueSumsProps {
  /** What is due, by currency. */
  sums: readonly string[];
  /** Epoch ms. */
  now: number;
  /** What to say until it is known. */
  otherwise: string;
}

/** The sentence. */
export function OverdueSums({ sums, now, otherwise }: OverdueSumsProps) {
  // Without an answer, what is due is said alone.
  const { data = [] } = useQuery({ ...invoicesQuery(), meta: { quiet: true } });
  const count = overdueAmong(data, now).length;
  const words = count === 0 || sums.length === 0 ? otherwise : t('overview.dueIn', { dues: sums, count });
  return <span key={words}>{words}</span>;
}
