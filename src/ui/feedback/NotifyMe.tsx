// Switches on that the browser notifies the user once an instance is ready (docs/product/polling.md#notify-me). The browser's
// permission is asked for by the press, never before; where there is none it says so in place.
import NotifyIcon from '@mui/icons-material/NotificationsNoneOutlined';
import NotifiedIcon from '@mui/icons-material/NotificationsActive';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { isWished, keepWish } from '../../browser/kept/notifyWishes';
import { allowance, askToNotify, type Allowance } from '../../browser/notifications';
import { say } from '../../browser/say';
import { t, type PlainKey } from '../../messages/t';
import { KeepFocus } from './KeepFocus';

/** What is said where it can't be switched on. */
const WHY_NOT: Readonly<Record<Exclude<Allowance, 'granted'>, PlainKey>> = {
  denied: 'ready.denied',
  unasked: 'ready.unanswered',
  unsupported: 'ready.unsupported',
};

interface NotifyMeProps {
  /** The user's `sub`. */
  user: string;
  /** The subscription's. */
  id: string;
}

/** A button that stays pressed, and what it means. */
export function NotifyMe({ user, id }: NotifyMeProps) {
  const wordsId = useId();
  const [isOn, setIsOn] = useState(() => isWished(user, id) && allowance() === 'granted');
  const [answer, setAnswer] = useState<Allowance>('granted');
  const wish = (wanted: boolean) => {
    keepWish(user, id, wanted);
    setIsOn(wanted);
  };
  const press = async () => {
    if (isOn) {
      wish(false);
      return;
    }
    const allowed = await askToNotify();
    setAnswer(allowed);
    wish(allowed === 'granted');
    say(t(allowed === 'granted' ? 'ready.on' : WHY_NOT[allowed]));
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
