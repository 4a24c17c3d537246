// The access data for a machine whose remote desktop is open, until it closes.
import { useState } from 'react';
import Box from '@mui/material/Box';
import { clockSkewMs } from '../../api/client/recentCalls';
import type { Desktop } from '../../wire/supporter';
import { ABSENT } from '../../domain/text/shown';
import { clockTime, secondsLeft } from '../../domain/values/countdown';
import { useInterval } from '../../browser/effects/useTimer';
import { t } from '../../messages/t';
import { FactList } from '../../ui/content/FactList';
import { SecretText } from '../../ui/content/SecretText';
import { CopyText } from './parts';

/** An open remote desktop. A function returns its password, which only `SecretText` calls. */
export interface OpenDesktop extends Omit<Desktop, 'rdpPassword'> {
  readPassword: () => Promise<string>;
}

interface DesktopAccessProps {
  desktop: OpenDesktop;
  /** Called when the time is up. */
  onEnd: () => void;
}

/** Shows the access data with a countdown, and calls `onEnd` at its end. */
export function DesktopAccess({ desktop, onEnd }: DesktopAccessProps) {
  const { host, port, username, openUntil, readPassword } = desktop;
  const left = useSecondsLeft(openUntil, onEnd);
  return (
    <Box sx={{ mb: 2 }}>
      <FactList
        facts={[
          {
            label: t('supporter.address'),
            value: <CopyText what={t('supporter.addressNoun')} text={`${host}:${port}`} />,
          },
          {
            label: t('supporter.user'),
            value: <CopyText what={t('supporter.userNoun')} text={username} />,
          },
          {
            label: t('supporter.timeLeft'),
            value: (
              <Box component="span" role="timer" aria-live="off" sx={{ fontWeight: 600 }}>
                {left === undefined ? ABSENT : clockTime(left)}
              </Box>
            ),
          },
        ]}
      />
      <Box sx={{ mt: 1.5 }}>
        <SecretText what={t('supporter.desktopPasswordNoun')} read={readPassword} />
      </Box>
    </Box>
  );
}

/**
 * Returns the seconds left by the API's clock; undefined if the time was up from the start: this machine's clock is wrong then
 * by an unknown amount, so the access data stay.
 */
function useSecondsLeft(until: number, onEnd: () => void): number | undefined {
  const [left, setLeft] = useState(() => secondsLeft(until, apiNow()) || undefined);
  useInterval(1000, () => {
    if (left === undefined) return;
    const now = secondsLeft(until, apiNow());
    setLeft(now);
    if (now === 0) onEnd();
  });
  return left;
}

/** The API's time in epoch ms; this machine's if that isn't known. */
const apiNow = () => Date.now() - (clockSkewMs() ?? 0);
