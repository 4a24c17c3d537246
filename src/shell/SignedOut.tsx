// What a tab shows after the user logged out in another one: nothing of the customer's, and the way back in.
import Button from '@mui/material/Button';
import { StandAlonePage } from './StandAlonePage';

/** Takes what the login button does. */
export function SignedOut({ onLogin }: { onLogin: () => void }) {
  return (
    <StandAlonePage
      title="You have logged out"
      actions={
        <Button variant="contained" onClick={onLogin}>
          Log in again
        </Button>
      }
    >
      You logged out of the portal in another tab of this browser.
    </StandAlonePage>
  );
}
