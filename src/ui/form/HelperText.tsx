// What belongs into a field, below it: it stays grey where the field is wrong.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** One sentence among several below a field. */
export function HelperText({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}
