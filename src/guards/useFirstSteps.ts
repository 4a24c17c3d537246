// Which first steps an instance has (docs/product/first-steps.md#whose), for its page and for Help.
import { isNewHere } from '../api/subscriptions/createdHere';
import { useNow } from '../browser/effects/useTimer';
import { firstSteps, type FirstStep } from '../domain/subscriptions/firstSteps';
import type { Subscription } from '../domain/subscriptions/subscription';
import { usePermission } from './usePermission';

/** Returns the steps that the user may take with the instance; none without one, or if it isn't new. */
export function useFirstSteps(subscription: Subscription | undefined): readonly FirstStep[] {
  const may = usePermission(subscription?.id ?? '');
  const now = useNow();
  return subscription ? firstSteps(subscription, may, isNewHere(subscription.id, now)) : [];
}
