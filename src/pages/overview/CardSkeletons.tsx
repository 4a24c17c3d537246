// The shape of the overview while it is being loaded, in its final size.
import Skeleton from '@mui/material/Skeleton';
import { CARD_HEIGHT, CardGrid } from './CardGrid';
import { Waiting } from '../../ui/feedback/Waiting';

/** Three cards to be. */
export function CardSkeletons() {
  return (
    <Waiting>
      <CardGrid>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} variant="rounded" height={CARD_HEIGHT} sx={{ borderRadius: 1.5 }} />
        ))}
      </CardGrid>
    </Waiting>
  );
}
