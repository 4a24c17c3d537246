// Where a login ends that gave no session (docs/product/sign-in.md#rejected-login): outside every guard, with a way
// on, never in a loop.
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SignInFailure } from '../auth/failure';
import { StandAlonePage } from './StandAlonePage';

interface SignInProblemProps {
  /** Undefined where the identity provider could not be reached at all. */
  failure: SignInFailure | undefined;
  onTryAgain: () => void;
  onLogout: () => void;
}

/** Says why the login failed, and offers another one or to end the identity provider's session. */
export function SignInProblem({ failure, onTryAgain, onLogout }: SignInProblemProps) {
  return (
    <StandAlonePage
      title={failure ? 'You could not be signed in' : 'The sign-in could not be reached'}
      actions={
        <>
          <Button variant="contained" onClick={onTryAgain}>
            Try again
          </Button>
          <Button onClick={onLogout}>Log out</Button>
        </>
      }
    >
      {failure ? (
        <>
          The sign-in service did not let you in. Try again, perhaps with another account, or log out and
          start afresh. If it happens again, please contact the person who manages your account.
          {failure.detail !== undefined && (
            <Typography color="textSecondary" sx={{ mt: 2 }}>
              It said: {failure.detail}
            </Typography>
          )}
        </>
      ) : (
        'You seem to be offline. Please check your connection and try again.'
      )}
    </StandAlonePage>
  );
}
