// The shape of the cards while the subscriptions are being loaded, in its final size.
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { Waiting } from '../../../ui/waiting/Waiting';

/** The height of a card without a notice and an amount due, on a desktop, px. */
const CARD_HEIGHT = 370;
/** The widths of a card's bars, one per line: its state, its name, and its facts. */
const BARS = ['44%', '60%', '76%', '68%', '56%', '72%'];

/** The grid of the cards: each at least 400 px wide, or as wide as a narrower screen; in print, two columns. */
export const cardGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(400px, 100%), 1fr))',
  gap: '24px',
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '12px' },
} as const;

/** Three placeholder cards. */
export function CardSkeletons() {
  return (
    <Waiting>
      <Box sx={cardGrid}>
        {[1, 2, 3].map((card) => (
          <Card key={card} sx={{ height: CARD_HEIGHT, p: 2 }}>
            {BARS.map((width) => (
              <Skeleton key={width} width={width} height={40} />
            ))}
          </Card>
        ))}
      </Box>
    </Waiting>
  );
}
