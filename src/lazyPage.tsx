// Pages load on demand (specification 2).
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { lazyPart } from './ui/lazyPart';
import { NewVersion } from './ui/NewVersion';
import { PageHeading } from './ui/PageHeading';

/** Takes how to load a page's component; gives the page to render. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazyPart(load, NewVersionPage);
}

function NewVersionPage() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHeading title="New version" />
      <NewVersion />
    </Box>
  );
}
