// What a tab shows after the user logged out in another one: nothing of the customer's, and the way back in.
import Button from '@mui/material/Button';
import { StandAlonePage } from './StandAlonePage';
import { t } from '../messages/t';

/** Takes what the login button does. */
export function SignedOut({ onLogin }: { onLogin: () => void }) {
  return (
    <StandAlonePage
      title={t('shell.signedOut')}
      actions={
        <Button variant="contained" onClick={onLogin}>
          {t('shell.logInAgain')}
        </Button>
      }
    >
      {t('shell.signedOutAbout')}
    </StandAlonePage>
  );
}
