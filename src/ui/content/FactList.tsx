// Labelled facts: a grey label and its value on one line each (docs/product/interface.md#facts-and-tables).
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A value with its label. */
export interface Fact {
  label: string;
  value: ReactNode;
  /** Small text below the value that isn't part of it. */
  note?: string | undefined;
}

/** Shows the facts in the given order. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-note={note}>{value}</dd>
        </div>
      ))}
    </List>
  );
}

/** Styled once: every card has one. The labels' column is as wide as the longest of them. */
const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  gap: '4px 16px',
  margin: 0,
  '& > div': { display: 'contents' },
  '& dt': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: 0, minWidth: 0 },
  '& [data-note]::after': {
    ...theme.typography.caption,
    content: 'attr(data-note)',
    display: 'block',
    color: 'var(--mui-palette-text-secondary)',
  },
}));
