// The user's own sign-in (docs/product/sign-in.md#password, docs/product/sign-in.md#multifactor): a mail to reset the
// password, and multifactor authentication.
import { message, t } from '../../messages/t';
import { useChange, type Change } from '../outcomes/change';
import { orUnconfirmed, UncertainError } from '../outcomes/uncertain';
import { ignored } from '../../wire/schema';
import { send } from '../client/http';

/** Returns the success message, with the address the mail went to; `email` is '' if that isn't known. */
export function passwordMailSent(email: string): string {
  return email === '' ? t('account.passwordMailSentToYou') : t('account.passwordMailSent', { email });
}

/** POST /customer/reset_password. Run with the user's email address, for the success message. */
export function useResetPassword(): Change<string, string> {
  return useChange({
    mutationKey: ['reset-password'],
    isForgotten: true,
    mutationFn: async (email: string) => {
      await orUnconfirmed(
        send('post', '/customer/reset_password', ignored),
        message('account.passwordMailUnconfirmed'),
      );
      return email;
    },
    success: passwordMailSent,
  });
}

/** Returns the success message of switching one's own multifactor on or off. */
export function mfaChanged(isOn: boolean): string {
  return t('account.mfaChanged', { state: isOn ? 'on' : 'off' });
}

interface AfterMfa {
  /** Called once the change was accepted and announced; the change stays pending until the promise resolves. */
  accepted: (isOn: boolean) => Promise<void>;
  /** Called if the outcome is unknown: the change may or may not have been made. */
  uncertain: () => void;
}

/** PUT /customer/mfa. The callbacks are called even if the screen was left. */
export function useSetMfa({ accepted, uncertain }: AfterMfa): Change<boolean> {
  return useChange({
    mutationKey: ['mfa'],
    isForgotten: true,
    mutationFn: async (isOn: boolean) => {
      await orUnconfirmed(
        send('put', '/customer/mfa', ignored, { mfa_flag: isOn }),
        message('account.mfaUnconfirmed'),
      );
      return isOn;
    },
    onSuccess: accepted,
    onError: (error) => {
      if (error instanceof UncertainError) uncertain();
    },
    success: mfaChanged,
  });
}
