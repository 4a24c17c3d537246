// Determines which rows of thousands of cards are in view, and their positions. Loaded while the first cards, which stay as
// they are, are already shown (docs/product/screens.md#many-subscriptions).
import { memo, useLayoutEffect, useMemo } from 'react';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { PlacedRows } from '../../ui/table/useDrawn';
import { useRowsInView } from '../../ui/table/useRowsInView';
import { CARD_GAP } from './CardGrid';
import { likelyHeight } from './cardHeight';

interface CardPlacesProps {
  subscriptions: readonly Subscription[];
  /** How many cards are side by side. */
  columns: number;
  /** Returns a row's key. Must be the same function while the rows are the same. */
  keyOf: (row: number) => string;
  /** From the top of the page to the cards, px. */
  top: number;
  /** Called with the rows in view whenever they or their positions change. */
  onChange: (placed: PlacedRows) => void;
}

/** Reports the rows in view. Renders nothing, so that the cards shown before this was loaded stay mounted. */
export const CardPlaces = memo(function CardPlaces(props: CardPlacesProps) {
  const { subscriptions, columns, keyOf, top, onChange } = props;
  const heights = useMemo(() => heightsOf(subscriptions, columns), [subscriptions, columns]);
  const placed = useRowsInView({
    count: heights.length,
    keyOf,
    rowHeight: (row) => heights[row] ?? 0,
    gap: CARD_GAP,
    overscan: 1,
    top,
  });
  useLayoutEffect(() => onChange(placed));
  return null;
});

/** Returns the heights assumed for the rows before they are measured, px. */
function heightsOf(subscriptions: readonly Subscription[], columns: number): number[] {
  const heights: number[] = [];
  subscriptions.forEach((subscription, index) => {
    const row = Math.floor(index / columns);
    heights[row] = Math.max(heights[row] ?? 0, likelyHeight(subscription));
  });
  return heights;
}
