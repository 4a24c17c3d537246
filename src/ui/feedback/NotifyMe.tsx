// Lets the user choose a browser notification for when an instance is ready (docs/product/polling.md#notify-me). The browser's
// permission is requested when the button is pressed, never before; without it, a message below the button says so.
import NotifyIcon from '@mui/icons-material/NotificationsNoneOutlined';
import NotifiedIcon from '@mui/icons-material/NotificationsActive';
import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { Button } from '../form/Button';
import { wantsNotification, storeWantsNotification } from '../../browser/storage/userStorage';
import { allowance, askToNotify, type Allowance } from '../../browser/notifications';
import { announce } from '../../browser/announce';
import { t, type PlainKey } from '../../messages/t';
import { KeepFocus } from './KeepFocus';

/** The message shown if it can't be switched on. */
const WHY_NOT: Readonly<Record<Exclude<Allowance, 'granted'>, PlainKey>> = {
  denied: 'ready.denied',
  unasked: 'ready.unanswered',
  unsupported: 'ready.unsupported',
};

interface NotifyMeProps {
  /** The user's `sub`. */
  user: string;
  /** The subscription's id. */
  id: string;
}

/** A toggle button with a description below it. */
export function NotifyMe({ user, id }: NotifyMeProps) {
  const wordsId = useId();
  const [isOn, setIsOn] = useState(() => wantsNotification(user, id) && allowance() === 'granted');
  const [answer, setAnswer] = useState<Allowance>('granted');
  const remember = (next: boolean) => {
    storeWantsNotification(user, id, next);
    setIsOn(next);
  };
  const press = async () => {
    if (isOn) {
      remember(false);
      return;
    }
    const allowed = await askToNotify();
    setAnswer(allowed);
    remember(allowed === 'granted');
    announce(t(allowed === 'granted' ? 'ready.on' : WHY_NOT[allowed]));
  };
  return (
    <>
      <KeepFocus>
        <Button
          size="small"
          aria-pressed={isOn}
          aria-describedby={wordsId}
          startIcon={isOn ? <NotifiedIcon /> : <NotifyIcon />}
          onClick={() => void press()}
          sx={{ ml: -0.5 }}
        >
          {t('ready.notifyMe')}
        </Button>
      </KeepFocus>
      <Box id={wordsId} sx={{ typography: 'caption', color: 'text.secondary' }}>
        {isOn ? t('ready.on') : answer !== 'granted' && t(WHY_NOT[answer])}
      </Box>
    </>
  );
}
