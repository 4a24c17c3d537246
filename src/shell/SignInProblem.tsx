// The page for a login that ended without a session (docs/product/sign-in.md#rejected-login): outside every guard, with
// actions to continue, never a redirect loop.
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '../ui/form/Button';
import { hindranceMessage, type Refusal } from '../auth/signIn';
import type { Hindrance } from '../domain/session/signInErrors';
import { useListener } from '../browser/effects/useListener';
import { network } from '../browser/network';
import { StandAlonePage } from './StandAlonePage';
import { t, textOf } from '../messages/t';

interface SignInProblemProps {
  /** Why the identity provider refused the login, or what else was in the way. */
  problem: Refusal | Hindrance;
  onTryAgain: () => void;
  /** Called when the network is back, if something was in the way. */
  onBackOnline: () => void;
  onLogout: () => void;
}

/**
 * Shows why the login failed, and offers to try again or to end the identity provider's session. If it wasn't refused,
 * tries again when the network is back (docs/product/failures.md#offline).
 */
export function SignInProblem({ problem, onTryAgain, onBackOnline, onLogout }: SignInProblemProps) {
  const [isLeaving, setLeaving] = useState(false);
  const hindrance = typeof problem === 'string' ? problem : undefined;
  const isAway = hindrance !== undefined && !['storage', 'clock', 'unfinished'].includes(hindrance);
  useListener(network, 'online', onBackOnline, { isOn: hindrance !== undefined && !isLeaving });
  return (
    <StandAlonePage
      title={t(isAway ? 'shell.signInUnavailable' : 'shell.notSignedIn')}
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
      {typeof problem === 'string' ? textOf(hindranceMessage(problem)) : <Refused refusal={problem} />}
    </StandAlonePage>
  );
}

function Refused({ refusal: { detail } }: { refusal: Refusal }) {
  return (
    <>
      <div>{t('shell.notSignedInAbout')}</div>
      {detail !== undefined && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('shell.details', { detail })}
        </Typography>
      )}
    </>
  );
}
