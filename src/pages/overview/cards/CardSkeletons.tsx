// The shape of the cards while the subscriptions are being loaded, in its final size.
import Skeleton from '@mui/material/Skeleton';
import { Waiting } from '../../../ui/waiting/Waiting';
import { cardGrid } from './cardStyles';

/** The height of a card without a note, on a desktop, px. */
const CARD_HEIGHT = 256;

/** Three placeholder cards. */
export function CardSkeletons() {
  return (
    <Waiting sx={cardGrid}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} variant="rounded" height={CARD_HEIGHT} />
      ))}
    </Waiting>
  );
}
