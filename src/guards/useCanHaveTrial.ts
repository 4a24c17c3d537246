// Whether a trial is offered to the user: not where their claims say no, nor once they have started one.
import { useTrialStarted } from '../api/subscriptions/trialStarted';
import { useProfile } from '../auth/useProfile';

/** False once a trial was started since the user signed in, whatever became of it. */
export function useCanHaveTrial(): boolean {
  const { canHaveTrial } = useProfile();
  const isStarted = useTrialStarted();
  return canHaveTrial && !isStarted;
}
