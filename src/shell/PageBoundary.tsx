// One per page, the last resort: a page that can't be loaded or drawn says so in its place, and the shell stays usable.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PageHeading } from '../ui/content/PageHeading';
import { PartBoundary } from '../ui/feedback/PartBoundary';

/** Takes the page; give it the path as its key, so that going elsewhere starts afresh. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <PartBoundary place={() => <PageFailure />}>{children}</PartBoundary>;
}

function PageFailure() {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2, py: 4 }}>
      <PageHeading title="This page could not be shown" />
      <Typography>
        Something went wrong while it was being loaded. Your data is safe. Load the page again; if that does
        not help, please ask our customer service.
      </Typography>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Load again
      </Button>
    </Box>
  );
}
