// Pages load on demand.
import Box from '@mui/material/Box';
import type { ComponentType } from 'react';
import { lazyComponent } from './ui/feedback/lazyPart';
import { NewVersion } from './ui/feedback/NewVersion';
import { PageHeading } from './ui/content/PageHeading';
import { t } from './messages/t';

/** Returns the page to render. One that can't be had is the page boundary's. */
export function lazyPage(load: () => Promise<ComponentType>) {
  return lazyComponent(load, NewVersionPage);
}

function NewVersionPage() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHeading title={t('common.newVersion')} />
      <NewVersion />
    </Box>
  );
}
