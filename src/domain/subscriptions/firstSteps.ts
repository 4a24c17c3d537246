// What to do with a new instance (docs/product/first-steps.md): for which instances the steps are shown, and which of them the
// user may take.
import type { PlainKey } from '../../messages/t';
import { comesToBe } from '../instances/instance';
import type { Permission } from './permission';
import { isTrial, type Subscription } from './subscription';

/** Identifies a step. */
export type StepId = 'open' | 'users' | 'mfa' | 'connection' | 'files' | 'probe' | 'plan';

/** A step: its name, and the permission it needs. */
export interface FirstStep {
  id: StepId;
  label: PlainKey;
  needs?: Permission;
}

const STEPS: readonly FirstStep[] = [
  { id: 'open', label: 'common.openPrtg' },
  { id: 'users', label: 'firstSteps.inviteUsers', needs: 'manageInstance' },
  { id: 'mfa', label: 'settings.requireMfa', needs: 'manageInstance' },
  { id: 'connection', label: 'firstSteps.connectEntraId', needs: 'manageInstance' },
  { id: 'files', label: 'firstSteps.uploadFiles', needs: 'uploadFiles' },
  { id: 'probe', label: 'firstSteps.connectProbe', needs: 'manageInstance' },
  { id: 'plan', label: 'firstSteps.choosePlan', needs: 'manageSubscription' },
];

/** Returns the steps that the user may take with this instance, in their order; none if it is no trial and isn't new. */
export function firstSteps(
  subscription: Subscription,
  may: (permission: Permission) => boolean,
  isNew: boolean,
): readonly FirstStep[] {
  if (!comesToBe(subscription) || !(isTrial(subscription) || isNew)) return [];
  const steps = STEPS.filter(
    ({ id, needs }) => (needs === undefined || may(needs)) && (id !== 'plan' || isTrial(subscription)),
  );
  // Opening PRTG alone is no list: the page's header has that link.
  return steps.length > 1 ? steps : [];
}
