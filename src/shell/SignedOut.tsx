// What a tab shows after the user logged out in another one: no customer data, only a login button.
import Button from '@mui/material/Button';
import { StandAlonePage } from './StandAlonePage';
import { t } from '../messages/t';

/** Shows that the user was logged out, with a login button. */
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
