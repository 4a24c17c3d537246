/** A field and its button in one row, below each other on a phone. */
export const FORM_ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 440px) auto' },
  alignItems: 'start',
  justifyContent: 'start',
  gap: 2,
  '& > button': { justifySelf: 'start' },
} as const;
