// The grid that the overview's cards stand in: at least 400 px each, less only where the screen is narrower.
import Box, { type BoxProps } from '@mui/material/Box';
import { cardLook } from './card/cardLook';
import { CardSurroundings } from './card/CardSurroundings';

const CARD_WIDTH = 400;
/** The height of a card that has nothing particular to say, on a desktop, px. */
export const CARD_HEIGHT = 370;
export const CARD_GAP = 24;

/** How many cards stand side by side in a width of px. */
export function columnsIn(width: number): number {
  return Math.max(1, Math.floor((width + CARD_GAP) / (CARD_WIDTH + CARD_GAP)));
}

/** A list of cards. */
export function CardGrid(props: BoxProps) {
  return (
    <CardSurroundings>
      <Box {...props} sx={look} />
    </CardSurroundings>
  );
}

/** Cards side by side, and below each other. */
export const gridLook = {
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${CARD_WIDTH}px, 100%), 1fr))`,
  gap: `${CARD_GAP}px`,
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
} as const;

const look = { ...gridLook, ...cardLook } as const;
