// Shown instead of the app when a login ended without a session: outside every guard
// (docs/product/sign-in.md#rejected-login).
import type { Auth0Client } from '@auth0/auth0-spa-js';
import { createRoot, type Root } from 'react-dom/client';
import { leaveForLogin, type Refusal } from './auth/signIn';
import { tolerateForeignChanges } from './browser/foreignChanges';
import type { Hindrance } from './domain/session/signInErrors';
import { leavePage, loadPageAgain, loadPageOnceReached } from './browser/reload/leavePage';
import { rootElement } from './rootElement';
import { SignInProblem } from './shell/SignInProblem';
import { PortalTheme } from './shell/PortalTheme';

/** Shows why nobody is signed in: the login was refused, or something is in the way. Returns its root. */
export function mountSignInProblem(client: Auth0Client, problem: Refusal | Hindrance): Root {
  tolerateForeignChanges();
  const root = createRoot(rootElement());
  root.render(
    <PortalTheme>
      <SignInProblem
        problem={problem}
        onTryAgain={() => {
          if (typeof problem === 'string') loadPageAgain();
          else leavePage(() => void leaveForLogin(client, problem.returnTo, { prompt: 'login' }));
        }}
        onBackOnline={loadPageOnceReached}
        onLogout={() =>
          leavePage(() => void client.logout({ logoutParams: { returnTo: window.location.origin } }))
        }
      />
    </PortalTheme>,
  );
  return root;
}
