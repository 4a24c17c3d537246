// The helper text below a field: it stays grey even if the field has an error.
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
