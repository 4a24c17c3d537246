/** The parts of a stack's or customer's page in two columns, if there is room. */
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 3,
} as const;

/** Parts below each other. */
export const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
