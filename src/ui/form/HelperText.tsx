// The helper text below a field: it stays grey even if the field has an error.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';

/** One sentence among several below a field. */
export function HelperText({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

/** The message, for use among a field's helper texts. */
export function FieldProblem({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'flex', gap: 0.5, color: 'error.main', typography: 'body2' }}>
      <ErrorIcon aria-hidden sx={{ fontSize: 16, mt: '2px' }} />
      <span>{children}</span>
    </Box>
  );
}
