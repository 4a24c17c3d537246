// Labelled facts: small grey labels above their values, in two columns (docs/product/interface.md#facts-and-tables).
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A value with its label, and how the two are laid out. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** Small text below the value that isn't part of it. */
  note?: string | undefined;
  /** Spans both columns. */
  isWide?: boolean;
  /** Secondary information: small, on one line. */
  isQuiet?: boolean;
}

/** Shows the facts in the given order. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={styles}>
      {facts.map(({ label, value, note, isWide = false, isQuiet = false }) => (
        <div key={label} data-wide={isWide} data-quiet={isQuiet}>
          <dt>{label}</dt>
          <dd data-note={note}>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px 16px',
  m: 0,
  '& [data-wide=true]': { gridColumn: '1 / -1' },
  '& dt': { typography: 'caption', color: 'text.secondary' },
  '& dd': { m: 0, minHeight: 20 },
  '& [data-quiet=true] dd': { typography: 'caption', minHeight: 16, color: 'text.secondary' },
  '& [data-note]::after': {
    content: 'attr(data-note)',
    display: 'block',
    typography: 'caption',
    color: 'text.secondary',
  },
} as const;
