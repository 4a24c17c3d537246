// The shape of the table while its code or the subscriptions are being loaded.
import Skeleton from '@mui/material/Skeleton';
import { Waiting } from '../../ui/waiting/Waiting';

/** Placeholders of the filter and of a screenful of rows. */
export function TableSkeleton() {
  return (
    <Waiting sx={{ display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height="70vh" />
    </Waiting>
  );
}
