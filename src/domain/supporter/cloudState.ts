// States as the cloud provider names them, made readable (docs/product/look.md#states).
import { capitalWireLabel } from '../text/shown';
import { urgencyOf, type Meaning } from '../values/meaning';

/** Returns 'Create complete' for 'CREATE_COMPLETE'. */
export function cloudStateLabel(state: string): string {
  return capitalWireLabel(state.toLowerCase());
}

/** Returns what a stack's or a machine's state means. A rollback means a failed change, even once it is complete. */
export function cloudStateMeaning(state: string): Meaning {
  if (/FAILED|ROLLBACK/i.test(state)) return 'bad';
  if (/^DELETE|^(?:STOPPED|TERMINATED)$/i.test(state)) return 'ended';
  if (/COMPLETE$|^RUNNING$/i.test(state)) return 'good';
  return 'busy';
}

/** Returns a state's rank by urgency: 0 for the most urgent. */
export function cloudStateUrgency(state: string): number {
  return urgencyOf(cloudStateMeaning(state));
}
