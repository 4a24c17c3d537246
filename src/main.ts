// The boot: the only script before sign-in is settled. Checks the configuration, creates the identity client, handles the
// callback or renews the session, redirects visitors who must log in, and loads the app for all others
// (docs/architecture.md#boot).
import { createAuthClient, forgetSignIn, settleSignIn } from './auth/signIn';
import { config, configProblems } from './config';
import { loadMessages } from './messages/catalogue';
import { speakOwnLanguage } from './messages/choice';
import { t } from './messages/t';
import { isCallback, leaveTo } from './domain/session/returnTo';
import { isProbablySignedIn, matchesPattern, OVERVIEW, paths } from './paths';
import { showPlainPage } from './plainPage';

const { location } = window;

/** After this time, ms, the spinner says that it takes longer than usual: a silent sign-in may take a minute. */
const SLOW_MS = 10_000;

speakOwnLanguage();
setTimeout(() => {
  // Gone once anything else is shown.
  const line = document.getElementById('boot-slow');
  if (line) line.textContent = t('boot.slow');
}, SLOW_MS);

if (matchesPattern(paths.support(), location.pathname) && configProblems.length === 0) {
  location.replace(leaveTo(config.supportUrl, location.search));
} else {
  start().catch(() => {
    showPlainPage(t('boot.notLoaded'), [t('boot.notLoadedAdvice')]);
  });
}

async function start(): Promise<void> {
  if (configProblems.length === 0 && window.isSecureContext) return boot();
  await loadMessages();
  if (configProblems.length > 0) showPlainPage(t('shell.notConfigured'), configProblems);
  else showPlainPage(t('shell.insecure'), [t('shell.insecureAdvice')]);
}

async function boot(): Promise<void> {
  const client = createAuthClient();
  let loading: ReturnType<typeof loadApp> | undefined;
  const load = () => (loading ??= loadApp());
  // Starts loading while the token is being fetched. Failures are handled below, where the results are awaited.
  if (isProbablySignedIn(document.cookie, location.search)) {
    loadMessages().catch(() => undefined);
    afterNextQuestion(() => void load().catch(() => undefined));
  }

  const settled = await settleSignIn(client);
  if (settled.kind === 'leaving') return;
  if (settled.kind === 'signed-in') {
    const { mountPortal } = await load();
    mountPortal(client, settled.user);
    forgetSignIn();
  } else {
    const [{ mountSignInProblem }] = await Promise.all([import('./mountSignInProblem'), loadMessages()]);
    mountSignInProblem(client, settled.kind === 'refused' ? settled.refusal : settled.by);
  }
}

/**
 * Calls back, perhaps several times, once the token request is under way: evaluating the app takes a slow phone a quarter of a
 * second, which would delay that request. It is under way once the provider's iframe has loaded; after a login, at once.
 */
function afterNextQuestion(callback: () => void): void {
  if (isCallback(location)) setTimeout(callback);
  else
    document.addEventListener(
      'load',
      ({ target }) => target instanceof HTMLIFrameElement && setTimeout(callback),
      true,
    );
}

/** Loads the app, and starts loading the page at the address. The overview's starts first: most visits begin there. */
async function loadApp() {
  // A failure is handled where the page is to be shown.
  if (OVERVIEW.test(location.pathname)) import('./pages/overview/OverviewPage').catch(() => undefined);
  const [app] = await Promise.all([import('./mount'), loadMessages()]);
  app.preloadPage(location.pathname);
  return app;
}
