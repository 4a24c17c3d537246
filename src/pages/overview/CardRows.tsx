// Thousands of cards in rows, of which only those in view are rendered.
import Box from '@mui/material/Box';
import { memo, Suspense, useCallback, useState, type Ref } from 'react';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { lazyPart } from '../../ui/feedback/lazyPart';
import { PartBoundary } from '../../ui/feedback/PartBoundary';
import { placedAt } from '../../ui/table/placedAt';
import { useDrawn, type PlacedRows } from '../../ui/table/useDrawn';
import { usePrinting } from '../../browser/usePrinting';
import { CARD_GAP, columnsIn, gridStyles } from './CardGrid';
import { cardStyles } from './card/cardStyles';
import { CardSurroundings } from './card/CardSurroundings';
import { Resting } from './card/Resting';
import { SubscriptionCard } from './card/SubscriptionCard';
import { t } from '../../messages/t';

// Loaded on its own: the first cards don't wait for code that only long lists need.
const CardPlaces = lazyPart(
  async () => (await import('./CardPlaces')).CardPlaces,
  (notice) => <Box sx={{ mt: 3 }}>{notice}</Box>,
);

interface CardRowsProps {
  subscriptions: readonly Subscription[];
  /** True once the whole list has arrived. */
  isWhole: boolean;
  /** Epoch ms. */
  now: number;
  /** How many cards are in view before the user scrolls. */
  firstView: number;
  /** The width for the cards and their distance from the top of the page, px. Nothing is shown while the width is 0. */
  width: number;
  top: number;
}

/** Shows the rows of cards in view: at first the topmost ones, later those that the user has scrolled to. */
export function CardRows(props: CardRowsProps) {
  return (
    <CardSurroundings>
      {/* The styles are outside of Rows, which renders again at each step of a scroll. */}
      <Box sx={styles}>{props.width > 0 && <Rows {...props} />}</Box>
    </CardSurroundings>
  );
}

function Rows({ subscriptions, isWhole, now, firstView, width, top }: CardRowsProps) {
  // A printed page has room for two columns.
  const columns = usePrinting() ? 2 : columnsIn(width);
  const keyOf = useCallback(
    (row: number) => subscriptions[row * columns]?.id ?? String(row),
    [subscriptions, columns],
  );
  const [placed, setPlaced] = useState<PlacedRows>();
  const shown = placed ?? firstRows(firstView / columns);
  const { height, rows, measure, isResting } = shown;
  const isDrawn = useDrawn(shown);
  return (
    <>
      <Resting value={isResting}>
        <div
          role="list"
          aria-label={t('overview.title')}
          aria-busy={!isWhole}
          className="rows"
          style={{ height }}
        >
          {rows.map(({ index, offset, height: rowHeight }) => {
            const key = keyOf(index);
            const cards = subscriptions.slice(index * columns, (index + 1) * columns);
            // A search has shortened the list, and `placed` is still that of the longer one.
            if (cards.length === 0) return null;
            return isDrawn(index) ? (
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
                {cards.map(({ id }) => (
                  <div key={id} className="place" style={{ height: rowHeight }} />
                ))}
              </div>
            );
          })}
        </div>
      </Resting>
      <Suspense>
        <CardPlaces
          subscriptions={subscriptions}
          columns={columns}
          keyOf={keyOf}
          top={top}
          onChange={setPlaced}
        />
      </Suspense>
    </>
  );
}

/** Returns the first rows, in normal flow, before any positions are known. */
function firstRows(count: number): PlacedRows {
  const rows = Array.from({ length: Math.ceil(count) }, (_, index) => ({ index }));
  return { height: undefined, rows, measure: undefined, isResting: true, isFlung: false };
}

interface CardRowProps {
  subscriptions: readonly Subscription[];
  /** Epoch ms. */
  now: number;
  columns: number;
  index: number;
  /** From the list's top, px. */
  offset: number | undefined;
  measure: Ref<HTMLDivElement> | undefined;
}

const CardRow = memo(function CardRow(props: CardRowProps) {
  const { subscriptions, now, columns, index, offset, measure } = props;
  const first = index * columns;
  return (
    <div ref={measure} className="row" data-index={index} role="presentation" style={placedAt(offset)}>
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

const styles = {
  '& .rows': {
    position: 'relative',
    display: 'grid',
    gap: `${CARD_GAP}px`,
    alignContent: 'start',
    // On paper the rows have a margin instead (print.css).
    '@media print': { gap: 0 },
  },
  '& .row': gridStyles,
  ...cardStyles,
} as const;
