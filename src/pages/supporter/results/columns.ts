// How the parts of a stack's or customer's screen stand: in two columns where there is room.
export const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 3,
} as const;

export const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 } as const;
