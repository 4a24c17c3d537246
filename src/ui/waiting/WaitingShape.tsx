// The placeholder for a part whose data or code is loading, where only its height is known.
import Skeleton from '@mui/material/Skeleton';
import { Waiting } from './Waiting';

interface WaitingShapeProps {
  /** Px; by breakpoint where it differs. */
  height: number | { xs: number; sm: number; md?: number };
  /** What is loading, where nothing around it says so: "Loading timezone". */
  label?: string;
}

/** A rounded area that fills its container's width. */
export function WaitingShape({ height, label }: WaitingShapeProps) {
  return (
    <Waiting>
      <Skeleton variant="rounded" sx={{ height }} aria-label={label} />
    </Waiting>
  );
}
