// Resets the password (docs/product/sign-in.md#password): the vendor sends an e-mail.
import { passwordMailSent, useResetPassword } from '../../api/user/account';
import { failureWords } from '../../api/outcomes/uncertain';
import { useProfile } from '../../auth/useProfile';
import { t } from '../../messages/t';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureAlert } from '../../ui/feedback/FailureAlert';
import { Alert } from '../../ui/feedback/Alert';
import { ActionRow } from './ActionRow';

/** The button, and whether the e-mail has been sent. */
export function PasswordReset() {
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
          <FailureAlert message={failureWords(error, (why) => t('account.passwordMailFailed', { why }))} />
        ) : (
          sentTo !== undefined && <Alert kind="info">{passwordMailSent(sentTo)}</Alert>
        )
      }
    />
  );
}
