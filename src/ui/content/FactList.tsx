// Labelled facts: small grey labels above their values, in two columns (docs/product/interface.md#facts-and-tables).
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  /** In their order. */
  facts: readonly Fact[];
  /** Values arrive later: each has room for two lines from the start, so that nothing moves then. */
  hasRoom?: boolean;
}

/** Takes the facts. */
export function FactList({ facts, hasRoom = false }: FactListProps) {
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
          <Box
            component="dd"
            sx={{ m: 0, minHeight: hasRoom ? 40 : 20, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}
