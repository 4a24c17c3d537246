// How far something is, as a bar; one that moves where nobody can say.
import Box from '@mui/material/Box';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });
const moving = { animation: `${travel} 1.6s linear infinite` } as const;

interface ProgressBarProps {
  /** What it is the progress of. */
  label: string;
  /** How much of how much is done, where that is known. */
  done?: { value: number; max: number };
  sx?: SxProps<Theme>;
}

/** As wide as its place: 4 px high, or 2 px along an edge where it isn't known how far it is. */
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
      {/* The width by style: each would else be a class of its own. An edge, because forced colours leave no background. */}
      <Box
        sx={{ borderTop: height, borderColor: 'primary.main', ...(!done && moving) }}
        style={{ width: `${percent ?? 33}%` }}
      />
    </Box>
  );
}
