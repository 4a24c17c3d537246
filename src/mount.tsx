// The composition root of the app: connects the API to the session's tokens, starts the first calls, and renders. The
// boot (main.ts) loads it once sign-in is settled or probably will be.
import type { Auth0Client, User } from '@auth0/auth0-spa-js';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { connectAuth } from './api/client/http';
import { permissionsQuery } from './api/user/permissions';
import { plansQuery } from './api/catalogue/plans';
import { setPreparingOwner } from './api/subscriptions/preparingTimes';
import { createQueryClient } from './api/outcomes/queryClient';
import { underWayIn } from './api/outcomes/underWay';
import { regionsQuery } from './api/catalogue/regions';
import { subscriptionsQuery } from './api/subscriptions/subscriptions';
import { App } from './App';
import { createSession, type SessionEnd } from './auth/session';
import { config } from './config';
import { t } from './messages/t';
import { loadScreen, screenAt } from './pages';
import { showPlainPage } from './plainPage';
import { rootElement } from './rootElement';
import { SignedOut } from './shell/SignedOut';
import { PortalTheme } from './shell/PortalTheme';
import { announceUnexpected } from './toasts/announceUnexpected';
import { createAnnouncer } from './toasts/announcer';
import { deletePersisted } from './browser/storage/userStorage';
import { tolerateForeignChanges } from './browser/foreignChanges';
import { askToLeave } from './browser/navigationBlocker';
import { reportErrors } from './browser/noticedErrors';
import { isTypefaceKnown, loadTypeface } from './browser/typeface';
import { loadPageAgain } from './browser/reload/leavePage';
import { holdReload } from './browser/reload/reloadForNewVersion';

/** Starts the download of the page at a path; a failure is handled where the page is to be shown. */
export function preloadPage(pathname: string): void {
  const screen = screenAt(pathname);
  // Whether the user is staff isn't known yet, and nobody else may download staff's pages.
  if (screen && !screen.isForStaff) loadScreen(screen).catch(() => undefined);
}

/** Shows the portal to the signed-in user until the session ends. */
export function mountPortal(client: Auth0Client, user: User): void {
  tolerateForeignChanges();
  const announcer = createAnnouncer();
  announceUnexpected(announcer.announce);
  const queryClient = createQueryClient(announcer);
  if (config.errorDsn !== undefined) {
    reportErrors(() => {
      // If its code can't be loaded, the next error tries again.
      import('./reportToOperators').then((loaded) => loaded.reportToOperators(queryClient), announced);
    });
  }

  // Another user may have used this browser before and left drafts.
  deletePersisted(String(user.sub));
  setPreparingOwner(String(user.sub));
  const underWay = underWayIn(queryClient);
  const session = createSession(client, user, {
    underWay,
    askFirst: askToLeave,
    onEnd: (why) => {
      // No customer data stays on the screen, nor in the page that Back might restore. Synchronous, so that nothing that is
      // still rendering sends a request after the caches are cleared.
      flushSync(() => root.render(<PortalTheme>{leftBehind(why)}</PortalTheme>));
      void queryClient.cancelQueries();
      queryClient.clear();
      if (why !== 'here' && why !== 'elsewhere') return;
      deletePersisted();
      setPreparingOwner(undefined);
    },
  });
  // Prevents a reload while a checkout is open or a change is under way.
  holdReload(underWay.isAny);
  connectAuth({ getToken: (options) => session.getToken(options), onLost: () => void session.lose() });

  // Fetches what every page needs before the first render: each call that waits for another costs a round trip.
  queryClient.query(permissionsQuery()).catch(announced);
  const subscriptions = queryClient.query(subscriptionsQuery()).catch(announced);
  // The typeface waits until the page is shown, unless it is here already.
  const fetchTypeface = () => void loadTypeface().catch(announced);
  if (isTypefaceKnown()) fetchTypeface();
  else void subscriptions.then(() => whenIdle(fetchTypeface));
  if (screenAt(window.location.pathname)?.hasPlans) {
    queryClient.query(plansQuery()).catch(announced);
    queryClient.query(regionsQuery()).catch(announced);
  }

  const root = createRoot(rootElement(), {
    // If not even the shell can be rendered, no part of the app is left to report it.
    onUncaughtError: (error) => {
      showPlainPage(t('shell.notShown'), [t('shell.notShownAdvice')]);
      reportError(error);
    },
  });
  // A transition renders in steps, between which the browser can respond to the user.
  startTransition(() =>
    root.render(<App session={session} queryClient={queryClient} announcer={announcer} />),
  );
}

/** Returns what a tab shows after its session has ended; nothing if it is about to leave for the identity provider. */
function leftBehind(why: SessionEnd): ReactNode {
  if (why !== 'elsewhere' && why !== 'lost-elsewhere') return null;
  return <SignedOut isLost={why === 'lost-elsewhere'} onLogin={() => loadPageAgain()} />;
}

/** Calls back once the page has been rendered; Safari has no other way to say so. */
const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout;

/** Ignores a failure: the query client's caches have announced it, where there is something to announce. */
const announced = () => undefined;
