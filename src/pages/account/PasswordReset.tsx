// The way to a new password (docs/product/sign-in.md#password): the vendor sends a mail.
import { passwordMailSent, useResetPassword } from '../../api/user/account';
import { isUncertain } from '../../api/outcomes/confirmOutcome';
import { useProfile } from '../../auth/useProfile';
import { BusyButton } from '../../ui/form/BusyButton';
import { FailureNotice } from '../../ui/feedback/FailureNotice';
import { Notice } from '../../ui/feedback/Notice';
import { ActionRow } from './ActionRow';

/** The button, and whether the mail is on its way. */
export function PasswordReset() {
  const { email = 'your address' } = useProfile();
  const { run, isPending, data: sentTo, error } = useResetPassword();
  return (
    <ActionRow
      title="Password"
      description="We send you an e-mail with a link to set a new one."
      action={
        <BusyButton variant="outlined" busy={isPending} onClick={() => run(email)}>
          Reset password
        </BusyButton>
      }
      outcome={
        error ? (
          <FailureNotice message={failure(error)} />
        ) : (
          sentTo !== undefined && <Notice kind="info">{passwordMailSent(sentTo)}</Notice>
        )
      }
    />
  );
}

function failure(error: Error): string {
  const what = isUncertain(error)
    ? 'We could not confirm that the e-mail was sent.'
    : 'The e-mail could not be sent.';
  return `${what} ${error.message}`;
}
