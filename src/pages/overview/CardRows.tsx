// Thousands of cards as rows, of which only those in view are drawn.
import Box from '@mui/material/Box';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Subscription } from '../../domain/subscription';
import { useMeasuredPlace } from '../../ui/useMeasuredPlace';
import { CARD_GAP, CARD_HEIGHT, CardGrid, columnsIn } from './CardGrid';
import { SubscriptionCard } from './SubscriptionCard';

/** Takes the subscriptions and now in epoch ms. */
export function CardRows({ subscriptions, now }: { subscriptions: readonly Subscription[]; now: number }) {
  const { ref, width, top } = useMeasuredPlace<HTMLDivElement>();
  const columns = columnsIn(width);
  const rows = useWindowVirtualizer({
    count: Math.ceil(subscriptions.length / columns),
    estimateSize: () => CARD_HEIGHT,
    gap: CARD_GAP,
    overscan: 1,
    scrollMargin: top,
    getItemKey: (row) => subscriptions[row * columns]?.id ?? row,
    enabled: width > 0,
  });
  return (
    <Box
      ref={ref}
      role="list"
      aria-label="Subscriptions"
      sx={{ position: 'relative' }}
      style={{ height: rows.getTotalSize() }}
    >
      {rows.getVirtualItems().map((row) => (
        <CardGrid
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          role="presentation"
          sx={{ position: 'absolute', inset: '0 0 auto' }}
          style={{ transform: `translateY(${row.start - top}px)` }}
        >
          {subscriptions.slice(row.index * columns, (row.index + 1) * columns).map((subscription, column) => (
            <div
              key={subscription.id}
              role="listitem"
              aria-setsize={subscriptions.length}
              aria-posinset={row.index * columns + column + 1}
            >
              <SubscriptionCard subscription={subscription} now={now} />
            </div>
          ))}
        </CardGrid>
      ))}
    </Box>
  );
}
