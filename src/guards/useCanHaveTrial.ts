// Decides whether the user is offered a trial: not if their claims deny it, nor once they have started one.
import { useTrialStarted } from '../api/subscriptions/trialStarted';
import { useProfile } from '../auth/useProfile';

/** True if the claims allow a trial; false once one was started since sign-in, even if that was cancelled or upgraded. */
export function useCanHaveTrial(): boolean {
  const { canHaveTrial } = useProfile();
  const isStarted = useTrialStarted();
  return canHaveTrial && !isStarted;
}
