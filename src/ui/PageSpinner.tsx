// The spinner in place of a page whose shape isn't known yet (specification 2).
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { delayed } from './delayed';

/** Fills the page's place, and appears only where the wait is long enough to notice. */
export function PageSpinner() {
  return (
    <Box role="status" sx={[{ display: 'grid', placeItems: 'center', minHeight: '50vh' }, delayed]}>
      <CircularProgress aria-label="Loading page" />
    </Box>
  );
}
