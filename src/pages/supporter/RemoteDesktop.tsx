// Opens remote desktop to a stack's machine (docs/product/supporter.md#remote-desktop): asks for confirmation,
// naming customer and host, then shows the access data and how long they work.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/form/Button';
import { failureSentence } from '../../api/outcomes/uncertain';
import { hierarchyQuery } from '../../api/supporter/supporterCustomers';
import { useOpenDesktop } from '../../api/supporter/supporterInstances';
import { stackSubscriptionQuery } from '../../api/supporter/supporterTrials';
import { nameIn } from '../../domain/supporter/hierarchy';
import type { FoundStack } from '../../domain/supporter/supporterSearch';
import { message, t } from '../../messages/t';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';
import { RichText } from '../../ui/content/RichText';
import { visuallyHidden } from '../../ui/content/styles';
import { clockSkewMs } from '../../api/client/recentCalls';
import type { Desktop } from '../../wire/supporter';
import { ABSENT } from '../../domain/text/shown';
import { clockTime, secondsLeft } from '../../domain/values/countdown';
import { useInterval } from '../../browser/effects/useTimer';
import { FactList } from '../../ui/content/FactList';
import { SecretText } from '../../ui/content/SecretText';
import { copied } from './parts';

/** Shows the button that opens remote desktop, its confirmation, and the access data. */
export function RemoteDesktop({ stack }: { stack: FoundStack }) {
  const { name, subdomain, customerId, subscriptionId } = stack;
  const { ask, isPending, error, reset } = useOpenDesktop(name, subdomain);
  const [isAsking, setIsAsking] = useState(false);
  const [desktop, setDesktop] = useState<OpenDesktop>();
  // Other parts of the page read these too; without them, the dialog shows the customer's id and the subdomain.
  const { data: tree } = useQuery({ ...hierarchyQuery(customerId), enabled: customerId !== '' });
  const { data: billing } = useQuery({
    ...stackSubscriptionQuery(subscriptionId),
    enabled: subscriptionId !== '',
  });
  const customer = nameIn(tree, customerId) || t('common.unknown');
  const host = billing?.fqdn ?? subdomain;

  const open = async () => {
    try {
      const { rdpPassword, ...access } = await ask();
      // Within a function: the page shows a mask, and only its buttons read the password.
      setDesktop({ ...access, readPassword: () => Promise.resolve(rdpPassword) });
      setIsAsking(false);
    } catch {
      // The dialog shows the error, and so does a toast.
    }
  };
  return (
    <>
      <Typography color="textSecondary" sx={{ typography: 'caption', mb: 1 }}>
        {t('supporter.desktop')}
      </Typography>
      {desktop && (
        <DesktopAccess key={desktop.openUntil} desktop={desktop} onEnd={() => setDesktop(undefined)} />
      )}
      <Box role="status" sx={visuallyHidden}>
        {desktop && t('supporter.desktopIsOpen')}
      </Box>
      <Button
        variant="outlined"
        size="small"
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        {t('supporter.openDesktop')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('supporter.openDesktopTo', { host })}
        confirmLabel={t('supporter.open')}
        busy={isPending}
        failure={
          error ? failureSentence(error, (why) => t('supporter.desktopNotOpened', { why })) : undefined
        }
        onConfirm={() => void open()}
        onClose={() => setIsAsking(false)}
      >
        <Typography component="ul" sx={{ m: 0, pl: 2.5 }}>
          <li>
            <RichText message={message('supporter.desktopCustomer', { customer })} tags={{ strong }} />
          </li>
          <li>
            <RichText message={message('supporter.desktopHost', { host })} tags={{ strong }} />
          </li>
          <li>{t('supporter.desktopAbout')}</li>
        </Typography>
      </ConfirmDialog>
    </>
  );
}

const strong = (words: string) => <strong translate="no">{words}</strong>;

// The access data for a machine whose remote desktop is open, until it closes.

/** An open remote desktop. A function returns its password, which only `SecretText` calls. */
interface OpenDesktop extends Omit<Desktop, 'rdpPassword'> {
  readPassword: () => Promise<string>;
}

interface DesktopAccessProps {
  desktop: OpenDesktop;
  /** Called when the time is up. */
  onEnd: () => void;
}

/** Shows the access data with a countdown, and calls `onEnd` at its end. */
function DesktopAccess({ desktop, onEnd }: DesktopAccessProps) {
  const { host, port, username, openUntil, readPassword } = desktop;
  const left = useSecondsLeft(openUntil, onEnd);
  return (
    <Box sx={{ mb: 2 }}>
      <FactList
        facts={[
          copied(t('newInstance.address'), t('consequences.addressNoun'), `${host}:${port}`),
          copied(t('supporter.user'), t('prtgUsers.user'), username),
          {
            label: t('supporter.timeLeft'),
            value: (
              <Box component="span" role="timer" aria-live="off" sx={{ typography: 'h3' }}>
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
