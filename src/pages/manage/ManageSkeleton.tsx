// The shape of the manage screen while the subscription isn't known yet, or which of its sections the user may use.
import Skeleton from '@mui/material/Skeleton';
import { Waiting } from '../../ui/waiting/Waiting';
import { t } from '../../messages/t';

/** Cards to be, beside the place of the list. */
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
