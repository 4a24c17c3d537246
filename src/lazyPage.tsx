// Loads pages on demand.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { loadedPage, loadScreen, type Screen } from './pages';
import { codeOnDemand } from './ui/feedback/lazyPart';
import { NewVersion } from './ui/feedback/NewVersion';
import { PageHeading } from './ui/content/PageHeading';
import { t } from './messages/t';

/** Returns a screen's page, loaded when it is shown. If that fails, the page boundary shows the error and calls `startAfresh`. */
export function lazyPage(screen: Screen) {
  const { latest, startAfresh } = codeOnDemand(() => loadScreen(screen), NewVersionPage);
  function ScreenPage() {
    // A loaded page is rendered at once: after showing a lazy component's fallback, React waits a third of a second.
    const [Page] = useState(() => loadedPage(screen) ?? latest());
    return <Page />;
  }
  return { Page: ScreenPage, startAfresh };
}

function NewVersionPage() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PageHeading title={t('common.newVersion')} />
      <NewVersion />
    </Box>
  );
}
