// The line above the subscriptions that says what needs attention (docs/product/many-instances.md#attention), each part a link
// that shows just those.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { invoicesQuery } from '../../api/invoices/invoices';
import { overdueAmong } from '../../domain/invoices/invoice';
import { attentionSum, type Attention } from '../../domain/subscriptions/attention';
import type { Faceted } from '../../domain/subscriptions/facets';
import { formatMoney } from '../../domain/values/money';
import { t } from '../../messages/t';
import { Icon } from '../../ui/content/Icon';
import { meaningColors } from '../../ui/content/styles';
import type { Facts } from './useFacts';
import type { ChangeOverview, OverviewState } from './useOverviewState';

interface NeedsAttentionProps {
  all: readonly Faceted[];
  facts: Facts;
  state: OverviewState;
  onChange: ChangeOverview;
}

/** The line; nothing if nothing needs attention. */
export function NeedsAttention({ all, facts: { plans, now }, state, onChange }: NeedsAttentionProps) {
  const { counts, dues, deletionDays } = useMemo(
    () => attentionSum(all, now, ({ planId }) => plans.byKey.get(planId)?.currencyCode),
    [all, plans, now],
  );
  const sums = [...dues].flatMap(([currency, cents]) => (currency ? formatMoney(cents, currency) : []));
  const parts = (
    [
      ['due', counts.due, <Due key="due" sums={sums} now={now} />],
      ['failed', counts.failed, t('overview.failedCount', { count: counts.failed })],
      [
        'cancelled',
        counts.cancelled,
        deletionDays === Infinity
          ? t('overview.cancelledCount', { count: counts.cancelled })
          : t('overview.nextDeleted', { count: counts.cancelled, days: deletionDays }),
      ],
      ['trial', counts.trial, t('overview.trialsEnd', { count: counts.trial })],
    ] satisfies [Attention, number, ReactNode][]
  ).filter(([, count]) => count > 0);
  if (parts.length === 0) return null;
  const view = state.view === '' ? '' : `view=${state.view}&`;
  return (
    <Box component="section" aria-label={t('fleet.attention')} sx={line}>
      <Icon icon="attention" size={20} />
      <strong>{t('fleet.attention')}</strong>
      <ul>
        {parts.map(([why, , words]) => (
          <li key={why}>
            <Link
              to={{ search: `?${view}attention=${why}` }}
              aria-current={state.attention === why}
              onClick={(event: MouseEvent) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                // Filters in place, so that the focus stays.
                event.preventDefault();
                onChange({ attention: why, shown: '' });
              }}
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** What is due by currency, and in how many overdue invoices once they are read; alone without an answer. `now` in epoch ms. */
function Due({ sums, now }: { sums: readonly string[]; now: number }) {
  const { data = [] } = useQuery({ ...invoicesQuery(), meta: { quiet: true } });
  const count = overdueAmong(data, now).length;
  const due = sums.length > 0 ? t('overview.isDue', { dues: sums }) : t('overview.due');
  const words = count === 0 || sums.length === 0 ? due : t('overview.dueIn', { dues: sums, count });
  return <span key={words}>{words}</span>;
}

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto auto minmax(0, 1fr)' },
  gap: '4px 8px',
  mb: 2,
  px: 2,
  py: 1,
  border: 1,
  borderColor: 'warning.main',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '& > svg': { color: meaningColors.attention.color },
  '& ul': {
    gridColumn: { xs: '2', sm: 'auto' },
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    flexWrap: 'wrap',
    gap: '4px 24px',
    m: 0,
    p: 0,
    listStyle: 'none',
  },
  '& a': { color: 'primary.main', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-current=true]': { fontWeight: 600, textDecoration: 'underline' },
} as const;
