// How far something is, as a bar.
import Box from '@mui/material/Box';

interface ProgressBarProps {
  /** What it is the progress of. */
  label: string;
  value: number;
  /** What `value` is when all is done. */
  max: number;
}

/** A bar from nothing to all. */
export function ProgressBar({ label, value, max }: ProgressBarProps) {
  const percent = max > 0 ? Math.min(100, Math.floor((value / max) * 100)) : 0;
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      sx={{ height: 4, borderRadius: 1, overflow: 'hidden', bgcolor: 'divider' }}
    >
      {/* By style, not by class: a class for each of a hundred widths would be a hundred classes. An edge, because forced
          colours leave no background. */}
      <Box sx={{ borderTop: 4, borderColor: 'primary.main' }} style={{ width: `${percent}%` }} />
    </Box>
  );
}
