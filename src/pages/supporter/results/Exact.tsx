// A fact that stays exactly as it came: a list of facts begins its other values with a capital.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Takes the text. */
export function Exact({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-block' }}>
      {children}
    </Box>
  );
}
