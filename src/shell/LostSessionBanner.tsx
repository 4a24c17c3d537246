// Tells the user that the session is lost, while it waits for what is under way (docs/product/sign-in.md#lost-session).
import LostIcon from '@mui/icons-material/LockClockOutlined';
import { Button } from '../ui/form/Button';
import { useSyncExternalStore } from 'react';
import { useSession } from '../auth/SessionProvider';
import { StatusLine } from './StatusLine';
import { t } from '../messages/t';

/** A status line above the page, with a button that waits no longer. */
export function LostSessionBanner() {
  const session = useSession();
  const isLost = useSyncExternalStore(session.onChange, session.isLost);
  return (
    <StatusLine icon={<LostIcon fontSize="small" color="warning" />}>
      {isLost && (
        <>
          <span>{t('shell.sessionLostSoon')}</span>
          <Button size="small" onClick={() => void session.stopWaiting()}>
            {t('shell.logInNow')}
          </Button>
        </>
      )}
    </StatusLine>
  );
}
