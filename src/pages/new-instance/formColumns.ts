/** The page's two columns: the form, with the summary beside it, or below it on small screens. */
export const FORM_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gap: 3,
} as const;
