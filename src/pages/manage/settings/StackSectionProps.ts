// The props that all sections about the instance itself share.
import type { Subscription } from '../../../domain/subscriptions/subscription';

/** The props of a section that needs a stack. */
export interface StackSectionProps {
  subscription: Subscription;
  /** The id of the subscription's stack. */
  stackId: string;
}
