// The grid of the overview's cards: each is at least 400 px wide, or as wide as a narrower screen.
import Box, { type BoxProps } from '@mui/material/Box';
import { cardStyles } from './card/cardStyles';
import { CardSurroundings } from './card/CardSurroundings';

const CARD_WIDTH = 400;
/** The height of a card without a notice and an amount due, on a desktop, px. */
export const CARD_HEIGHT = 370;
/** Between two cards, px. */
export const CARD_GAP = 24;

/** Returns how many cards fit side by side in a width in px. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + CARD_GAP) / (CARD_WIDTH + CARD_GAP)));
}

/** A list of cards. */
export function CardGrid(props: BoxProps) {
  return (
    <CardSurroundings>
      <Box {...props} sx={styles} />
    </CardSurroundings>
  );
}

/** Lays out cards in as many columns as fit; in print, in two. */
export const gridStyles = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD_WIDTH}px, 100%), 1fr))`,
  gap: `${CARD_GAP}px`,
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
} as const;

const styles = { ...gridStyles, ...cardStyles } as const;
