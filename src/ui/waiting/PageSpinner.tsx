// The spinner in place of a page whose shape isn't known yet (docs/product/screens.md#shell).
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { delayed } from './flashing';
import { LongWait } from './LongWait';
import { t } from '../../messages/t';

/** Fills the page area, and appears only if the wait is long enough to notice. */
export function PageSpinner() {
  return (
    <Box
      data-waiting=""
      sx={[{ display: 'grid', placeContent: 'center', justifyItems: 'center', minHeight: '50vh' }, delayed]}
    >
      <Box role="status">
        <CircularProgress aria-label={t('common.loadingPage')} />
      </Box>
      <LongWait />
    </Box>
  );
}
