// How the user's sign-in is protected (docs/product/sign-in.md#identity, docs/product/sign-in.md#multifactor). Users who
// sign in with another provider manage password and second factor there.
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useProfile } from '../../auth/useProfile';
import { signInPlace, signsInWithPassword } from '../../domain/session/profile';
import { t } from '../../messages/t';
import { SectionCard } from '../../ui/content/SectionCard';
import { mfaChanged, useSetMfa, passwordMailSent, useResetPassword } from '../../api/user/account';
import { failureSentence } from '../../api/outcomes/uncertain';
import { useSession } from '../../auth/SessionProvider';
import { toastDuration } from '../../domain/values/toast';
import { ConfirmDialog } from '../../ui/form/ConfirmDialog';
import { Alert } from '../../ui/feedback/Alert';
import { SwitchRow } from '../../ui/choices/SwitchRow';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { ActionRow } from './ActionRow';

/** Password and multifactor authentication, or where they are managed. */
export function SecuritySection() {
  const profile = useProfile();
  return (
    <SectionCard id="security" title={t('account.security')}>
      {signsInWithPassword(profile) ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <PasswordReset />
          <MfaSwitch />
        </Box>
      ) : (
        <Typography>{t('account.managedElsewhere', signInPlace(profile))}</Typography>
      )}
    </SectionCard>
  );
}

// The user's own multifactor authentication (docs/product/sign-in.md#multifactor). Switching it on needs confirmation and
// ends with a logout; switching it off fetches fresh claims. If the vendor requires it, it can't be changed.

/** The switch. It shows the claim, or the state the server has accepted if fresh claims could not be fetched. */
function MfaSwitch() {
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
        failure={error ? failureSentence(error, (why) => t('account.mfaFailed', { why })) : undefined}
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

// Resets the password (docs/product/sign-in.md#password): the vendor sends an e-mail.

/** The button, and whether the e-mail has been sent. */
function PasswordReset() {
  const { email = '' } = useProfile();
  const { run, isPending, data: sentTo, error } = useResetPassword();
  return (
    <ActionRow
      title={t('account.password')}
      description={t('account.passwordAbout')}
      action={
        <BusyButton variant="outlined" busy={isPending} onClick={() => run(email)}>
          {t('account.resetPassword')}
        </BusyButton>
      }
      outcome={
        error ? (
          <FailureAlert message={failureSentence(error, (why) => t('account.passwordMailFailed', { why }))} />
        ) : (
          sentTo !== undefined && <Alert kind="info">{passwordMailSent(sentTo)}</Alert>
        )
      }
    />
  );
}
