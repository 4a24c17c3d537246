// Shown instead of the app when a login ended without a session: outside every guard
// (docs/product/sign-in.md#rejected-login).
import type { Auth0Client } from '@auth0/auth0-spa-js';
import { createRoot, type Root } from 'react-dom/client';
import type { SignInFailure } from './auth/failure';
import { leaveForLogin } from './auth/settle';
import { leavePage, loadPageAgain, loadPageOnceReached } from './browser/reload/leavePage';
import { rootElement } from './rootElement';
import { SignInProblem } from './shell/SignInProblem';
import { Themed } from './shell/Themed';

/** Shows why the login failed; `failure` is undefined if the identity provider couldn't be reached. Returns its root. */
export function mountSignInProblem(client: Auth0Client, failure: SignInFailure | undefined): Root {
  const root = createRoot(rootElement());
  root.render(
    <Themed>
      <SignInProblem
        failure={failure}
        onTryAgain={() => {
          if (!failure) loadPageAgain();
          else leavePage(() => void leaveForLogin(client, failure.returnTo, { prompt: 'login' }));
        }}
        onBackOnline={loadPageOnceReached}
        onLogout={() =>
          leavePage(() => void client.logout({ logoutParams: { returnTo: window.location.origin } }))
        }
      />
    </Themed>,
  );
  return root;
}
