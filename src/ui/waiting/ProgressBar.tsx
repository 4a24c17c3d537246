// A progress bar; indeterminate where the total is unknown.
import LinearProgress from '@mui/material/LinearProgress';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';

interface ProgressBarProps {
  /** The accessible name: what is in progress. */
  label: string;
  /** How much is done, and the total, if known. */
  done?: { value: number; max: number };
  sx?: SxProps<Theme>;
}

const slide = keyframes({ to: { transform: 'translateX(250%)' } });

/** Runs on the compositor alone; the library's own animation lays the page out again for every frame, also while it loads. */
const moving = {
  '& .MuiLinearProgress-bar1': {
    width: '40%',
    transform: 'translateX(-100%)',
    animation: `${slide} 1.6s ease-in-out infinite`,
  },
  '& .MuiLinearProgress-bar2': { display: 'none' },
};

/** The bar, which fills its container's width: 4 px high, or 2 px along an edge if it is indeterminate. */
export function ProgressBar({ label, done, sx = {} }: ProgressBarProps) {
  const styles = [
    edge(done === undefined),
    ...(Array.isArray(sx) ? (sx as readonly object[]) : [sx as object]),
  ];
  if (!done) return <LinearProgress aria-label={label} sx={styles} />;
  const percent = done.max > 0 ? Math.min(100, Math.floor((done.value / done.max) * 100)) : 0;
  return <LinearProgress variant="determinate" value={percent} aria-label={label} sx={styles} />;
}

const edge = (isAlongEdge: boolean) => ({
  ...(isAlongEdge
    ? { height: 2, position: 'absolute', left: 0, right: 0, ...moving }
    : { height: 4, borderRadius: 1 }),
  // Forced colours remove backgrounds.
  '@media (forced-colors: active)': { '& .MuiLinearProgress-bar': { borderTop: '4px solid' } },
});
