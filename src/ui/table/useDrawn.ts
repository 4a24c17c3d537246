// Of the rows in view, which are drawn by now: scrolling never waits for them (docs/product/interface.md#large-tables).
import { useDeferredValue, useState } from 'react';

/** The rows of a long list that are in view. */
export interface PlacedRows {
  /** The whole list's, px; undefined where its rows stand one below the other. */
  height: number | undefined;
  /** Each with its height and its distance from the list's top, px, unless it stands below the one before. */
  rows: readonly { index: number; offset?: number; height?: number }[];
  /** The ref that measures a row's element, which carries its index as `data-index`. */
  measure: ((element: HTMLElement | null) => void) | undefined;
  /** False while they are scrolled, and on paper, where there are too many to ask anything for. */
  isResting: boolean;
  /** They go by faster than anybody reads. */
  isFlung: boolean;
}

/**
 * Returns whether the row at an index is drawn, which it is a moment after it has come into view: React draws the later ones
 * in slices. While the list is flung those are that were before.
 */
export function useDrawn({ rows, isFlung, height }: PlacedRows): (index: number) => boolean {
  // One value, so that both are of the same moment.
  const inView = `${rows.at(0)?.index ?? 0} ${rows.at(-1)?.index ?? -1}`;
  const [wanted, setWanted] = useState(inView);
  if (!isFlung && wanted !== inView) setWanted(inView);
  const [first = 0, last = -1] = useDeferredValue(wanted).split(' ').map(Number);
  // A sheet of paper waits for nothing.
  return (index) => height === undefined || (index >= first && index <= last);
}
