// The user's own multifactor authentication (docs/product/sign-in.md#multifactor). Switching it on needs confirmation and
// ends with a logout; switching it off fetches fresh claims. If the vendor requires it, it can't be changed.
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { mfaChanged, useSetMfa } from '../../api/user/account';
import { failureWords } from '../../api/outcomes/uncertain';
import { useSession } from '../../auth/SessionProvider';
import { useProfile } from '../../auth/useProfile';
import { toastDuration } from '../../domain/values/toast';
import { t } from '../../messages/t';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';
import { Alert } from '../../ui/feedback/Alert';
import { SwitchRow } from '../../ui/choices/SwitchRow';

/** The switch. It shows the claim, or the state the server has accepted if fresh claims could not be fetched. */
export function MfaSwitch() {
  const { useMfa, forceMfa } = useProfile();
  const { logoutAfter, refreshClaims } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const [accepted, setAccepted] = useState<boolean>();

  const { run, variables, error } = useSetMfa({
    accepted: async (isOn) => {
      if (isOn) {
        setAccepted(true);
        await logoutAfter(toastDuration(mfaChanged(true)));
      } else {
        // The claims are as old as the last identity token. If fresh ones can't be fetched, the server's answer counts.
        const refreshed = await refreshClaims().then(
          () => true,
          () => false,
        );
        setAccepted(refreshed ? undefined : false);
      }
    },
    // Fresh claims show whether the change took effect, if they can be fetched.
    uncertain: () => void refreshClaims().catch(() => undefined),
  });

  return (
    <div>
      <SwitchRow
        label={t('account.mfa')}
        description={forceMfa ? t('account.mfaForced') : t('account.mfaAbout')}
        isOn={forceMfa || (accepted ?? useMfa)}
        pending={variables}
        isLocked={forceMfa}
        failure={error ? failureWords(error, (why) => t('account.mfaFailed', { why })) : undefined}
        onChange={(isOn) => (isOn ? setIsAsking(true) : run(false))}
      />
      {accepted && <LoggingOut />}
      <ConfirmDialog
        open={isAsking}
        title={t('account.mfaQuestion')}
        confirmLabel={t('account.switchOn')}
        onConfirm={() => {
          setIsAsking(false);
          run(true);
        }}
        onClose={() => setIsAsking(false)}
      >
        <Typography>{t('account.mfaConsequence')}</Typography>
      </ConfirmDialog>
    </div>
  );
}

function LoggingOut() {
  return <Alert kind="info">{t('account.loggingOut')}</Alert>;
}
