// The routes: each screen of `pages.ts` as a lazily loaded page with a transition; unknown addresses redirect to the overview.
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { RequireSupporter } from './guards/RequireSupporter';
import { screenAt, screens, loadedPage, loadScreen, type Screen } from './pages';
import { paths } from './paths';
import { BackLink } from './shell/nav/BackLink';
import { PageBoundary } from './shell/PageBoundary';
import { PageSpinner } from './ui/waiting/PageSpinner';
import { RouteTransition } from './shell/RouteTransition';
import { codeOnDemand } from './ui/feedback/lazyPart';
import { NewVersion } from './ui/feedback/NewVersion';
import { PageHeading } from './ui/content/PageHeading';
import { t } from './messages/t';

const routes = screens.map((screen) => ({ ...screen, ...lazyPage(screen) }));

/** The page at the current address; an unknown one redirects to the overview. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const { name, back, isWide = false } = screenAt(pathname) ?? {};
  // Only this screen's routes: ranking all of them takes the router a tenth of a second on a slow phone.
  const here = routes.filter((route) => route.name === name);
  return (
    <RouteTransition name={name ?? ''} isWide={isWide}>
      {back && <BackLink to={back} />}
      <PageBoundary key={pathname} onFailure={() => here.forEach(({ startAfresh }) => startAfresh())}>
        <Suspense fallback={<PageSpinner />}>
          <Routes>
            {here.flatMap(({ patterns, isForStaff, Page }) =>
              patterns.map((pattern) => (
                <Route
                  key={pattern}
                  path={pattern}
                  element={isForStaff ? <RequireSupporter>{<Page />}</RequireSupporter> : <Page />}
                />
              )),
            )}
            <Route path="*" element={<Navigate to={paths.overview()} replace />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </RouteTransition>
  );
}

/** Returns a screen's page, loaded when it is shown. If that fails, the page boundary shows the error and calls `startAfresh`. */
function lazyPage(screen: Screen) {
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
