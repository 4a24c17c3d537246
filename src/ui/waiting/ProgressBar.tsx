// A progress bar; indeterminate where the total is unknown.
import Box from '@mui/material/Box';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });
const moving = { animation: `${travel} 1.6s linear infinite` } as const;

interface ProgressBarProps {
  /** The accessible name: what is in progress. */
  label: string;
  /** How much is done, and the total, if known. */
  done?: { value: number; max: number };
  sx?: SxProps<Theme>;
}

/** The bar, which fills its container's width: 4 px high, or 2 px along an edge if it is indeterminate. */
export function ProgressBar({ label, done, sx }: ProgressBarProps) {
  const height = done ? 4 : 2;
  const percent = done && (done.max > 0 ? Math.min(100, Math.floor((done.value / done.max) * 100)) : 0);
  return (
    <Box
      role="progressbar"
      aria-label={label}
      {...(done && { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent })}
      sx={[
        { height, overflow: 'hidden', bgcolor: 'divider' },
        done ? { borderRadius: 1 } : { position: 'absolute', left: 0, right: 0 },
        ...(Array.isArray(sx) ? (sx as readonly object[]) : [sx as object]),
      ]}
    >
      {/* Width by `style`: in `sx` each value would create a class. A border, because forced colours remove backgrounds. */}
      <Box
        sx={{ borderTop: height, borderColor: 'primary.main', ...(!done && moving) }}
        style={{ width: `${percent ?? 33}%` }}
      />
    </Box>
  );
}
