// Thousands of cards as rows, of which only those in view are drawn.
import Box from '@mui/material/Box';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { PartBoundary } from '../../ui/feedback/PartBoundary';
import { placedAt } from '../../ui/table/placedAt';
import { usePrinting } from '../../browser/usePrinting';
import { useRowsInView } from '../../ui/table/useRowsInView';
import { CARD_GAP, CardGrid, columnsIn } from './CardGrid';
import { likelyHeight } from './cardHeight';
import { SubscriptionCard } from './card/SubscriptionCard';
import { t } from '../../messages/t';

interface CardRowsProps {
  subscriptions: readonly Subscription[];
  /** Epoch ms. */
  now: number;
  /** Of the place for the cards, px, and its distance from the top of the page. */
  width: number;
  top: number;
}

/** Shows the rows of cards that are in view. `width` and `top` must be measured before the first render. */
export function CardRows({ subscriptions, now, width, top }: CardRowsProps) {
  // A sheet has room for two.
  const columns = usePrinting() ? 2 : columnsIn(width);
  const inRow = (row: number) => subscriptions.slice(row * columns, (row + 1) * columns);
  const { height, rows, measure } = useRowsInView({
    count: Math.ceil(subscriptions.length / columns),
    keyOf: (row) => subscriptions[row * columns]?.id ?? String(row),
    rowHeight: (row) => Math.max(...inRow(row).map(likelyHeight)),
    gap: CARD_GAP,
    overscan: 1,
    top,
    enabled: width > 0,
  });
  return (
    <Box role="list" aria-label={t('overview.title')} sx={{ position: 'relative' }} style={{ height }}>
      {rows.map(({ key, index, offset }) => (
        <CardGrid key={key} ref={measure} data-index={index} role="presentation" style={placedAt(offset)}>
          {inRow(index).map((subscription, column) => (
            <div
              key={subscription.id}
              role="listitem"
              aria-setsize={subscriptions.length}
              aria-posinset={index * columns + column + 1}
            >
              <PartBoundary>
                <SubscriptionCard subscription={subscription} now={now} />
              </PartBoundary>
            </div>
          ))}
        </CardGrid>
      ))}
    </Box>
  );
}
