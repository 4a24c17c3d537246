// The place of what is being loaded: its shape appears once the wait can be noticed, and a long wait says that it is one.
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
