// What a tab shows after its session ended in another one: no customer data, only a login button.
import { Button } from '../ui/form/Button';
import { StandAlonePage } from './StandAlonePage';
import { t } from '../messages/t';

interface SignedOutProps {
  /** The identity provider ended the session, not the user: what was typed is kept (docs/product/sign-in.md#lost-session). */
  isLost: boolean;
  onLogin: () => void;
}

/** Shows that the user was logged out, with a login button. */
export function SignedOut({ isLost, onLogin }: SignedOutProps) {
  return (
    <StandAlonePage
      title={t(isLost ? 'shell.sessionLost' : 'shell.signedOut')}
      actions={
        <Button variant="contained" onClick={onLogin}>
          {t('shell.logInAgain')}
        </Button>
      }
    >
      {t(isLost ? 'shell.sessionLostAbout' : 'shell.signedOutAbout')}
    </StandAlonePage>
  );
}
