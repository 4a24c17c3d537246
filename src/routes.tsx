// The routes: each screen of `pages.ts` as a lazily loaded page in the transition, unknown addresses to the overview.
import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyPage } from './lazyPage';
import { screens } from './pages';
import { matchesPattern, paths } from './paths';
import { PageBoundary } from './shell/PageBoundary';
import { PageSpinner } from './ui/PageSpinner';
import { RouteTransition } from './shell/RouteTransition';

const routes = screens.map(({ load, ...screen }) => ({ ...screen, Page: lazyPage(load) }));

/** The page of the current address; an unknown one leads to the overview. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const current = routes.find(({ patterns }) =>
    patterns.some((pattern) => matchesPattern(pattern, pathname)),
  );
  return (
    <RouteTransition name={current?.name ?? ''}>
      <PageBoundary key={pathname}>
        <Suspense fallback={<PageSpinner />}>
          <Routes>
            {routes.flatMap(({ patterns, Page }) =>
              patterns.map((pattern) => <Route key={pattern} path={pattern} element={<Page />} />),
            )}
            <Route path="*" element={<Navigate to={paths.overview()} replace />} />
          </Routes>
        </Suspense>
      </PageBoundary>
    </RouteTransition>
  );
}
