// Thousands of cards as rows, of which only those in view are drawn.
import Box from '@mui/material/Box';
import { memo, useCallback, useMemo, type Ref } from 'react';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { PartBoundary } from '../../ui/feedback/PartBoundary';
import { placedAt } from '../../ui/table/placedAt';
import { usePrinting } from '../../browser/usePrinting';
import { useRowsInView } from '../../ui/table/useRowsInView';
import { CARD_GAP, columnsIn, gridLook } from './CardGrid';
import { likelyHeight } from './cardHeight';
import { cardLook } from './card/cardLook';
import { CardSurroundings } from './card/CardSurroundings';
import { Resting } from './card/Resting';
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
export function CardRows(props: CardRowsProps) {
  return (
    <CardSurroundings>
      {/* Apart from what is drawn at each step of a scroll. */}
      <Box sx={look}>
        <Rows {...props} />
      </Box>
    </CardSurroundings>
  );
}

function Rows({ subscriptions, now, width, top }: CardRowsProps) {
  // A sheet has room for two.
  const columns = usePrinting() ? 2 : columnsIn(width);
  const heights = useMemo(() => heightsOf(subscriptions, columns), [subscriptions, columns]);
  const { height, rows, measure, isScrolling } = useRowsInView({
    count: heights.length,
    keyOf: useCallback(
      (row: number) => subscriptions[row * columns]?.id ?? String(row),
      [subscriptions, columns],
    ),
    rowHeight: (row) => heights[row] ?? 0,
    gap: CARD_GAP,
    overscan: 1,
    top,
    enabled: width > 0,
  });
  return (
    <Resting value={!isScrolling}>
      <div role="list" aria-label={t('overview.title')} className="rows" style={{ height }}>
        {rows.map(({ key, index, offset, isDrawn }) =>
          isDrawn ? (
            <CardRow
              key={key}
              subscriptions={subscriptions}
              now={now}
              columns={columns}
              index={index}
              offset={offset}
              measure={measure}
            />
          ) : (
            <div key={key} className="row" aria-hidden style={placedAt(offset)}>
              {subscriptions.slice(index * columns, (index + 1) * columns).map(({ id }) => (
                <div key={id} className="place" style={{ height: heights[index] }} />
              ))}
            </div>
          ),
        )}
      </div>
    </Resting>
  );
}

/** What the rows' heights are taken for before they are measured, px. */
function heightsOf(subscriptions: readonly Subscription[], columns: number): number[] {
  const heights: number[] = [];
  subscriptions.forEach((subscription, index) => {
    const row = Math.floor(index / columns);
    heights[row] = Math.max(heights[row] ?? 0, likelyHeight(subscription));
  });
  return heights;
}

interface CardRowProps {
  subscriptions: readonly Subscription[];
  /** Epoch ms. */
  now: number;
  columns: number;
  index: number;
  /** From the list's top, px. */
  offset: number | undefined;
  measure: Ref<HTMLElement> | undefined;
}

const CardRow = memo(function CardRow(props: CardRowProps) {
  const { subscriptions, now, columns, index, offset, measure } = props;
  const first = index * columns;
  return (
    <div
      ref={measure as Ref<HTMLDivElement>}
      className="row"
      data-index={index}
      role="presentation"
      style={placedAt(offset)}
    >
      {subscriptions.slice(first, first + columns).map((subscription, column) => (
        <div
          key={subscription.id}
          role="listitem"
          aria-setsize={subscriptions.length}
          aria-posinset={first + column + 1}
        >
          <PartBoundary>
            <SubscriptionCard subscription={subscription} now={now} />
          </PartBoundary>
        </div>
      ))}
    </div>
  );
});

const look = { '& .rows': { position: 'relative' }, '& .row': gridLook, ...cardLook } as const;
