// The routes: each screen of `pages.ts` as a lazily loaded page with a transition; unknown addresses redirect to the overview.
import { Suspense, useState, type ReactNode } from 'react';
import { Navigate, Route, Routes, useLocation, Link } from 'react-router-dom';
import Box from '@mui/material/Box';
import { screenAt, screens, loadedPage, loadScreen, type Screen } from './pages';
import { paths } from './paths';
import { PageSpinner } from './ui/waiting/PageSpinner';
import { codeOnDemand } from './ui/feedback/lazyPart';
import { NewVersion } from './ui/feedback/NewVersion';
import { PageHeading } from './ui/content/PageHeading';
import { t } from './messages/t';
import { useProfile } from './auth/useProfile';
import { config } from './config';
import { isStaff } from './domain/session/profile';
import Typography from '@mui/material/Typography';
import { Button } from './ui/form/Button';
import { loadPageAgain } from './browser/reload/leavePage';
import { PartBoundary } from './ui/feedback/PartBoundary';
import { keyframes } from '@mui/material/styles';
import { layout } from './theme';
import BackIcon from '@mui/icons-material/ArrowBack';
import { lastSearch } from './browser/storage/userStorage';

const routes = screens.map((screen) => ({ ...screen, ...lazyPage(screen) }));

/** The page at the current address; an unknown one redirects to the overview. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const { name, back } = screenAt(pathname) ?? {};
  // Only this screen's routes: ranking all of them takes the router a tenth of a second on a slow phone.
  const here = routes.filter((route) => route.name === name);
  return (
    <RouteTransition name={name ?? ''}>
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

// Lets support staff through and sends everybody else to the overview (docs/product/permissions.md#support-staff),
// before the page's code is requested. A convenience: the API decides.

/** The guard; its child is a page for support staff that loads its code only when it is rendered. */
function RequireSupporter({ children }: { children: ReactNode }) {
  return isStaff(useProfile(), config.supporterRole) ? children : <Navigate to={paths.overview()} replace />;
}

// A page's error boundary, the last resort: an error takes the place of a page that can't be loaded or rendered, and the shell
// stays usable.

interface PageBoundaryProps {
  /** Called when the page has failed and the error is shown. */
  onFailure: () => void;
  children: ReactNode;
}

/** Shows the page, or an error in its place. Use the path as its key, so that navigating resets it. */
function PageBoundary({ onFailure, children }: PageBoundaryProps) {
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

// The slide with which a page enters, keyed by the route's name (docs/product/screens.md#transition): a new page is a
// new element, another id or query of the same page is not.

/** Starts no further away than the narrowest margin beside the page, so that the moving page never overflows the window. */
const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(16px)' } });

interface RouteTransitionProps {
  /** The route's name. */
  name: string;
  children: ReactNode;
}

/** The page, at its width (docs/product/look.md#space). */
function RouteTransition({ name, children }: RouteTransitionProps) {
  return (
    <Box
      key={name}
      sx={{
        // Padding, so that the frame itself stays in place between pages.
        px: `max(0px, calc(50% - ${layout.content / 2}px))`,
        animation: `${slideIn} 200ms ease-out`,
        // A page with a table of many columns is as wide as the window.
        '&:has([data-fill])': { px: 0 },
      }}
    >
      {children}
    </Box>
  );
}

// The link up, above the heading of every page except the overview.

/** Shows a link back to the overview, or to the supporter's last search. */
function BackLink({ to }: { to: 'overview' | 'search' }) {
  const { sub = '' } = useProfile();
  const address = to === 'overview' ? paths.overview() : paths.supporter(lastSearch(sub));
  return (
    <Box sx={{ mb: 0.5, displayPrint: 'none' }}>
      <Button component={Link} to={address} size="small" startIcon={<BackIcon />} sx={{ ml: -0.75 }}>
        {t(to === 'overview' ? 'shell.backToOverview' : 'shell.backToSearch')}
      </Button>
    </Box>
  );
}
