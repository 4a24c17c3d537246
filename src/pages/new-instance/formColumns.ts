// The page's two columns: the form, and the summary beside it; one below the other on small screens.
export const FORM_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
  gap: 3,
} as const;
