// Shown instead of the app when a login ended without a session (docs/product/sign-in.md#rejected-login): outside of every guard,
// with actions to continue, never a redirect loop.
import Typography from '@mui/material/Typography';
import type { Auth0Client } from '@auth0/auth0-spa-js';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { forgetSignIn, hindranceMessage, leaveForLogin, type Refusal } from './auth/signIn';
import { useListener } from './browser/effects/useListener';
import { tolerateForeignChanges } from './browser/foreignChanges';
import { network } from './browser/network';
import { leavePage, loadPageAgain, loadPageOnceReached } from './browser/reload/leavePage';
import type { Hindrance } from './domain/session/signInErrors';
import { t, textOf } from './messages/t';
import { rootElement } from './rootElement';
import { PortalTheme } from './shell/PortalTheme';
import { StandAlonePage } from './shell/StandAlonePage';
import { Button } from './ui/form/Button';

/** Shows why nobody is signed in: the login was refused, or something is in the way. Returns its root. */
export function mountSignInProblem(client: Auth0Client, problem: Refusal | Hindrance): Root {
  tolerateForeignChanges();
  const root = createRoot(rootElement());
  root.render(
    <PortalTheme>
      <SignInProblem client={client} problem={problem} />
    </PortalTheme>,
  );
  return root;
}

/** If the login wasn't refused, tries again by itself when the network is back (docs/product/failures.md#offline). */
function SignInProblem({ client, problem }: { client: Auth0Client; problem: Refusal | Hindrance }) {
  const [isLeaving, setLeaving] = useState(false);
  const isHindered = typeof problem === 'string';
  const isAway = isHindered && ['offline', 'unreachable', 'unavailable'].includes(problem);
  useListener(network, 'online', loadPageOnceReached, { isOn: isHindered && !isLeaving });
  const tryAgain = () => {
    if (isHindered) loadPageAgain();
    else leavePage(() => void leaveForLogin(client, problem.returnTo, { prompt: 'login' }));
  };
  const logOut = () => {
    setLeaving(true);
    forgetSignIn();
    leavePage(() => void client.logout({ logoutParams: { returnTo: window.location.origin } }));
  };
  return (
    <StandAlonePage
      title={t(isAway ? 'shell.signInUnavailable' : 'shell.notSignedIn')}
      actions={
        <>
          <Button variant="contained" onClick={tryAgain}>
            {t('common.tryAgain')}
          </Button>
          <Button onClick={logOut}>{t('common.logOut')}</Button>
        </>
      }
    >
      <div>{isHindered ? textOf(hindranceMessage(problem)) : t('shell.notSignedInAbout')}</div>
      {!isHindered && problem.detail !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('shell.details', { detail: problem.detail })}
        </Typography>
      )}
    </StandAlonePage>
  );
}
