// Pages load on demand.
import Box from '@mui/material/Box';
import { useState } from 'react';
import { loadedPage, loadScreen, type Screen } from './pages';
import { codeOnDemand } from './ui/feedback/lazyPart';
import { NewVersion } from './ui/feedback/NewVersion';
import { PageHeading } from './ui/content/PageHeading';
import { t } from './messages/t';

/** Returns the page of a screen, loaded when it is shown. One that can't be had is the page boundary's, which starts it afresh. */
export function lazyPage(screen: Screen) {
  const { latest, startAfresh } = codeOnDemand(() => loadScreen(screen), NewVersionPage);
  function ScreenPage() {
    // What is loaded already is drawn at once: after a lazy component's fallback React waits a third of a second.
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
