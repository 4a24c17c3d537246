// A section of the form: its heading, with its fields below one another.
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A card with an h2. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" variant="panel">
      <Typography variant="h2">{title}</Typography>
      <Box sx={{ display: 'grid', gap: 3, mt: 2 }}>{children}</Box>
    </Card>
  );
}
