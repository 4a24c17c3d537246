// The shape of the overview while it is being loaded, in its final size.
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Box from '@mui/material/Box';
import { CARD_HEIGHT, gridStyles } from './CardGrid';
import { Waiting } from '../../ui/waiting/Waiting';

/** The widths of a card's bars, one per line: its state, its name, and its facts. */
const BARS = ['44%', '60%', '76%', '68%', '56%', '72%'];

/** Three placeholder cards. */
export function CardSkeletons() {
  return (
    <Waiting>
      <Box sx={gridStyles}>
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
