// What stands for a part that is on its way, or for its code, where only its height is known.
import Skeleton from '@mui/material/Skeleton';
import { Waiting } from './Waiting';

interface WaitingShapeProps {
  /** Px; by breakpoint where it differs. */
  height: number | { xs: number; sm: number; md?: number };
  /** What is loading, where nothing around it says so: "Loading timezone". */
  label?: string;
}

/** An area with rounded corners, as wide as its place. */
export function WaitingShape({ height, label }: WaitingShapeProps) {
  return (
    <Waiting>
      <Skeleton variant="rounded" sx={{ height }} aria-label={label} />
    </Waiting>
  );
}
