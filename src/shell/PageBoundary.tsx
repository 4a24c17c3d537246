// A page's error boundary, the last resort: an error takes the place of a page that can't be loaded or rendered, and the shell
// stays usable.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Button } from '../ui/form/Button';
import { loadPageAgain } from '../browser/reload/leavePage';
import { PageHeading } from '../ui/content/PageHeading';
import { PartBoundary } from '../ui/feedback/PartBoundary';
import { t } from '../messages/t';

interface PageBoundaryProps {
  /** Called when the page has failed and the error is shown. */
  onFailure: () => void;
  children: ReactNode;
}

/** Shows the page, or an error in its place. Use the path as its key, so that navigating resets it. */
export function PageBoundary({ onFailure, children }: PageBoundaryProps) {
  return (
    <PartBoundary wrap={(_notice, tryAgain) => <PageFailure onRetry={tryAgain} />} onFailure={onFailure}>
      {children}
    </PartBoundary>
  );
}

function PageFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 4 }}>
      <PageHeading title={t('shell.pageNotShown')} />
      <Typography>{t('shell.pageNotShownAbout')}</Typography>
      <Button variant="contained" onClick={() => loadPageAgain(onRetry)}>
        {t('common.loadAgain')}
      </Button>
    </Box>
  );
}
