// A field's error message with an icon, so that it doesn't rely on colour alone.
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The message, for use among a field's helper texts. */
export function FieldProblem({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5, color: 'error.main', typography: 'body2' }}>
      <ErrorIcon aria-hidden sx={{ fontSize: 16, mt: '2px' }} />
      <span>{children}</span>
    </Box>
  );
}
