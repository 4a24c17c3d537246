// One per page: a page that can't be loaded or drawn says so in its place, and the shell stays usable.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Component, type ReactNode } from 'react';
import { PageHeading } from '../ui/PageHeading';

/** Takes the page; give it the path as its key, so that going elsewhere starts afresh. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
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
}
