// A placeholder for content that is loading: its shape appears after a short delay, and a long wait is announced.
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { delayed } from './delayed';
import { LongWait } from './LongWait';

/** Its children are the shape of what is to come. */
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
