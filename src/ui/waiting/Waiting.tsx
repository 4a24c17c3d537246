// A placeholder for content that is loading: its shape appears after a short delay, and a long wait is announced.
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { delayed } from './delayed';
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
