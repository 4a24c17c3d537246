// The page for a login that ended without a session (docs/product/sign-in.md#rejected-login): outside every guard, with
// actions to continue, never a redirect loop.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { SignInFailure } from '../auth/failure';
import { useListener } from '../browser/effects/useListener';
import { StandAlonePage } from './StandAlonePage';
import { t } from '../messages/t';

interface SignInProblemProps {
  /** Undefined where the identity provider could not be reached at all. */
  failure: SignInFailure | undefined;
  onTryAgain: () => void;
  /** Called when the browser is back online, if the identity provider could not be reached. */
  onBackOnline: () => void;
  onLogout: () => void;
}

/**
 * Shows why the login failed, and offers to try again or to end the identity provider's session. If the provider could not be
 * reached, tries again when the browser is back online (docs/product/failures.md#offline).
 */
export function SignInProblem({ failure, onTryAgain, onBackOnline, onLogout }: SignInProblemProps) {
  const [isLeaving, setLeaving] = useState(false);
  useListener(window, 'online', onBackOnline, { isOn: !failure && !isLeaving });
  return (
    <StandAlonePage
      title={t(failure ? 'shell.notSignedIn' : 'shell.signInUnavailable')}
      actions={
        <>
          <Button variant="contained" onClick={onTryAgain}>
            {t('common.tryAgain')}
          </Button>
          <Button
            onClick={() => {
              setLeaving(true);
              onLogout();
            }}
          >
            {t('common.logOut')}
          </Button>
        </>
      }
    >
      {failure ? (
        <>
          {t('shell.notSignedInAbout')}
          {failure.detail !== undefined && (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              {t('shell.details', { detail: failure.detail })}
            </Typography>
          )}
        </>
      ) : (
        t('shell.signInOffline')
      )}
    </StandAlonePage>
  );
}
