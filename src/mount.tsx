// The composition root of the app: connects the API to the session's tokens, starts the first calls, and renders. The
// boot (main.ts) loads it once sign-in is settled or probably will be.
import type { Auth0Client, User } from '@auth0/auth0-spa-js';
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { connectAuth } from './api/client/http';
import { permissionsQuery } from './api/user/permissions';
import { plansQuery } from './api/catalogue/plans';
import { keepPreparingOf } from './api/subscriptions/preparingTimes';
import { createQueryClient } from './api/outcomes/queryClient';
import { regionsQuery } from './api/catalogue/regions';
import { subscriptionsQuery } from './api/subscriptions/subscriptions';
import { App } from './App';
import { createSession } from './auth/session';
import { config } from './config';
import { formatDate } from './domain/values/dates';
import { t } from './messages/t';
import { loadScreen, screenAt } from './pages';
import { showPlainPage } from './plainPage';
import { rootElement } from './rootElement';
import { SignedOut } from './shell/SignedOut';
import { Themed } from './shell/Themed';
import { announceUnexpected } from './toasts/announceUnexpected';
import { createAnnouncer } from './toasts/announcer';
import { forgetKept } from './browser/kept/keptForUser';
import { tellOfErrors } from './browser/noticedErrors';
import { loadPageAgain } from './browser/reload/leavePage';
import { holdReload } from './browser/reload/reloadForNewVersion';

/** After so long the first drawing is over, and no answer is there yet on a slow network. */
const QUIET_AFTER_MS = 400;

/** Starts the download of the page at an address; its failure is met where it is to be shown. */
export function preloadPage(pathname: string): void {
  const screen = screenAt(pathname);
  // Whether the user is staff isn't known yet, and nobody else may download that.
  if (screen && !screen.isForStaff) loadScreen(screen).catch(() => undefined);
}

/** Shows the portal to the signed-in user until the session ends. */
export function mountPortal(client: Auth0Client, user: User): void {
  const announcer = createAnnouncer();
  announceUnexpected(announcer.announce);
  const queryClient = createQueryClient(announcer);
  if (config.errorDsn !== undefined) {
    tellOfErrors(() => {
      // Where its code can't be had, the next error asks for it again.
      import('./tellOperators').then((loaded) => loaded.tellOperators(queryClient), announced);
    });
  }

  // Another user may have been here before, in the middle of something.
  forgetKept(String(user.sub));
  keepPreparingOf(String(user.sub));
  const session = createSession(client, user, {
    onEnd: (why) => {
      // Nothing of the customer's stays on the screen, nor in the page that Back might bring up again. At once, so that
      // nothing that is being drawn asks for something after the caches are emptied.
      flushSync(() =>
        root.render(<Themed>{why === 'elsewhere' && <SignedOut onLogin={() => loadPageAgain()} />}</Themed>),
      );
      void queryClient.cancelQueries();
      queryClient.clear();
      if (why === 'lost') return;
      forgetKept();
      keepPreparingOf(undefined);
    },
  });
  // A checkout that is open, or a change under way.
  holdReload(() => queryClient.isMutating() > 0);
  connectAuth({ getToken: (options) => session.getToken(options), onLost: () => void session.lose() });

  // What every page needs, asked before the first render: each call that waits for another costs a round trip.
  queryClient.query(permissionsQuery()).catch(announced);
  queryClient.query(subscriptionsQuery()).catch(announced);
  if (screenAt(window.location.pathname)?.hasPlans) {
    queryClient.query(plansQuery()).catch(announced);
    queryClient.query(regionsQuery()).catch(announced);
  }

  const root = createRoot(rootElement(), {
    // Where not even the shell can be drawn, nothing of the app is left to say so.
    onUncaughtError: (error) => {
      showPlainPage(t('shell.notShown'), [t('shell.notShownAdvice')]);
      reportError(error);
    },
  });
  // In steps, between which the browser answers what the user does.
  startTransition(() =>
    root.render(<App session={session} queryClient={queryClient} announcer={announcer} />),
  );
  // When the frame stands and the answers are awaited: a browser's first formatter takes a slow phone a tenth of a second.
  window.setTimeout(() => formatDate(0), QUIET_AFTER_MS);
}

/** The caches have said what there is to say. */
const announced = () => undefined;
