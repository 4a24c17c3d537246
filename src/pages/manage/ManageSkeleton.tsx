// The skeleton of the manage screen until the subscription, and the sections that the user may use, are known.
import Skeleton from '@mui/material/Skeleton';
import { Waiting } from '../../ui/waiting/Waiting';
import { t } from '../../messages/t';

/** Placeholder cards, beside the space for the list of sections. */
export function ManageSkeleton() {
  return (
    <Waiting sx={{ display: 'grid', gap: 3, pl: { lg: '248px' } }}>
      {[236, 208, 152, 132].map((height, n) => (
        <Skeleton
          key={height}
          variant="rounded"
          height={height}
          {...(n === 0 && { 'aria-label': t('common.loadingPage') })}
        />
      ))}
    </Waiting>
  );
}
