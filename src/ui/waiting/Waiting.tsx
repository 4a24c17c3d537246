// A placeholder for content that is loading: its shape appears after a short delay, and a long wait is announced.
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Skeleton from '@mui/material/Skeleton';
import { delayed } from './flashing';
import { LongWait } from './LongWait';

/** The placeholder; its children have the shape of the content that is loading. */
export function Waiting({ sx = {}, children }: { sx?: SxProps<Theme>; children: ReactNode }) {
  return (
    <>
      <Box
        aria-busy
        data-waiting=""
        sx={[...(Array.isArray(sx) ? (sx as readonly object[]) : [sx as object]), delayed]}
      >
        {children}
      </Box>
      <LongWait />
    </>
  );
}

// The placeholder for a part whose data or code is loading, where only its height is known.

/** A part's height, px; by breakpoint where it differs. */
export type Height = number | { xs: number; sm: number; md?: number };

interface WaitingShapeProps {
  height: Height;
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
