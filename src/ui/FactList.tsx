// Labelled facts: small grey labels above their values, in two columns (interface.md 37). A value has room for two
// lines from the start, so that nothing moves when it arrives.
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Takes the facts in their order. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: '12px 16px',
        m: 0,
      }}
    >
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, minHeight: 40, '&::first-letter': { textTransform: 'uppercase' } }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
